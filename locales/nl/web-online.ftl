# Samen spelen: wie je bent, de lobby, een eigen kamer.
online-plain = Deze pagina komt van een gewone webserver, waar niemand samen kan spelen.
online-silent = De server antwoordt niet. Is er verbinding met internet?
online-failed = Dat is niet gelukt: { $reason }

# Een naam is genoeg.
online-name-title = Hoe mogen de anderen je noemen?
online-name-about = Een naam is genoeg om mee te spelen. Deze browser onthoudt wie je bent.
online-name = Je naam
online-name-go = Verder
online-have-account = Ik heb een account
online-no-account = Zonder account
online-login = Inloggen
online-login-about = Je bent hier dan dezelfde speler als in je andere browsers.
online-user = Naam van het account
online-password = Wachtwoord

# Waarom iets niet kan.
refusal-not-host = Dat mag alleen de gastheer.
refusal-closed = Deze kamer is gesloten.
refusal-begun = Het spel is al begonnen.
refusal-not-playing = Er is hier geen spel bezig.
refusal-not-over = Het spel is nog niet afgelopen.
refusal-no-seat = Die plaats is er niet.
refusal-seat-taken = Die plaats is al bezet.
refusal-not-your-seat = Dat is niet jouw plaats.
refusal-no-player = Je speelt hier niet mee.
refusal-removed = De gastheer heeft je uit deze kamer verwijderd.
refusal-bad-colour = Een andere plaats heeft die kleur.
refusal-bad-name = Deze naam kan niet: hij is leeg, te lang of heeft onzichtbare tekens.
refusal-bad-settings = Iets in deze instellingen past niet bij elkaar.
refusal-seats-free = Sommige plaatsen zijn nog vrij.
refusal-no-people = Er moet minstens één mens meespelen.
refusal-not-your-turn = Iemand anders is aan de beurt.
refusal-stale = Het spel is intussen verdergegaan.
refusal-ahead = De server heeft een oudere stand van dit spel. Die is nu te zien.
refusal-illegal = Dat staan de regels niet toe.
refusal-out-of-time = De tijd is om.
refusal-not-your-decision = Dat was niet jouw beslissing.
refusal-asked = Er loopt al een verzoek.
refusal-not-asked = Er wordt niets meer gevraagd.
refusal-not-away = Ze zijn er, of nog geen twee minuten weg.
refusal-not-replaced = Niemand speelt in jouw plaats, of je hebt opgegeven.
refusal-bad-text = Er staat niets, of het is te lang.
refusal-bad-emote = Dit teken is hier niet bekend.
refusal-oneself = Jezelf dempen kan niet.
refusal-bad-message = De server begrijpt deze pagina niet. Laad haar opnieuw.
refusal-not-signed-in = Geef jezelf eerst een naam, of log in.
refusal-no-room = Die kamer bestaat niet.
refusal-damaged = Wat van deze kamer is bewaard, is beschadigd. Er kan niet worden verdergespeeld.
refusal-taken = Die naam is bezet, of je hebt al een account.
refusal-bad-login = De naam van een account heeft 2 tot 30 letters, cijfers, streepjes, punten en lage streepjes.
refusal-bad-password = Een wachtwoord heeft 8 tot 200 tekens.
refusal-wrong-password = Naam of wachtwoord klopt niet.
refusal-foreign = Deze pagina komt van een andere plek dan de server.
refusal-too-much = Dat was te veel tegelijk. Wacht even.
refusal-not-found = Hier is niets.
refusal-unavailable = De server kan dat nu niet. Probeer het zo nog eens.
refusal-closed-page = Er is geen verbinding met de server.

# De lobby.
online-title = Samen spelen
