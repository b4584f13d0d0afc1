// Written from crates/table by `AUDE_WRITE=1 cargo test -p aude-table --features types`. Do not edit.

/** A square, x to the east and y to the north. */
export type Square = [number, number];
/** A point in tile units, x to the right and y down. */
export type Point = [number, number];

/**
 * Something to be said in the reader's language: a message of `game.ftl` in `locales` and its values.
 */
export type Text = { 
/**
 * The message.
 */
id: string, 
/**
 * Its values by name.
 */
args?: { [key in string]: Value }, };

/**
 * A value in a [`Text`].
 */
export type Value = number | string | { 
/**
 * The seat.
 */
player: number, } | Text | Array<Text>;

/**
 * The table at a moment.
 */
export type View = { 
/**
 * How many actions led here: the number of the position. An answer to [`View::ask`] names it.
 */
moves: number, 
/**
 * The number of the turn, from 1.
 */
turn: number, 
/**
 * Whose turn it is.
 */
active: number, 
/**
 * Whether this is the second tile of a double turn.
 */
second: boolean, 
/**
 * The tiles on the table, in the order in which they were placed.
 */
tiles: Array<TileView>, 
/**
 * All else on the table, in the order in which it is drawn.
 */
pieces: Array<Piece>, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * What the rulebook says about the decision that is due.
 */
rules: TopicView, 
/**
 * The decision that is due; none once the game is over.
 */
ask: Ask | null, 
/**
 * How many tiles are in the bag.
 */
left: number, 
/**
 * Tiles that have left the game unplaced.
 */
removed: Array<string>, 
/**
 * Tiles laid aside until they can be used.
 */
aside: Array<string>, 
/**
 * The square each player placed a tile on last.
 */
last: Array<LastMove>, 
/**
 * How many actions can be taken back: the last ones of whoever decided last, as far as nothing was revealed since.
 */
undo: number, 
/**
 * By seat: how many actions lead back to the beginning of that player's last move, whatever happened since; 0 without one.
 */
back: Array<number>, 
/**
 * All with the highest score, once the game is over.
 */
winners: Array<number>, 
/**
 * Whether the game is over.
 */
over: boolean, 
/**
 * How many lines the log has.
 */
lines: number, 
/**
 * The auction under way.
 */
auction: AuctionView | null, 
/**
 * The quarter the count is in, in games that have him.
 */
count: string | null, 
/**
 * Steps the dragon has left, while it moves.
 */
dragon: number | null, };

/**
 * A tile on the table. Its picture is asked for by name, turn and square.
 */
export type TileView = { 
/**
 * Its name in the catalogue.
 */
tile: string, 
/**
 * Where it lies.
 */
at: [number, number], 
/**
 * Clockwise quarter turns.
 */
turn: number, };

/**
 * A figure, token or marker on the table.
 */
export type Piece = { 
/**
 * What it is: `figure`, `bridge`, `tower`, `castle`, `dragon`, `fairy`, `count`, …
 */
kind: string, 
/**
 * The square it belongs to.
 */
at: [number, number], 
/**
 * The number of the segment on its tile that a figure stands on.
 */
segment: number | null, 
/**
 * The point it stands on.
 */
point: [number, number], 
/**
 * An SVG fragment around that point.
 */
svg: string, 
/**
 * Whether it goes from square to square, and is the same one wherever it is.
 */
walks: boolean, 
/**
 * Whether it turns with the table, as what lies along an edge does; all else keeps upright.
 */
flat: boolean, 
/**
 * Whose it is.
 */
owner: number | null, 
/**
 * Which figure it is.
 */
figure: string | null, 
/**
 * How high a tower is.
 */
height?: number, 
/**
 * The direction of a bridge: `ns` or `ew`.
 */
axis?: string, 
/**
 * What it is, in words, for a tooltip and for those who cannot see it.
 */
label: Text, };

/**
 * A player, the own corner of the table.
 */
export type PlayerView = { 
/**
 * The name.
 */
name: string, 
/**
 * Points.
 */
score: number, 
/**
 * Figures and tokens still to be placed, in the order of the rulebook; those of which there are none are there if
 * the player began with some.
 */
supply: Array<Stock>, 
/**
 * Goods won, by name, in games that have them.
 */
tokens: Array<Stock>, 
/**
 * Followers of others that are held, and by whom they are missed.
 */
prisoners: Array<PrisonerView>, 
/**
 * `king` or `robber`, with the size that earned it.
 */
cards: Array<CardView>, 
/**
 * Tiles in hand, or won in an auction and not placed yet.
 */
hand: Array<string>, };

