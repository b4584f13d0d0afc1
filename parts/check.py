#!/usr/bin/env python3
"""Check the tile catalogue. README.md explains the format.

  check.py              check everything, print a summary, exit 1 on any error
  check.py --symmetry   print the table kept in symmetry.md
  check.py --json       print the catalogue with everything spelled out
"""

import json
import sys
import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path

HERE = Path(__file__).resolve().parent
# The tile sets of all parts.
FILES = {path.stem: path for path in HERE.glob("*/*.toml")}

SIDES = ("N", "E", "S", "W")
HALVES = ("Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn")  # clockwise
CORNERS = ("nw", "ne", "se", "sw")  # corner k comes right before side k

# What the rule sheets state: tiles per set, and tiles that carry a symbol. The siege
# numbers are explained in README.md.
TOTALS = {
    "base": 72,
    "inns-cathedrals": 18,
    "traders-builders": 24,
    "princess-dragon": 30,
    "tower": 18,
    "abbey-mayor": 12,
    "bridges-castles-bazaars": 12,
    "king-robber": 5,
    "count": 12,
    "cult": 6,
    "siege": 10,
    "river-1": 12,
    "river-2": 12,
}
PARTS = {
    "base": {"monastery": 6, "garden": 8},
    "inns-cathedrals": {"inn": 6, "cathedral": 2},
    "traders-builders": {"wine": 9, "grain": 6, "cloth": 5},
    "princess-dragon": {"volcano": 6, "dragon": 12, "portal": 6, "princess": 6},
    "tower": {"tower": 18},
    "abbey-mayor": {"abbey": 6},
    "bridges-castles-bazaars": {"bazaar": 8},
    "cult": {"shrine": 6},
    "siege": {"siege": 10, "cathars": 4, "besiegers": 6},
    "river-1": {"garden": 1},
    "river-2": {"volcano": 1, "pigs": 1, "inn": 1},
}

# What the sets say that can be printed on tiles.
PRINTS = [tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES.values()]
WORDS = {
    "city": {"princess", "bridge"} | {f"reach-{corner}" for corner in CORNERS},
    "road": {"house", "roundabout", "bridge", "tunnel"} | {f"tunnel-{side.lower()}" for side in SIDES},
    "river": set(),
    "field": {"inner"},
    "carcassonne": set(),
}
for prints in PRINTS:
    for word, mark in prints.get("mark", {}).items():
        WORDS[mark["on"]].add(word)
SYMBOLS = {word for prints in PRINTS for word in prints.get("symbol", {})}
CENTERS = {word for prints in PRINTS for word in prints.get("center", {})}

SET_KEYS = {"number", "name", "total", "start", "second", "last"}
TILE_KEYS = {"count", "at", "group", "stock", "wild", "symbol", "center", "links", "meets", "note"}

# The edge of a tile is a ring of 16 points, clockwise from the north-west corner: corner k
# is point 4k, the middle of side k is 4k + 2, and half-edge h is the odd point 2h + 1.
RING = 16


class Bad(Exception):
    """A fault in the data."""


