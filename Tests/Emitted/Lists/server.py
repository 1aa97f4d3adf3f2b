#!/usr/bin/env python3
"""Serves the lists of seven services over HTTP, each page by page in its own way, for the story of lists.

    server.py FILE        listens on a free port of the loopback, and writes it to FILE

Each list has the rows 1 to 7, at most three in a page.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

ROWS = [{"id": number, "title": f"Row {number}"} for number in range(1, 8)]
SIZE = 3


def after(number, inclusive=False):
    return [row for row in ROWS if row["id"] > number or inclusive and row["id"] == number][:SIZE]


def numbered(query, size, first=1):
    """The rows of a page by its number; what asks for no other size gets no more than that."""
    assert int(query[size]) == SIZE, query
    start = (int(query["page"]) - first) * SIZE
    return ROWS[start:start + SIZE]


def answer(path, query):
    """The body, and the query of the next page where a header has it."""
    if path == "/repos/apple/swift/issues":
        return numbered(query, "per_page"), None
    if path == "/repos/apple/swift/pulls":
        page = int(query.get("page", 1))
        rows = ROWS[(page - 1) * SIZE:page * SIZE]
        return rows, f"?page={page + 1}" if rows[-1] != ROWS[-1] else None
    if path == "/timelines/public":
        return after(int(query.get("max_id", 0))), None
    if path == "/statuses/public_timeline.json":
        rows = after(int(query.get("max_id", 0)), inclusive=True)
        return {"statuses": rows, "next_cursor": 0}, None
    if path == "/search":
        hits = numbered(query, "hitsPerPage", first=0)
        return {"hits": hits, "nbPages": -(-len(ROWS) // SIZE)}, None
    if path == "/products":
        start = int(query["skip"])
        return {"products": ROWS[start:start + SIZE], "total": len(ROWS), "skip": start}, None
    if path == "/r/swift/hot":
        rows = after(int(query.get("after", "t_0")[2:]))
        children = [{"kind": "t", "data": row} for row in rows]
        last = None if rows[-1] == ROWS[-1] else f"t_{rows[-1]['id']}"
        return {"kind": "Listing", "data": {"children": children, "after": last}}, None
    if path == "/quakes.geojson":
        return {"type": "FeatureCollection", "features": ROWS}, None
    return None, None


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def do_GET(self):
        url = urlsplit(self.path)
        body, following = answer(url.path, dict(parse_qsl(url.query)))
        data = json.dumps(body).encode()
        self.send_response(404 if body is None else 200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        if following:
            self.send_header("Link", f'<?page=1>; rel="first", <{following}>; rel="next"')
        self.end_headers()
        self.wfile.write(data)


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
Path(sys.argv[1]).write_text(str(server.server_port))
server.serve_forever()