/**
 * So many of a figure or token.
 */
export type Stock = { 
/**
 * Which one: a figure's name, or `abbey`, `bridge`, `castle`, `tower-piece`.
 */
figure: string, 
/**
 * How many are left.
 */
n: number, };

/**
 * A prisoner.
 */
export type PrisonerView = { 
/**
 * Whose follower it is.
 */
owner: number, 
/**
 * Which figure.
 */
figure: string, };

/**
 * The king or the robber.
 */
export type CardView = { 
/**
 * `king` or `robber`.
 */
card: string, 
/**
 * Tiles of the city or road that earned it.
 */
size: number, };

/**
 * Where a player placed a tile last.
 */
export type LastMove = { 
/**
 * Who.
 */
player: number, 
/**
 * Where.
 */
at: [number, number], };

/**
 * An auction.
 */
export type AuctionView = { 
/**
 * Tiles that are still to be sold, the one for sale among them.
 */
tiles: Array<string>, 
/**
 * The tile for sale.
 */
tile: string | null, 
/**
 * Who chose it.
 */
chooser: number | null, 
/**
 * The highest bid.
 */
bid: BidView | null, 
/**
 * What each player has won.
 */
won: Array<string | null>, 
/**
 * Whether the decision that is due belongs to it.
 */
asked: boolean, };

/**
 * A bid.
 */
export type BidView = { 
/**
 * Whose.
 */
player: number, 
/**
 * How much.
 */
points: number, };

/**
 * A section of the rulebook.
 */
export type TopicView = { 
/**
 * The page: a part, or `turn`.
 */
page: string, 
/**
 * The section, counted from 0.
 */
section?: number, };

/**
 * What a player can set out to do on the board.
 */
export type GroupView = { 
/**
 * Its name: the page has a text for it.
 */
name: string, 
/**
 * The drawing that stands for it.
 */
picture: string | null, };

/**
 * A decision that is due.
 */
export type Ask = { 
/**
 * Whose it is; not always whose turn it is.
 */
player: number, 
/**
 * The phase of the engine protocol: `place-tile`, `place-figure`, `dragon` …
 */
phase: string, 
/**
 * What is asked.
 */
question: Text, 
/**
 * The tile to be placed, if one is.
 */
tile: string | null, 
/**
 * What the player can set out to do on the board, the most usual first.
 */
groups: Array<GroupView>, 
/**
 * All that can be done, in the order of the engine protocol.
 */
choices: Array<Choice>, };

/**
 * One thing that can be done.
 */
export type Choice = { 
/**
 * Its number among the legal actions; what is answered.
 */
index: number, 
/**
 * The type of action of the engine protocol: `place-tile`, `place`, `fairy`, `pass` …
 */
verb: string, 
/**
 * The group it belongs to, for those that are made on the board.
 */
group: string, 
/**
 * The drawing that stands for it.
 */
picture: string | null, 
/**
 * Whether it declines what is offered.
 */
declines: boolean, 
/**
 * How it is shown and chosen.
 */
form: Form, 
/**
 * What it is, in words: for a button, a tooltip, and for those who cannot see it.
 */
label: Text, 
/**
 * Further choices of the same form at the same place are told apart by these words ("big follower", "with a bridge
 * to the north").
 */
detail: Text | null, };

/**
 * How a choice is shown and chosen.
 */