class Segment:
    """One city, road, river or field of a tile, or its share of Carcassonne."""

    def __init__(self, kind, text):
        text, *touches = text.split(" touches ")
        self.kind, self.words = kind, []
        self.sides, self.halves = [], []
        self.touches = touches[0].split() if touches else []
        for token in text.split():
            if token in SIDES:
                side = SIDES.index(token)
                self.sides.append(side)
                self.halves += [2 * side, 2 * side + 1]
            elif token in HALVES and kind in ("field", "carcassonne"):
                self.halves.append(HALVES.index(token))
            elif token in WORDS[kind]:
                self.words.append(token)
            else:
                raise Bad(f"unknown word {token!r} in {kind} {text!r}")
        if len(set(self.halves)) != len(self.halves):
            raise Bad(f"{kind} {text!r} names a place twice")
        if self.touches and kind != "field":
            raise Bad(f"only a field touches cities, not {kind} {text!r}")
        if kind in ("field", "carcassonne"):
            self.sides = []
            if bool(self.halves) == ("inner" in self.words):
                raise Bad(f"{kind} {text!r} needs places, or else 'inner'")
        elif not self.sides or self.sides != sorted(self.sides):
            raise Bad(f"{kind} {text!r} must name its sides in the order N E S W")
        if kind in ("road", "river"):
            self.halves = []
        if any(w.startswith("tunnel-") and SIDES.index(w[-1].upper()) not in self.sides for w in self.words):
            raise Bad(f"{kind} {text!r}: the tunnel opens on a side without a road")

    @property
    def name(self):
        """How links and fields call this segment: by its first side."""
        return SIDES[self.sides[0]] if self.sides else "carcassonne"

    def corners(self):
        return [CORNERS.index(w[6:]) for w in self.words if w.startswith("reach-")]

    def contacts(self):
        """Where the segment meets the edge of the tile."""
        if self.kind == "carcassonne":
            return [2 * h + 1 for h in self.halves]
        return [4 * side + 2 for side in self.sides] + [4 * corner for corner in self.corners()]

    def cuts(self):
        """The contacts from which the segment parts fields. Fields pass under a city on a
        bridge and over a tunnel, but not under a road on a bridge."""
        if "tunnel" in self.words or (self.kind == "city" and "bridge" in self.words):
            return []
        free = [4 * SIDES.index(w[-1].upper()) + 2 for w in self.words if w.startswith("tunnel-")]
        return [c for c in self.contacts() if c not in free]

    def passes_over(self):
        return any(w == "bridge" or w.startswith("tunnel") for w in self.words)

    def castle(self):
        """May a castle stand on it? It must be one semicircle."""
        return self.kind == "city" and len(self.sides) == 1 and not self.corners() and "bridge" not in self.words


class Body:
    """Segments that hang together and so part the fields as one."""

    def __init__(self, segments, joins):
        self.segments, self.joins = segments, joins
        self.cuts = sorted((cut, s) for s in segments for cut in s.cuts())
        self.contacts = [c for s in segments for c in s.contacts()]

    def arc(self, point):
        """Number of the stretch of edge, between two cuts, that a point lies in."""
        return sum(cut < point for cut, _ in self.cuts) % len(self.cuts) if self.cuts else 0

    def way(self, start, goal):
        """The segments met on the way from one segment to another along the joins."""
        ways = [[start]]
        seen = {id(start)}
        for way in ways:
            if way[-1] is goal:
                return way
            for join in self.joins:
                if any(way[-1] is s for s in join):
                    new = [s for s in join if id(s) not in seen]
                    seen |= {id(s) for s in new}
                    ways += [way + [s] for s in new]
        return []

    def wall(self, point):
        """The segments that bound the face lying at a point of the edge."""
        if not self.cuts:
            return self.segments
        arc = self.arc(point)
        (_, before), (_, after) = self.cuts[arc - 1], self.cuts[arc]
        return self.way(before, after)


