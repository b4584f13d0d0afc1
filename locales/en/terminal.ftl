# The game in the terminal.
player-one = Anna
player-two = Ben

welcome = Aude, seed { $seed }. Type ? for help.

help =
    Type the number of a square to place the tile there; add a letter for the turn if you know it, such as 3b.
    Then type the number of a segment for a follower, or with a letter for another figure as shown, or 0 for nobody.
    What else can be done is listed behind x1, x2 and so on. A portal is p: choose a square, then a segment on it.
    In an auction type the points you bid, or b0 to bid nothing at all; 0 passes.

    !           a hint: what the computer would do, and why
    u           take back the last step
    save FILE   save the game
    load FILE   continue a saved game
    q           leave

    Land      # city   = | road   ~ river   . field   x crossing   ═ ║ bridge   ░ the Count’s city
    Buildings M monastery or abbey   S shrine   g garden   T site of a tower, with its height beside it
    Signs     * pennant   K cathedral   i inn   ! siege   w wine   r grain   t cloth   P pig herd
              p princess   O portal   V volcano   D dragon tile   Z bazaar
    Figures   A player’s letter is a follower, a capital the big follower. Behind the letter: & abbot, ^ builder,
              ~ pig, % mayor, @ wagon, $ barn, ▓ castle. The dragon, the fairy, the count and the quarters of his city are
              written out, or shortened where there is no room.

    A square is given as column,row, as at the edge of the board.

your-tile = { $player } has { $tile } to place. { $left ->
    [one] One tile is left.
   *[other] { $left } tiles are left.
}
prompt = { $player }: { $question } ({ $choices })
which-turn = Which way round?
which-of-these = Which of these?
which-place = On which square: a number, or column,row?
act-away = on another tile
many-lines = { $action } … or { $n } more like it
more-lines = { "  " }+  { $n } more

# At most nine letters: they are written on a tile.
mark-dragon = DRAGON
mark-fairy = fairy
mark-count = COUNT
mark-castle = Castle
mark-cathedral = Cathedral
mark-market = Market
mark-smithy = Smithy

not-a-choice = “{ $words }” is not one of the choices.

thinks = { $player } is thinking …
hint-line = Hint: { $action }; { $reason } ({ $value })
nothing-to-undo = There is nothing to take back.
saved = Saved as { $file }.
not-saved = Could not save as “{ $file }”: { $reason }

holds = prisoner: { $whose }
in-hand = in hand: { $tiles }
tiles-aside = Set aside: { $tiles }
tiles-for-sale = For sale: { $tiles }

after-the-game = u takes back, save FILE saves, Enter ends.
goodbye = Goodbye.
