CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    setup TEXT NOT NULL,
    title TEXT NOT NULL,
    public INTEGER NOT NULL,
    dice TEXT NOT NULL,
    secret BLOB NOT NULL,
    deal BLOB NOT NULL,
    parent TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    result TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;

CREATE INDEX tables_open ON tables (public, result, changed);

CREATE TABLE lines (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    before TEXT NOT NULL,
    hash TEXT NOT NULL,
    command TEXT NOT NULL,
    spent INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    nonce TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    v INTEGER NOT NULL,
    state BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    phrase TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
