# Going through a recorded game.
replay-begins = { $file }: { $players }, { $n ->
    [one] one turn
   *[other] { $n } turns
}.
replay-date = Played on { $date }.
replay-turn = Turn { $turn }: { $player }
replay-prompt = Turn { $turn } of { $last }. Enter for the next turn, ? for help.
replay-help =
    Enter     next turn
    b         back one turn
    12        go to turn 12; 0 is the start
    e         go to the end
    s         show the board again
    q         quit
replay-no-turn = There’s no turn { $turn }. The last one is { $last }.
replay-at-end = That’s the end of the record.
replay-at-start = That’s the start.
replay-unfinished = The game isn’t finished.

verify-good = { $file } is valid.
verify-record = Record with { $n ->
    [one] one turn
   *[other] { $n } turns
}. Its last line shows that nothing was lost or changed.
verify-old = Record in the old format, with { $n ->
    [one] one turn
   *[other] { $n } turns
}. It has no points and no last line to check against.
verify-jcz = JCloisterZone save with { $n ->
    [one] one turn
   *[other] { $n } turns
}. It has no points to check against.
verify-legal = Replayed: every move is legal. Draws: { $draws }. Actions: { $actions }.
verify-seed = Every tile is the one seed { $seed } draws.
verify-told = The record lists the tiles drawn. It has no seed.
verify-order = Every tile is the one the setup fixes.
verify-pledge = Room { $room }, setup, seed and salt match the commitment { $commitment }. If you saw it before the first draw, nobody has chosen the tiles since.
verify-pledge-closed = Not checked: the record has a commitment to the seed, { $commitment }, but not the salt that opens it.
verify-points = The points of every turn and the result match the record.
verify-state = Final position: { $state }.

exported = Written to { $file }.
import-removed = These tiles aren’t in the file, so they probably fitted nowhere: { $tiles }.
import-left-out = The game was set up with these, but nobody used them. They are left out: { $names }.
import-unfinished = The file ends before the game is over.
