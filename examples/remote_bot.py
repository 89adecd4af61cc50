"""A bot of one's own at a table somewhere: sits down and plays. `python remote_bot.py http://host:8000 TABLE`."""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def sit(server: str, table: str) -> str:
    """Take an open seat; the answer has the token that opens it."""
    body = json.dumps({"name": "Remote bot"}).encode()
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables/{table}/sit", body, headers)
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


def play(server: str, table: str) -> dict[str, object]:
    """Play legal moves until the game is over; prefer those that cost nothing but time."""
    with connect(server.replace("http", "ws", 1) + "/ws", additional_headers={"Origin": server}) as socket:
        socket.send(json.dumps({"t": "join", "table": table, "seats": [sit(server, table)]}))
        for text in socket:
            message = json.loads(text)
            if message["t"] == "ended":
                return dict(message["result"])
            if message["t"] in ("view", "events") and message["legal"]:
                acts = [act["text"] for act in message["legal"][0]["acts"]]
                move = "ready" if "ready" in acts else random.choice(acts)
                socket.send(json.dumps({"t": "act", "acts": [move], "v": message["v"], "id": f"v{message['v']}"}))
    raise SystemExit("the connection ended before the game")


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), sys.argv[2]))
