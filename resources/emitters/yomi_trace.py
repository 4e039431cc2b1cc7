# SPDX-FileCopyrightText: The Yomi authors
# SPDX-License-Identifier: MIT
"""Records a search for Yomi. Python 3.6, this file alone:

    with yomi_trace.Writer("run.yt", fail="soft") as trace:
        trace.iteration(depth)
        trace.enter("-", alpha, beta, d=depth)  # the root; below it the move
        trace.leave(value, "lower", "beta", best=move)

Each function takes the parts of its line in the order of the format, then any fields; Yomi's manual
explains them on its page Recordings. Numbers are not rounded, texts may have any characters. The
lines reach the file when the last open node is left, and every second.
"""
import re
import time


def _text(part):
    return re.sub("[\0- %\x7f]", lambda each: "%%%02X" % ord(each[0]), str(part))


def _line(symbol, parts, fields):
    return " ".join([symbol, *map(_text, parts), *(f"{name}={_text(value)}" for name, value in fields.items())])


class Writer:
    def __init__(self, file, **header):
        """Writes to a path, or to a text stream. While `on` is False, an event costs a branch."""
        self._closes = isinstance(file, str)
        self._file = open(file, "w", encoding="utf-8", newline="\n") if self._closes else file
        self.on, self._flushed, self._open, self._passes = True, time.monotonic(), [], 0
        self.filter()
        self._write(_line("yomi-trace", [1], header))

    def filter(self, to_ply=float("inf"), every_pass=1, along=None, below=None):
        """Before the first node; recorded is what passes all: nodes to a ply (the root's is 0), the
        first root and each `every_pass`th after it, the children of each node on a line of moves,
        the nodes entered with a field `key` and all below them."""
        self._last_ply, self._step = to_ply, every_pass
        self._line = None if along is None else [str(move) for move in along]
        self._key = None if below is None else str(below)

    def iteration(self, *name, **fields):
        self._open.clear()  # what is open stays unfinished
        self._add("i", name, fields)

    def enter(self, move, *window, **fields):
        if not self.on:
            return
        move, top = str(move), not self._open
        if top:
            self._top_ply = 0 if move == "-" else 1  # the root may be left untold
            self._is_pass = self._passes % self._step == 0
            self._passes += 1
        ply = self._top_ply + len(self._open)
        below = self._key is None if top else self._open[-1][0]
        on_line = top or self._open[-1][1]
        follows = on_line and (ply == 0 or move in (self._line or [])[ply - 1 : ply])
        found = below or self._key is not None and str(fields.get("key")) == self._key
        shown = found and self._is_pass and ply <= self._last_ply and (on_line or self._line is None)
        self._open.append((shown, follows, move))
        if shown and not below and ply > 0:
            fields["path"] = ",".join(node[2] for node in self._open[1 - self._top_ply :])
        if shown:
            self._write(_line(">", [move, *window], fields))

    def table(self, *entry_use, **fields):
        self._add("t", entry_use, fields)

    def eval(self, value, **fields):
        self._add("e", [value], fields)

    def window(self, alpha, beta, *why, **fields):
        self._add("w", [alpha, beta, *why], fields)

    def skip(self, move, *why, **fields):
        self._add("x", [move, *why], fields)

    def store(self, *entry, **fields):
        self._add("s", entry, fields)

    def leave(self, value, *bound_reason, **fields):
        self._add("<", [value, *bound_reason], fields)
        if self.on:
            if self._open:
                self._open.pop()
            if not self._open:
                self.flush()

    def flush(self):
        self._flushed = time.monotonic()
        self._file.flush()

    def close(self):
        if not self._file.closed:
            self.flush()
            if self._closes:
                self._file.close()
        self.on = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _add(self, symbol, parts, fields):
        if self.on and (not self._open or self._open[-1][0]):
            self._write(_line(symbol, parts, fields))

    def _write(self, line):
        self._file.write(line + "\n")
        if time.monotonic() - self._flushed > 1:
            self.flush()