class Tile:
    def __init__(self, id, data):
        self.id, self.data = id, data
        if unknown := set(data) - TILE_KEYS - set(WORDS):
            raise Bad(f"unknown keys {sorted(unknown)}")
        self.count, self.at = data.get("count", 1), data.get("at")
        self.symbol, self.center = data.get("symbol"), data.get("center")
        self.wild, self.note = data.get("wild", False), data.get("note")
        carcassonne = [data["carcassonne"]] if "carcassonne" in data else []
        self.segments = [Segment(kind, text) for kind in WORDS for text in
                         (carcassonne if kind == "carcassonne" else data.get(kind, []))]
        self.links = [link.split() for link in data.get("links", [])]
        self.meets = [meet.split() for meet in data.get("meets", [])]

    def of(self, *kinds):
        return [s for s in self.segments if s.kind in kinds]

    def at_side(self, letter):
        """The city, road or river on a side."""
        for s in self.of("city", "road", "river"):
            if letter in SIDES and SIDES.index(letter) in s.sides:
                return s

    def owner(self, half):
        """The city or field, or Carcassonne, at a half-edge."""
        return next(s for s in self.of("city", "carcassonne", "field") if half in s.halves)

    def side_kind(self, side):
        if found := self.at_side(SIDES[side]):
            return found.kind
        kinds = {self.owner(2 * side).kind, self.owner(2 * side + 1).kind}
        return kinds.pop() if len(kinds) == 1 else "mixed"

    # -- checks ------------------------------------------------------------------------

    def check(self):
        if not isinstance(self.count, int) or self.count < 1:
            raise Bad("count must be a positive number")
        if self.symbol not in SYMBOLS | {None} or self.center not in CENTERS | {None}:
            raise Bad("unknown symbol or center")
        if self.wild:
            if self.segments or self.links or self.meets:
                raise Bad("a wild tile has no segments")
            return
        self.check_cover()
        self.check_joins()
        self.check_roads()
        self.check_crossings()
        self.check_fields()

    def check_cover(self):
        """Every side and every half-edge belongs to exactly one thing."""
        middles = Counter(side for s in self.of("city", "road", "river") for side in s.sides)
        if any(n > 1 for n in middles.values()):
            raise Bad("two segments share a side")
        halves = Counter(h for s in self.of("city", "field", "carcassonne") for h in s.halves)
        if wrong := [HALVES[h] for h in range(8) if halves[h] != 1]:
            raise Bad(f"not covered exactly once: {wrong}")
        for side in range(4):
            kind = self.side_kind(side)
            pair = self.owner(2 * side), self.owner(2 * side + 1)
            if kind == "mixed" and not self.at:
                raise Bad(f"side {SIDES[side]} is neither one thing nor the other")
            if kind in ("road", "river") and not all(s.kind == "field" for s in pair):
                raise Bad(f"side {SIDES[side]}: a {kind} has a field on either hand")
            if kind == "field" and pair[0] is not pair[1]:
                raise Bad(f"side {SIDES[side]}: nothing parts the field")

    def check_joins(self):
        """Links and meets name segments that exist, each by its first side."""
        for join in self.links + self.meets:
            ends = [self.at_side(x) for x in join if x != "M"]
            if None in ends or len(join) < 2 or ("M" in join and not self.center):
                raise Bad(f"join {join} names nothing")
            if [s.name for s in ends] != [x for x in join if x != "M"]:
                raise Bad(f"join {join}: call a segment by its first side")
            if join != sorted(set(join), key="NESWM".index):
                raise Bad(f"join {join}: keep the order N E S W M")
        if any("M" in meet for meet in self.meets):
            raise Bad("use a link for what leads to the center")

    def check_roads(self):
        """A road that leaves the tile once ends at something; one that leaves it three
        times is a roundabout; one that runs through is linked to nothing."""
        joined = {x for join in self.links + self.meets for x in join}
        for road in self.of("road"):
            linked = any(road.name in link for link in self.links)
            if len(road.sides) == 1:
                ends = self.symbol in ("tower", "bazaar", "volcano") or "house" in road.words
                if not (ends or road.name in joined or self.at):
                    raise Bad(f"road {road.name} ends nowhere")
            elif linked or "house" in road.words:
                raise Bad(f"road {road.name} runs through and has no end here")
            if (len(road.sides) > 2) != ("roundabout" in road.words):
                raise Bad(f"road {road.name}: three ends make a roundabout")

    def joins(self):
        """Groups of segments that hang together."""
        joins = [[self.at_side(x) for x in join] for join in self.links + self.meets if "M" not in join]
        joins.append([self.at_side(x) for link in self.links if "M" in link for x in link if x != "M"])
        if self.at:  # every road of the Count's tiles ends at the walls
            joins.append(self.of("carcassonne", "road"))
        return joins

    def bodies(self):
        """What parts the fields, grouped. A city on a bridge stands by itself."""
        loose = [s for s in self.of("city") if not s.cuts()]
        joins = [[s for s in join if s not in loose] for join in self.joins()]
        groups = [[s] for s in self.of("city", "road", "river", "carcassonne")]
        for join in joins:
            hit = [g for g in groups if any(s in g for s in join)]
            if len(hit) > 1:
                groups = [g for g in groups if g not in hit] + [sum(hit, [])]
        return [Body(group, joins) for group in groups]

    def check_crossings(self):
        """Where two bodies cross, one segment passes over or under; and only there."""
        over = set()
        for one, two in combinations(self.bodies(), 2):
            ring = Body(one.segments, [])
            ring.cuts = [(c, None) for c in sorted(one.contacts)]
            if len({ring.arc(c) for c in two.contacts}) > 1:
                passing = [s for s in one.segments + two.segments if s.passes_over()]
                if len(passing) != 1:
                    raise Bad("two segments cross; exactly one needs 'bridge' or 'tunnel'")
                over.add(passing[0].name)
        over |= {x for meet in self.meets for x in meet}
        for s in self.segments:
            if s.passes_over() and s.name not in over:
                raise Bad(f"{s.kind} {s.name} passes over nothing")

    def check_fields(self):
        """The fields are the faces that the other segments cut out, and each touches the
        cities in the wall of its face."""
        bodies = self.bodies()
        face = lambda point: tuple(body.arc(point) for body in bodies)
        fields = [s for s in self.of("field") if s.halves]
        for field in fields:
            faces = {face(2 * h + 1) for h in field.halves}
            if len(faces) > 1:
                raise Bad(f"something parts the field at {[HALVES[h] for h in sorted(field.halves)]}")
            self.check_touch(field, self.wall(bodies, 2 * field.halves[0] + 1))
        faces = [face(2 * field.halves[0] + 1) for field in fields]
        if len(set(faces)) != len(faces):
            raise Bad("nothing parts two fields; a link or 'meets' is missing")
        inner = {face(point): point for point in self.pockets()}
        walls = [self.wall(bodies, point) for known, point in inner.items() if known not in faces]
        stated = [s for s in self.of("field") if not s.halves]
        key = lambda cities: sorted(c.name for c in cities)
        if len(walls) != len(stated):
            raise Bad(f"{len(walls)} inner fields expected")
        for field, wall in zip(sorted(stated, key=lambda f: key(self.touched(f))), sorted(walls, key=key)):
            self.check_touch(field, wall)

    def pockets(self):
        """Points of the edge where two cities meet at a corner: a field without any edge
        may lie between them."""
        for k in range(4):
            before, after = self.owner((2 * k - 1) % 8), self.owner(2 * k)
            row = [before] + [s for s in self.of("city") if k in s.corners()] + [after]
            for i, (a, b) in enumerate(zip(row, row[1:])):
                if a is not b and a.kind == b.kind == "city":
                    yield (4 * k + (0 if len(row) == 2 else i - 0.5)) % RING

    def wall(self, bodies, point):
        """The cities around the face at a point of the edge: those in the wall of a body, if
        no other body lies in between."""
        found = []
        for body in bodies:
            others = [other for other in bodies if other is not body]
            for city in body.wall(point):
                near = all(other.arc(point) in map(other.arc, city.contacts()) for other in others)
                if near and city.kind in ("city", "carcassonne"):
                    found.append(city)
        return found

    def check_touch(self, field, wall):
        stated = self.touched(field)
        names = lambda cities: sorted(c.name for c in cities)
        extra = [c for c in stated if not any(c is w for w in wall)]
        missing = [w for w in wall if not any(w is c for c in stated)]
        if missing or any("bridge" not in c.words for c in extra):
            raise Bad(f"a field touches {names(wall)}, not {names(stated)}")

    def touched(self, field):
        """The cities a field touches: its neighbours along the edge, then those stated."""
        reach = {corner: s for s in self.of("city") for corner in s.corners()}
        found = []
        for half in field.halves:
            for step in (-1, 1):
                corner = (half + (step > 0)) // 2 % 4 if (half % 2 == 1) == (step > 0) else None
                city = reach.get(corner) or self.owner((half + step) % 8)
                if city.kind != "field" and city not in found:
                    found.append(city)
        for letter in field.touches:
            city = self.at_side(letter)
            if not city or city.kind != "city" or city.name != letter:
                raise Bad(f"'touches {letter}' is not the name of a city")
            if city in found:
                raise Bad(f"'touches {letter}' goes without saying")
            found.append(city)
        return found

    # -- results -----------------------------------------------------------------------

    def turned(self, turns):
        """The tile as a plain value, turned clockwise by so many quarters."""
        turn = lambda sides: tuple(sorted((x + turns) % 4 for x in sides))
        named = lambda x: x if x == "M" else turn(self.at_side(x).sides)
        corner = lambda w: "reach-" + CORNERS[turn([CORNERS.index(w[6:])])[0]]
        mouth = lambda w: "tunnel-" + SIDES[turn([SIDES.index(w[-1].upper())])[0]].lower()
        word = lambda w: corner(w) if w[:6] == "reach-" else mouth(w) if w[:7] == "tunnel-" else w
        segments = [
            (
                s.kind,
                turn(s.sides),
                tuple(sorted((h + 2 * turns) % 8 for h in s.halves)),
                tuple(sorted(map(word, s.words))),
                tuple(sorted(map(named, s.touches))),
            )
            for s in self.segments
        ]
        joins = [frozenset(frozenset(map(named, j)) for j in joins) for joins in (self.links, self.meets)]
        return tuple(sorted(segments)), *joins

    def rotations(self):
        """How many rotations differ: in the four sides, and in anything at all."""
        if self.wild:
            return 1, 1
        kinds = [self.side_kind(i) for i in range(4)]
        return len({tuple(kinds[-t:] + kinds[:-t]) for t in range(4)}), len({self.turned(t) for t in range(4)})

    def edges(self):
        letters = {"city": "c", "road": "r", "field": "f", "river": "w"}
        return "any" if self.wild else "".join(letters.get(self.side_kind(i), "m") for i in range(4))

    def parts(self):
        """Everything on the tile that a rule sheet might count."""
        words = {w for s in self.segments for w in s.words}
        return {self.symbol, self.center, self.data.get("group")} | words

    def spelled_out(self):
        out = {"id": self.id, "count": self.count}
        out["edges"] = ["any"] * 4 if self.wild else [self.side_kind(i) for i in range(4)]
        out |= {k: self.data[k] for k in ("symbol", "center", "at", "group", "stock", "note") if k in self.data}
        for s in self.segments:
            entry = {}
            if s.kind in ("field", "carcassonne"):
                entry["halves"] = [HALVES[h] for h in s.halves]
            else:
                entry["sides"] = [SIDES[x] for x in s.sides]
            if s.kind == "field":
                entry["cities"] = [c.name for c in self.touched(s)]
            if s.kind == "city":
                entry["castle"] = s.castle()
            if words := [w for w in s.words if w != "inner"]:
                entry["words"] = words
            out.setdefault(s.kind, []).append(entry)
        return out | {k: v for k, v in (("links", self.links), ("meets", self.meets)) if v}


