# Ställningsredigeraren.
editor-title = Ställningsredigerare
editor-tiles = Brickor
editor-figures = Figurer
editor-position = Ställning
editor-game = Spel
editor-undo = Ångra
editor-redo = Gör om
editor-hint = Fråga datorn
editor-thinking = Datorn tänker …
editor-take = Ta bort
editor-tower = Tornets höjd
editor-select-how = Välj en bricka och tryck på en markerad ruta. Tryck på en bricka på bordet för att vrida eller ta bort den.
editor-figures-how = Välj en figur och tryck där den står. Tryck igen för att ta bort den.
editor-figure = { $figure }, { $n } kvar
editor-to-play = Står på tur
editor-scores = Poäng
editor-score-of = Poäng för { $player }
editor-bag = I påsen: { $n }
editor-bag-how = Tryck på brickan som ska dras först.
editor-bag-all = Alla återstående brickor
editor-bag-none = Inga
editor-is-next = först
editor-link-edit = Länk för redigering
editor-link-play = Länk för spel
editor-no-position = Det finns ingen ställning i den.
edit-no-fit = Den passar inte där.
edit-no-turn = Den passar inte på något annat sätt.
edit-none-left = Det finns ingen sådan bricka kvar.
edit-no-tile = Där ligger ingen bricka.
edit-not-here = Den figuren kan inte stå där.
edit-no-figure = Det finns ingen sådan figur kvar.
edit-complete = Det är färdigt, så undersåtarna har gått hem.
edit-company = Det kräver en undersåte av samma spelare där.
edit-no-tower = Den brickan kan inte ha ett torn.
editor-things-how = Tryck på en markerad plats för att lägga till. Tryck igen för att ta bort.
editor-castle-how = Tryck på en stad för att göra den till en borg med en undersåte, igen när den har gett poäng, och igen för att ångra.
editor-dragon-how = Tryck på brickan som draken är på.
editor-nowhere = Det finns ingen plats för det på bordet.
editor-prisoners = Fångar
editor-held-by = Fången hos { $player }
editor-quarters = Grevens stad
editor-count = Greven är här
editor-add = Lägg till …
editor-add-to = Lägg till: { $where }
editor-take-off = Ta bort: { $what }
editor-goods = Varor
editor-wine-of = { $player }: vin
editor-grain-of = { $player }: spannmål
editor-cloth-of = { $player }: tyg
editor-king = Kung
editor-king-size = Brickor i den största staden
editor-robber = Rövare
editor-robber-size = Brickor i den längsta vägen
editor-nobody = Ingen
editor-aside = Lagda åt sidan för draken
editor-hand-of = { $player }: brickor
editor-pieces = Torndelar kvar
editor-pieces-of = { $player }: torndelar
edit-no-bridge = Där kan ingen bro ligga.
edit-bridge-used = En väg går över den bron.
edit-no-castle = Den staden kan inte vara en borg.
edit-no-hole = Ett abbotskloster måste ha brickor på alla fyra sidor.
editor-gone = { $n ->
    [one] En figur gick hem.
   *[other] { $n } figurer gick hem.
}

within = { $quarter ->
    [castle] i borgen
    [cathedral] i katedralen
    [market] på marknaden
   *[smithy] i smedjan
}
editor-tile-left = { $tile }, { $n } kvar
editor-draw-first = Dra den här brickan först: { $tile }