export type Form = { "how": "tile", 
/**
 * Which tile (more than one may be in hand).
 */
tile: string, 
/**
 * Where.
 */
at: [number, number], 
/**
 * Clockwise quarter turns.
 */
turn: number, 
/**
 * What it needs across the square beside it.
 */
span: SpanView | null, } | { "how": "spot", 
/**
 * Which figure.
 */
figure: string, 
/**
 * The square.
 */
at: [number, number], 
/**
 * The number of the segment on its tile, to be lit up.
 */
segment: number, 
/**
 * Where it would stand.
 */
point: [number, number], 
/**
 * Whether it would lie, as farmers do: its picture is `lying-` and its name then.
 */
lies: boolean, 
/**
 * Whether it is not on the tile just placed.
 */
away: boolean, 
/**
 * The corner of its tile, clockwise from the north-east, if it stands on one.
 */
corner?: number, } | { "how": "piece", 
/**
 * Whose.
 */
owner: number, 
/**
 * Which figure.
 */
figure: string, 
/**
 * The square.
 */
at: [number, number], 
/**
 * Where it stands.
 */
point: [number, number], } | { "how": "square", 
/**
 * Which one.
 */
at: [number, number], 
/**
 * The square from which it walks.
 */
from?: [number, number], } | { "how": "span", 
/**
 * Where.
 */
span: SpanView, } | { "how": "quarter", 
/**
 * Which figure enters or leaves.
 */
figure: string | null, 
/**
 * The quarter.
 */
quarter: string, 
/**
 * The quarter the count moves to.
 */
count: string | null, 
/**
 * Where the quarter is on the table.
 */
point: [number, number], 
/**
 * Where somebody who leaves goes: a segment, lit up.
 */
to: SegmentView | null, } | { "how": "segment", 
/**
 * The segment.
 */
segment: SegmentView, 
/**
 * Its anchor.
 */
point: [number, number], } | { "how": "points", 
/**
 * How many.
 */
points: number, } | { "how": "choose", 
/**
 * Which tile.
 */
tile: string, } | { "how": "button" };

/**
 * What leads from edge to edge across a square.
 */
export type SpanView = { 
/**
 * Which square.
 */
at: [number, number], 
/**
 * `ns` or `ew`.
 */
axis: string, };

/**
 * A segment of a tile on the table.
 */
export type SegmentView = { 
/**
 * Its square.
 */
at: [number, number], 
/**
 * Its number on the tile.
 */
segment: number, };

/**
 * A line of the log: what happened, in words, and where.
 */
export type LogLine = { 
/**
 * The position after it: how many actions led there.
 */
moves: number, 
/**
 * The turn it belongs to.
 */
turn: number, 
/**
 * Whom it is about.
 */
player: number | null, 
/**
 * The words.
 */
text: Text, 
/**
 * The same in a word or two, for a summary of the turn that names the player once; the whole words where there are no fewer.
 * None goes without saying there.
 */
brief?: Text, 
/**
 * Points that somebody got (or paid), with their explanation, term by term.
 */
points: PointsView | null, 
/**
 * The squares it speaks of.
 */
squares: Array<[number, number]>, 
/**
 * What moved, for an animation.
 */
motion: Motion | null, };

/**
 * Points, explained.
 */
export type PointsView = { 
/**
 * Who.
 */
player: number, 
/**
 * How many.
 */
points: number, 
/**
 * For what: `city`, `road`, `fairy` …
 */
cause: string, 
/**
 * "6 tiles × 2", "2 pennants × 2" …
 */
terms: Array<Text>, 
/**
 * The same in numbers, "6 × 2 + 2 × 2 = 16", where something is added up.
 */
sum?: string, 
/**
 * Whether it belongs to the final scoring.
 */
last: boolean, };

/**
 * Something moved.
 */
export type Motion = { "what": "tile", 
/**
 * Where.
 */
at: [number, number], } | { "what": "placed", 
/**
 * Whose.
 */
owner: number, 
/**
 * Which.
 */
figure: string, 
/**
 * Where.
 */
point: [number, number], } | { "what": "left", 
/**
 * Whose.
 */
owner: number, 
/**
 * Which.
 */
figure: string, 
/**
 * From where.
 */
point: [number, number], 
/**
 * To whom.
 */
to: number, } | { "what": "walked", 
/**
 * `dragon`, `fairy` or `count`.
 */
who: string, 
/**
 * Where to.
 */
point: [number, number], } | { "what": "points", 
/**
 * Whose.
 */
player: number, 
/**
 * How many.
 */
points: number, 
/**
 * From where; the middle of what was scored.
 */
point: [number, number] | null, };

/**
 * A feature, for those who want to know more.
 */