class TileSet:
    def __init__(self, id):
        self.id, self.tiles, self.errors = id, [], []
        data = tomllib.loads(FILES[id].read_text(encoding="utf-8"))
        self.set, tiles = data.pop("set"), data.pop("tile")
        self.gardens, self.quarters = data.pop("gardens", {}), data.pop("quarter", {})
        for key in ("mark", "symbol", "center"):
            data.pop(key, None)
        for id, tile in tiles.items():
            try:
                self.tiles.append(Tile(id, tile))
                self.tiles[-1].check()
            except Bad as bad:
                self.say(f"{id}: {bad}")
        if data or set(self.set) - SET_KEYS:
            self.say("unknown tables or keys")
        if not self.errors:
            self.check()

    def say(self, text):
        self.errors.append(f"{self.id}: {text}")

    def drawn(self):
        """Tiles that go into the draw pile or onto the table, not into a player's hand."""
        return sum(t.count for t in self.tiles if t.data.get("stock") != "player")

    def check(self):
        by_id = {t.id: t for t in self.tiles}
        if not self.drawn() == self.set["total"] == TOTALS[self.id]:
            self.say(f"{self.drawn()} tiles; the file says {self.set['total']}, the rules {TOTALS[self.id]}")
        for id in [self.set[k] for k in ("start", "second", "last") if k in self.set]:
            if id not in by_id:
                self.say(f"no tile {id}")
        for name, quarter in self.quarters.items():
            if quarter["tile"] not in by_id:
                self.say(f"quarter {name}: no such tile")
        for id, copies in self.gardens.items():
            if id not in by_id or not 1 <= copies <= by_id[id].count:
                self.say(f"gardens: {id} has no {copies} copies")
        parts = Counter({"garden": sum(self.gardens.values())})
        for tile in self.tiles:
            for part in tile.parts():
                parts[part] += tile.count
        for part, expected in PARTS.get(self.id, {}).items():
            if parts[part] != expected:
                self.say(f"{parts[part]} tiles with {part}, the rules say {expected}")
        for tile in self.tiles:
            for river in tile.of("river"):
                if len(river.sides) == 1 and not tile.meets and tile.id not in self.set.values():
                    self.say(f"{tile.id}: the river ends in the middle of nowhere")
        self.check_block()

    def check_block(self):
        """The tiles laid out before play fit one another."""
        block = {tuple(t.at): t for t in self.tiles if t.at}
        for (x, y), tile in block.items():
            for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                back = (side + 2) % 4
                if other := block.get((x + dx, y + dy)):
                    mine = tile.owner(2 * side).kind, tile.owner(2 * side + 1).kind
                    theirs = other.owner(2 * back + 1).kind, other.owner(2 * back).kind
                    if mine != theirs:
                        self.say(f"{tile.id} and {other.id} do not fit")
                elif tile.side_kind(side) in ("mixed", "carcassonne"):
                    self.say(f"{tile.id}: the walls are open to the outside")


