# Going through a recorded game.
replay-begins = { $file }: { $players }, { $n ->
    [one] one turn
   *[other] { $n } turns
}.
replay-date = Played on { $date }.
replay-turn = Turn { $turn }: { $player }
replay-prompt = Turn { $turn } of { $last }. Enter goes on, ? helps.
replay-help =
    Enter     the next turn
    b         one turn back
    12        to turn 12; 0 is the beginning
    e         to the end
    s         show the table again
    q         leave
replay-no-turn = There is no turn { $turn }; the last one is { $last }.
replay-at-end = This is the end of the record.
replay-at-start = This is the beginning.
replay-unfinished = The game is not finished.

verify-good = { $file } is in order.
verify-record = A record with { $n ->
    [one] one turn
   *[other] { $n } turns
}; its last line shows that nothing was lost or changed.
verify-old = A record of the old kind, with { $n ->
    [one] one turn
   *[other] { $n } turns
}. It has no points and no last line to compare with.
verify-jcz = A saved game of JCloisterZone, with { $n ->
    [one] one turn
   *[other] { $n } turns
}. It has no points to compare with.
verify-legal = Played again, and all of it is legal. Draws: { $draws }; actions: { $actions }.
verify-seed = Every tile is the one that seed { $seed } draws.
verify-told = The record itself says which tiles were drawn; there is no seed.
verify-order = Every tile is the one that the setup fixes.
verify-pledge = Room { $room }, setup, seed and salt give the commitment { $commitment }. If that was shown before the first tile was drawn, nobody has chosen the tiles since.
verify-pledge-closed = The commitment { $commitment } was made about the seed, but the record has no salt that opens it, so that it was not checked.
verify-points = The points of every turn and the result come out as written.
verify-state = Last position: { $state }.

exported = Written to { $file }.
import-removed = The file does not mention these tiles, which are supposed to have fitted nowhere: { $tiles }.
import-left-out = The game was also set up with this, which nobody used; it is left out: { $names }.
import-unfinished = The file ends before the game does.
