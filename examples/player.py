#!/usr/bin/env python3
"""A program that plays on an Aude server. It needs Python 3.8 and nothing else.

    AUDE_TOKEN=aude_… python3 examples/player.py --server https://aude.example

It takes every seat it is invited to, plays until it is stopped, and comes back when the connection is lost. How it decides is in
`choose`: put something better there. docs/programs.md and /api/docs of the server describe everything it uses.
"""

import argparse
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request


class Server:
    """The few things a program asks of a server."""

    def __init__(self, url, token):
        self.url = url.rstrip("/")
        self.token = token

    def open(self, method, path, body=None, timeout=60):
        headers = {"Authorization": "Bearer " + self.token, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        return urllib.request.urlopen(request, timeout=timeout)

    def ask(self, method, path, body=None):
        """Asks until there is an answer. Asking twice does no harm: the server knows what was done."""
        while True:
            try:
                with self.open(method, path, body) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    return json.load(error)  # {"error": {"code": …, "message": …}}
                time.sleep(1)  # too much at once, or the server is closing

    def events(self):
        """What happens, as pairs of a name and data. Ends when the connection does."""
        # Something comes every 15 seconds; after 40 of silence nobody is there.
        with self.open("GET", "/api/programs/stream", timeout=40) as stream:
            name = data = ""
            for line in stream:
                line = line.decode().rstrip("\n")
                if line.startswith("event: "):
                    name = line[7:]
                elif line.startswith("data: "):
                    data = line[6:]
                elif not line and name:
                    yield name, json.loads(data)
                    name = data = ""


def choose(turn):
    """One of turn["actions"]. This player likes cities, roads and monasteries, and keeps a follower in hand."""
    seat, state = turn["seat"], turn["state"]
    followers = state["supply"][seat].get("follower", 0)

    def worth(choice):
        action = choice["action"]
        if action["type"] == "place-tile":
            x, y = action["at"]
            near = sum(abs(t["at"][0] - x) + abs(t["at"][1] - y) <= 2 for t in state["board"])
            return 10 + near  # close to the others, where features are completed
        if action["type"] == "place" and followers > 1:
            return {"city": 9, "monastery": 8, "road": 5}.get(action["segment"]["kind"], 0)
        return 1 if action["type"] == "pass" else 0

    return max(turn["actions"], key=lambda choice: (worth(choice), random.random()))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default="http://127.0.0.1:8340", help="where it plays [%(default)s]")
    parser.add_argument("--games", type=int, default=0, help="end after so many games [go on for ever]")
    options = parser.parse_args()
    if "AUDE_TOKEN" not in os.environ:
        sys.exit("the token is missing: AUDE_TOKEN=aude_… (docs/programs.md says how to get one)")
    server = Server(options.server, os.environ["AUDE_TOKEN"])
    played = 0
    while True:
        try:
            for name, data in server.events():
                if name == "hello":
                    print("here as", data["program"]["name"], flush=True)
                elif name == "invitation":
                    print("invited to", data["room"], flush=True)
                    server.ask("POST", "/api/rooms/{room}/seats/{seat}".format(**data), {})
                elif name == "turn":
                    body = {"at": data["at"], "action": choose(data)["word"]}
                    answer = server.ask("POST", "/api/rooms/{room}/play".format(**data), body)
                    # The game may have gone on without us: somebody took back, or the clock ran out.
                    if "error" in answer:
                        print(data["room"], answer["error"]["message"], flush=True)
                elif name == "over":
                    print(data["room"], "is over:", data["outcome"]["scores"], flush=True)
                    played += 1
                    if played == options.games:
                        return
        except urllib.error.HTTPError as error:
            if error.code in (401, 403):
                sys.exit("the server does not know this token")
            print(error, flush=True)
        except OSError as error:
            print("the connection is lost:", error, flush=True)
        time.sleep(2)


if __name__ == "__main__":
    main()
