#!/usr/bin/env python3
"""Serves a list of notes over HTTP, for the story of the screens of a list.

    server.py FILE        listens on a free port of the loopback, and writes it to FILE

`PUT /fault` says what becomes of the next request that changes something, or, with `"method": "GET"`,
of the next that reads: its status and its body. `delay` is how many seconds it takes. Status 0 hangs
up, on all of them until `{"mend": true}`: whoever asks may try again by itself.
"""

import json
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

NOTES = {1: {"id": 1, "title": "Bread", "done": False}, 2: {"id": 2, "title": "Salt", "done": True}}
FAULTS = []


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, body=None):
        data = b"" if body is None else json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def body(self):
        return json.loads(self.rfile.read(int(self.headers.get("content-length") or 0)) or "null")

    def is_at_fault(self, reads):
        for fault in FAULTS:
            if (fault.get("method") == "GET") == reads:
                time.sleep(fault.get("delay", 0))
                if fault["status"] == 0:
                    self.close_connection = True
                else:
                    FAULTS.remove(fault)
                    self.answer(fault["status"], fault.get("body"))
                return True
        return False

    def note(self):
        return NOTES.get(int(urlsplit(self.path).path.rsplit("/", 1)[-1]))

    def do_GET(self):
        if self.is_at_fault(reads=True):
            return
        url = urlsplit(self.path)
        if url.path != "/notes":
            note = self.note()
            self.answer(200 if note else 404, note or {"message": "there is no such note"})
            return
        word = parse_qs(url.query).get("q", [""])[0].lower()
        found = [each for each in NOTES.values() if word in each["title"].lower()]
        self.answer(200, {"items": sorted(found, key=lambda each: -each["id"]), "next": None})

    def do_POST(self):
        entered = self.body()
        if self.is_at_fault(reads=False):
            return
        number = max(NOTES, default=0) + 1
        NOTES[number] = {**entered, "id": number}
        self.answer(201, NOTES[number])

    def do_PUT(self):
        entered = self.body()
        if self.path == "/fault":
            if entered.get("mend"):
                FAULTS.clear()
            else:
                FAULTS.append(entered)
            self.answer(204)
            return
        if self.is_at_fault(reads=False):
            return
        note = self.note()
        # The server has the last word: what it made of it is shown.
        note.update(entered, title=entered["title"].strip())
        self.answer(200, note)

    def do_DELETE(self):
        if self.is_at_fault(reads=False):
            return
        NOTES.pop(self.note()["id"])
        self.answer(204)


class Server(ThreadingHTTPServer):
    def handle_error(self, *_):
        """Who asked may be gone."""


server = Server(("127.0.0.1", 0), Handler)
Path(sys.argv[1]).write_text(str(server.server_port))
server.serve_forever()
