"""Flat arrays of 64-bit numbers: native vectors where the engine is compiled, plain lists where it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    from flashover import native

    if native.build() == "compiled":
        from librt.vecs import append, vec
        from mypy_extensions import i64
    else:
        i64 = int

        class vec:  # noqa: N801 - stands for the native type of the same name
            """`vec[i64](items)` is an ordinary list in the interpreted build."""

            def __class_getitem__(cls, item: object) -> type:
                return list

        def append(items, item):
            """The native `append` returns the vector it added to; so does this one."""
            items.append(item)
            return items
