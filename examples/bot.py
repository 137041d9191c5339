#!/usr/bin/env python3
"""A bot for Undercroft in nothing but Python's standard library: it takes an open seat and answers at random.

    python3 examples/bot.py http://127.0.0.1:7203 TABLE [--name "My bot"]

TABLE is the id in the table's link, /t/ID. The protocol is in docs/protocol.md; everything here is plain HTTP. A question
comes with forms; a bot that knows no game can answer each of them, as below. One that knows a game reads `view` instead.
"""

import argparse
import json
import random
import time
import urllib.error
import urllib.request


class Server:
    def __init__(self, address):
        self.address = address.rstrip("/")
        self.token = None

    def ask(self, path, body=None):
        """GET, or POST when there is a body. Returns the status and the answer."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data=data, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return response.status, json.load(response)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)


def answer(question):
    """Any answer that fits one of the question's forms; nothing if only a bot that knows the game could make one."""
    forms = [form for form in question["forms"] if form["form"] != "build"]
    if not forms:
        return None
    form = random.choice(forms)
    kind = form["form"]
    if kind == "one-of":
        return {"pick": random.randrange(len(form["choices"]))}
    if kind == "subset":
        count = random.randint(form["min"], form["max"])
        return {"subset": sorted(random.sample(range(len(form["items"])), count))}
    if kind == "order":
        order = list(range(len(form["items"])))
        random.shuffle(order)
        return {"order": order}
    if kind == "number":
        return {"number": random.randint(form["min"], form["max"])}
    if kind == "place":
        low, high = form["surface"]["min"], form["surface"]["max"]
        return {"place": {"x": random.randint(low[0], high[0]), "y": random.randint(low[1], high[1])}}
    if kind == "stroke":
        strongest = form["strongest"]
        item = random.randrange(len(form["items"]))
        return {"stroke": {"item": item, "x": random.randint(-strongest, strongest), "y": random.randint(-strongest, strongest)}}
    return None


def play(server, table, seat):
    seen, asks = 0, 0
    while True:
        status, state = server.ask(f"/api/tables/{table}/state?seat={seat}&since={seen}&lang=en")
        if status != 200:
            raise SystemExit(state["error"]["words"])
        for event in state["events"]:
            print(event["text"]["words"])
        seen = state["version"]
        if state["outcome"]:
            return state["outcome"]["standings"][seat]
        if not state["question"]:
            time.sleep(0.3)
            continue
        chosen = answer(state["question"])
        if chosen is None:
            server.ask(f"/api/tables/{table}/leave", {"seat": seat, "to": "bot:greedy"})
            raise SystemExit("a whole construction is asked for: one of the server's bots plays on")
        asks += 1
        act = {"request": f"{seen}-{asks}", "seat": seat, "version": seen, "answer": chosen}
        status, answered = server.ask(f"/api/tables/{table}/act", act)
        if status == 422 and answered.get("rule"):
            print("refused:", answered["rule"]["id"])
        elif status == 429:
            time.sleep(1)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("--name", default="Python bot")
    options = parser.parse_args()
    server = Server(options.server)
    _, me = server.ask("/api/guests", {"name": options.name})
    server.token = me["token"]
    status, table = server.ask(f"/api/tables/{options.table}/join", {"name": options.name})
    if status != 200:
        raise SystemExit(table["error"]["words"])
    standing = play(server, options.table, table["yours"][0])
    print(f"rank {standing['rank']}, score {standing['score']}")


if __name__ == "__main__":
    main()
