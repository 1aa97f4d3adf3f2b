"""Renders a template with Jinja2, compiled: `render.py TEMPLATE ROUNDS OUTPUT`."""

import json
import statistics
import sys
import time
from types import SimpleNamespace

import jinja2

# The values that both engines render; `Fixture.swift` has the same. Objects with attributes
# are what Jinja2 is fastest with.
VALUES = {
    "entity": "Status",
    "module": "Timeline",
    "codable": True,
    "fields": [
        SimpleNamespace(
            name=f"field{i}Value",
            key=f"field{i}Value" if i % 3 == 0 else f"field_{i}_value",
            type="String" if i % 2 == 0 else "Int64",
            optional=i % 4 == 0,
        )
        for i in range(24)
    ],
}


def median(rounds, work):
    """The median time of a call in microseconds, over many samples of ten calls each."""
    samples = []
    for _ in range(rounds // 10):
        start = time.perf_counter_ns()
        for _ in range(10):
            work()
        samples.append((time.perf_counter_ns() - start) / 10_000)
    return statistics.median(samples)


def main():
    path, rounds, output = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    with open(path, encoding="utf-8") as file:
        text = file.read()
    environment = jinja2.Environment(
        autoescape=False, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True
    )
    template = environment.from_string(text)
    with open(output, "w", encoding="utf-8") as file:
        file.write(template.render(VALUES))
    render = median(rounds, lambda: template.render(VALUES))
    parse = median(max(10, rounds // 100), lambda: environment.from_string(text))
    print(json.dumps({"render": render, "parse": parse}))


main()