export type FeatureView = { 
/**
 * `city`, `road`, `field`, `monastery` …
 */
kind: string, 
/**
 * Its name, in words.
 */
title: Text, 
/**
 * Its segments with their outlines.
 */
outlines: Array<Outline>, 
/**
 * How many tiles it has.
 */
tiles: number, 
/**
 * Edges that lead nowhere yet, or empty squares around a monastery.
 */
open: number, 
/**
 * Whether it is complete.
 */
complete: boolean, 
/**
 * What it carries: pennants, inns, goods …, in words.
 */
marks: Array<Text>, 
/**
 * How strong players are there; nobody else is there.
 */
strengths: Array<StrengthView>, 
/**
 * Who gets the points.
 */
owners: Array<number>, 
/**
 * Points if the game ended now.
 */
now: number, 
/**
 * Points if it were completed by as few tiles as possible; none for fields and what cannot be completed any more.
 */
finished: number | null, 
/**
 * For a field the completed cities at it.
 */
cities: number, 
/**
 * The squares it is open to, and the tiles left that would fit there.
 */
gaps: Array<Gap>, };

/**
 * How strong a player is on a feature.
 */
export type StrengthView = { 
/**
 * Who.
 */
player: number, 
/**
 * Followers there, the big one twice and so on.
 */
strength: number, };

/**
 * The area of a segment.
 */
export type Outline = { 
/**
 * Its square.
 */
at: [number, number], 
/**
 * SVG path data within the tile.
 */
path: string, };

/**
 * A square a feature is open to.
 */
export type Gap = { 
/**
 * Where.
 */
at: [number, number], 
/**
 * Tiles left that fit there in some turn.
 */
fits: Array<TileCount>, 
/**
 * Those of them after which the feature is not open there any more.
 */
closes: Array<TileCount>, };

/**
 * So many of a tile.
 */
export type TileCount = { 
/**
 * The tile.
 */
tile: string, 
/**
 * How many.
 */
n: number, };

/**
 * Who owns the fields, for the overlay.
 */
export type FieldView = { 
/**
 * Its owners; nobody's fields are not listed.
 */
owners: Array<number>, 
/**
 * Points now.
 */
now: number, 
/**
 * Where.
 */
outlines: Array<Outline>, };

/**
 * A square with a tile, in words.
 */
export type SquareView = { 
/**
 * Where.
 */
at: [number, number], 
/**
 * What its tile shows, part by part.
 */
parts: Array<Text>, };

/**
 * What the table would say if the game ended now, and other aids.
 */
export type Outlook = { 
/**
 * Each player's score if the game ended now.
 */
scores: Array<number>, 
/**
 * Empty squares between tiles that no tile that is left fits.
 */
dead: Array<[number, number]>, 
/**
 * The tiles that are left, by name. What is in the bag and what has been drawn for nobody's eyes is one.
 */
bag: Array<TileCount>, };

/**
 * What a computer would do.
 */
export type Advice = { 
/**
 * The number of the choice.
 */
index: number, 
/**
 * The lead with which whoever decides may expect to end, in points.
 */
value: number, 
/**
 * Why: a message of `bots.ftl` in `locales`.
 */
reason: Text, };

/**
 * Why a setup makes no sense.
 */
export type Problem = { 
/**
 * The field at fault: `players`, `options.farmers` …
 */
field: string, 
/**
 * What is wrong. What only programs do wrong has no text.
 */
text: Text | null, 
/**
 * The same in English.
 */
message: string, };

/**
 * What is told about a game.
 */
export type Story = { 
/**
 * The beginning, the end of each turn, and the final scoring.
 */
turns: Array<TurnMark>, 
/**
 * What the points were given for.
 */
rows: Array<ScoreRow>, 
/**
 * Moments worth a second look, in their order.
 */
moments: Array<Highlight>, 
/**
 * Figures that the final scoring sent home, where they stood.
 */
gone: Array<Piece>, 
/**
 * Whether it is known which tiles would come next in a game that branches off.
 */
known: boolean, };

/**
 * The end of a turn.
 */
export type TurnMark = { 
/**
 * Its number; 0 for the beginning.
 */
turn: number, 
/**
 * Whose it was.
 */
player: number | null, 
/**
 * The number of the position it ended with.
 */
moves: number, 
/**
 * Whether it is the final scoring that ended here.
 */
last: boolean, 
/**
 * The scores then, by seat.
 */
scores: Array<number>, };

