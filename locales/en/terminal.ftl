# The game in the terminal.
player-one = Anna
player-two = Ben

welcome = Aude, seed { $seed }. Type ? for help.

help =
    Type the number of a square to place the tile there. Add a letter to choose its turn right away, such as 3b.
    Then type the number of a segment to place a follower, add a letter for another figure as shown, or type 0 to skip.
    Other actions are listed as x1, x2 and so on. To use a portal, type p, choose a square, then a segment on it.
    In an auction, type the points you bid, or b0 to bid nothing; 0 passes.

    !           hint: what the computer would do, and why
    u           undo the last step
    save FILE   save the game
    load FILE   continue a saved game
    q           quit

    Land      # city   = | road   ~ river   . field   x crossing   ═ ║ bridge   ░ the Count’s city
    Buildings M monastery or abbey   S shrine   g garden   T tower site, with its height beside it
    Signs     * pennant   K cathedral   i inn   ! siege   w wine   r grain   t cloth   P pig herd
              p princess   O portal   V volcano   D dragon tile   Z bazaar
    Figures   A player’s letter is a follower, a capital the big follower. After the letter: & abbot, ^ builder,
              ~ pig, % mayor, @ wagon, $ barn, ▓ castle. The dragon, the fairy, the count and the quarters of his city are
              written out, or shortened where space is tight.

    Type a square as column,row, as shown at the edge of the board.

your-tile = { $player }’s tile: { $tile }. { $left ->
    [one] One tile left.
   *[other] { $left } tiles left.
}
prompt = { $player }: { $question } ({ $choices })
which-turn = Which way up?
which-of-these = Which one?
which-place = Which square? Type a number, or column,row
act-away = on another tile
many-lines = { $action } … and { $n } more like it
more-lines = { "  " }+  { $n } more

# At most nine letters: they are written on a tile.
mark-dragon = DRAGON
mark-fairy = fairy
mark-count = COUNT
mark-castle = Castle
mark-cathedral = Cathedral
mark-market = Market
mark-smithy = Smithy

not-a-choice = “{ $words }” isn’t one of the choices.

thinks = { $player } is thinking …
hint-line = Hint: { $action }; { $reason } ({ $value })
nothing-to-undo = There’s nothing to undo.
saved = Saved as { $file }.
not-saved = Couldn’t save “{ $file }”: { $reason }

holds = prisoner: { $whose }
in-hand = in hand: { $tiles }
tiles-aside = Set aside: { $tiles }
tiles-for-sale = For sale: { $tiles }

after-the-game = u to undo, save FILE to save, Enter to quit.
goodbye = Goodbye.