def symmetry(sets):
    out = [
        "# Rotations",
        "",
        "How many of a tile's four rotations differ. *Sides* looks at the four sides alone, which",
        "is what finding a fit needs; *whole* looks at everything on the tile, which is what",
        "telling two placements apart needs. NESW lists the sides: c city, r road, f field,",
        "w river (water), m walls of Carcassonne. Written by `check.py --symmetry`.",
    ]
    for s in sets:
        out += ["", f"## {s.set['name']} (`{s.id}`)", ""]
        out += ["| tile | copies | NESW | sides | whole |", "|---|---|---|---|---|"]
        for t in s.tiles:
            sides, whole = ("fixed", "fixed") if t.at else t.rotations()
            out.append(f"| {t.id} | {t.count} | {t.edges()} | {sides} | {whole} |")
    return "\n".join(out) + "\n"


def summary(sets):
    print(f"{'set':<32}{'kinds':>6}{'tiles':>6}{'in hand':>8}  result")
    for s in sets:
        kinds = len(s.tiles)
        hand = sum(t.count for t in s.tiles) - s.drawn()
        result = f"{len(s.errors)} errors" if s.errors else "ok"
        print(f"{s.id:<32}{kinds:>6}{s.drawn():>6}{hand or '':>8}  {result}")
        if s.gardens:  # the same tiles, some copies with a garden
            kinds += sum(s.gardens.get(t.id, t.count) < t.count for t in s.tiles)
            gardens = sum(s.gardens.values())
            print(f"{s.id + '-gardens':<32}{kinds:>6}{s.drawn():>6}{hand or '':>8}  {gardens} with a garden")
    print(f"{'all, without gardens':<32}{sum(len(s.tiles) for s in sets):>6}{sum(s.drawn() for s in sets):>6}")


def main(option):
    sets = [TileSet(id) for id in TOTALS]
    errors = [e for s in sets for e in s.errors]
    strays = set(FILES) - set(TOTALS)
    errors += [f"{id}.toml is not listed in check.py" for id in sorted(strays)]
    ids = Counter(t.id.lower() for s in sets for t in s.tiles)
    errors += [f"tile id {id} is used twice" for id, n in ids.items() if n > 1]

    if option == ["--symmetry"] and not errors:
        print(symmetry(sets), end="")
    elif option == ["--json"] and not errors:
        tiles = lambda s: [t.spelled_out() for t in s.tiles]
        whole = lambda s: s.set | {"gardens": s.gardens, "quarter": s.quarters, "tiles": tiles(s)}
        print(json.dumps({s.id: whole(s) for s in sets}, indent=1))
    else:
        table = HERE / "symmetry.md"
        if not errors and (not table.exists() or table.read_text(encoding="utf-8") != symmetry(sets)):
            errors.append("symmetry.md is out of date; write it anew with --symmetry")
        summary(sets)
    for error in errors:
        print("error:", error, file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