/**
 * Points of one kind.
 */
export type ScoreRow = { 
/**
 * What for: `city`, `road`, `field`, `goods` …; `start` for points somebody began with.
 */
cause: string, 
/**
 * Whether the final scoring gave them for something unfinished.
 */
last: boolean, 
/**
 * How many, by seat.
 */
points: Array<number>, 
/**
 * How often, by seat.
 */
times: Array<number>, };

/**
 * A moment worth a second look.
 */
export type Highlight = { 
/**
 * `score`, `lead` or `dragon`.
 */
kind: string, 
/**
 * The position after it.
 */
moves: number, 
/**
 * The turn it belongs to.
 */
turn: number, 
/**
 * Whose it is.
 */
player: number | null, 
/**
 * Points it brought.
 */
points: number, 
/**
 * What happened, in words.
 */
text: Text, };

/**
 * A frame of a film: three SVG documents of one size, to be drawn over each other.
 */
export type Shot = { 
/**
 * Pixels.
 */
width: number, 
/**
 * Pixels.
 */
height: number, 
/**
 * The ground.
 */
under: string, 
/**
 * Tiles that are new since the frame before.
 */
fresh: string | null, 
/**
 * Figures, and the panel of scores.
 */
over: string, };

/**
 * A change of a position.
 */
export type Edit = { "do": "tile", 
/**
 * Which.
 */
tile: string, 
/**
 * Where.
 */
at: [number, number], 
/**
 * Clockwise quarter turns.
 */
turn: number, } | { "do": "turn", 
/**
 * Which.
 */
at: [number, number], } | { "do": "take", 
/**
 * Which.
 */
at: [number, number], } | { "do": "figure", 
/**
 * Whose.
 */
owner: number, 
/**
 * Which.
 */
figure: string, 
/**
 * Where.
 */
point: [number, number], } | { "do": "stand", 
/**
 * Whose.
 */
owner: number, 
/**
 * Which.
 */
figure: string, 
/**
 * The square of its tile.
 */
at: [number, number], 
/**
 * The number of the segment on its tile.
 */
segment: number, } | { "do": "fairy", 
/**
 * Which tile.
 */
at: [number, number], } | { "do": "tower", 
/**
 * Which tile.
 */
at: [number, number], 
/**
 * How high.
 */
height: number, } | { "do": "bridge", 
/**
 * Whose.
 */
owner: number, 
/**
 * Which tile.
 */
at: [number, number], 
/**
 * `ns` or `ew`.
 */
axis: string, } | { "do": "castle", 
/**
 * Whose.
 */
owner: number, 
/**
 * The square of one of its halves.
 */
at: [number, number], 
/**
 * The number of the segment on its tile.
 */
segment: number, } | { "do": "abbey", 
/**
 * Whose.
 */
owner: number, 
/**
 * Where.
 */
at: [number, number], } | { "do": "set", 
/**
 * Its name in setups.
 */
field: string, 
/**
 * Its value there; null where there is none.
 */
value: unknown, };

/**
 * A position being laid.
 */
export type Sketch = { 
/**
 * The position as a setup.
 */
setup: Record<string, unknown>, 
/**
 * How it looks. Where a tile is held, what is asked is where it goes.
 */
view: View, 
/**
 * The tiles in play, and how many of each do not lie on the table.
 */
stock: Array<TileCount>, 
/**
 * How many of each are in the bag.
 */
bag: Array<TileCount>, 
/**
 * The figures that can be put on the table.
 */
figures: Array<string>, 
/**
 * Those among them that can be prisoners or guests: followers.
 */
followers: Array<string>, 
/**
 * How many pieces of towers each player begins with.
 */
tower_pieces: number, 
/**
 * What else this game has that can be set up: `fairy`, `tower`, `bridge`, `castle`, `abbey`, `dragon` (once it is there), `prisoners`,
 * `quarters`, `goods`, `king`, `robber`.
 */
things: Array<string>, 
/**
 * Figures and things that the edit sent home.
 */
gone: number, 
/**
 * Why it cannot be played yet; nothing if it can.
 */
problems: Array<Problem>, };

/**
 * Something that is laid on the table, or taken off where it is there already.
 */
export type Tool = { "do": "tile", 
/**
 * Which.
 */
tile: string, } | { "do": "abbey", 
/**
 * Whose.
 */
owner: number, } | { "do": "bridge", 
/**
 * Whose.
 */
owner: number, } | { "do": "castle", 
/**
 * Whose.
 */
owner: number, } | { "do": "dragon" } | { "do": "figure", 
/**
 * Whose.
 */
owner: number, 
/**
 * Which.
 */
figure: string, } | { "do": "fairy" };

/**
 * A step of a game, reviewed.
 */
export type ReviewStep = { 
/**
 * Its number; a game has draws and decisions as steps.
 */
step: number, 
/**
 * The number of the position before it, which has the draws that follow on it.
 */
moves: number, 
/**
 * Its turn.
 */
turn: number, 
/**
 * Who drew or decided.
 */
player: number, 
/**
 * The tile that was drawn; nothing for a decision.
 */
tile: string | null, 
/**
 * What was done; nothing for a draw.
 */
label: Text | null, 
/**
 * How good a decision was: `best`, `good`, `inaccuracy`, `mistake`, `blunder`. Nothing for draws, and where there was
 * no choice.
 */
class: string | null, 
/**
 * Whether the class goes by the lead, not by the chance to win.
 */
by_lead: boolean, 
/**
 * The luck of a draw, or what a decision changed compared with the best one, for each player.
 */
change: ReviewChange, 
/**
 * What the position after the step is worth; nothing where no choice and no luck was.
 */
after: ReviewWorth | null, 
/**
 * The best few actions of a decision, the best first, and the played one.
 */
lines: Array<ReviewLine>, 
/**
 * Which of them was played.
 */
played: number, };

/**
 * What something changed, for each player.
 */
export type ReviewChange = { 
/**
 * In chance to win.
 */
chance: Array<number>, 
/**
 * In lead, in points.
 */
lead: Array<number>, };

/**
 * What a position is worth to each player.
 */
export type ReviewWorth = { 
/**
 * The chance to win, from 0 to 1.
 */
chance: Array<number>, 
/**
 * The lead over the best of the others at the end; the points of a player who is alone.
 */
lead: Array<number>, 
/**
 * The points at the end.
 */
points: Array<number>, };

/**
 * An action of a decision.
 */
export type ReviewLine = { 
/**
 * The number of the choice in that position.
 */
index: number, 
/**
 * What it is.
 */
label: Text, 
/**
 * Why it is good: a message of `bots.ftl` in `locales`.
 */
reason: Text, 
/**
 * What the position after it is worth.
 */
worth: ReviewWorth, };

/**
 * What a game adds up to.
 */
export type ReviewSummary = { 
/**
 * How many steps are reviewed.
 */
next: number, 
/**
 * How many steps there are.
 */
total: number, 
/**
 * The players, by seat.
 */
players: Array<ReviewAccount>, 
/**
 * The steps at which most changed.
 */
turning: Array<TurningPoint>, };

/**
 * What a game was for one player.
 */
export type ReviewAccount = { 
/**
 * In chance to win.
 */
chance: ReviewSwing, 
/**
 * In lead, in points.
 */
lead: ReviewSwing, 
/**
 * How many decisions there were with something to choose.
 */
decisions: number, 
/**
 * How many of them are in each class, the best first.
 */
classes: Array<number>, 
/**
 * The mean loss of these decisions, in chance to win.
 */
loss: number, 
/**
 * From 0 to 100; nothing for a player who had nothing to decide.
 */
accuracy: number | null, 
/**
 * The level that loses as much.
 */
level: string | null, };

/**
 * A sum that explains a result: start + luck + skill + others + residual = result.
 */
export type ReviewSwing = { 
/**
 * What was expected before the first step.
 */
start: number, 
/**
 * What all draws brought.
 */
luck: number, 
/**
 * What the player's own decisions lost.
 */
skill: number, 
/**
 * What the decisions of the others brought.
 */
others: number, 
/**
 * What the search judged differently once it got there.
 */
residual: number, 
/**
 * What came out.
 */
result: number, };

/**
 * A step at which much changed.
 */
export type TurningPoint = { 
/**
 * The number of the step.
 */
step: number, 
/**
 * The player for whom most changed.
 */
player: number, 
/**
 * How much, in chance to win; in points for a player who is alone.
 */
change: number, };
