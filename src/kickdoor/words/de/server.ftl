### Warum am Tisch etwas nicht geht, das nichts mit den Regeln zu tun hat. Die englischen Sätze stehen im Server; die Namen sind
### aus ihren Wörtern gemacht.

server-there-are-no-hints-at-this-table = An diesem Tisch gibt es keine Tipps.
server-you-are-not-asked-anything-now = Du wirst gerade nichts gefragt.
server-you-have-no-seat-here = Du hast hier keinen Platz.
server-no-code-is-free-for-a-new-table-try-again = Für einen neuen Tisch ist kein Code frei. Versuch es noch einmal.
server-the-question-has-changed-since = Die Frage ist inzwischen eine andere.
server-somebody-sits-there = Dort sitzt schon jemand.
server-this-table-goes-on-from-a-game-its-characters-stay-as-they-were = Dieser Tisch setzt ein Spiel fort: Seine Charaktere bleiben, wie sie waren.
server-this-table-goes-on-from-a-game-its-cards-variants-and-seats-stay = Dieser Tisch setzt ein Spiel fort: Seine Karten, Varianten und Plätze bleiben.
server-somebody-sits-on-a-seat-that-would-go = Auf einem Platz, der wegfiele, sitzt jemand.
server-not-everybody-is-ready = Noch sind nicht alle bereit.
server-the-game-is-over = Das Spiel ist vorbei.
server-at-this-table-nothing-is-taken-back = An diesem Tisch wird nichts zurückgenommen.
server-nobody-wants-to-take-anything-back = Niemand will etwas zurücknehmen.
server-something-hidden-has-been-revealed-since-or-there-is-nothing-to-take-back = Inzwischen wurde etwas Verdecktes aufgedeckt, oder es gibt nichts zurückzunehmen.
server-at-this-table-spectators-see-no-hands = An diesem Tisch sehen Zuschauer keine Handkarten.
server-the-game-has-begun = Das Spiel hat schon begonnen.
server-only-the-host-may-do-that = Das darf nur, wer den Tisch eröffnet hat.
server-one-line-after-the-other = Eine Zeile nach der anderen.
server-think-for-yourself-for-a-while = Denk erst einmal selbst nach.
server-the-table-is-busy-try-again = Am Tisch ist viel los. Versuch es noch einmal.
server-something-came-in-between-try-again = Etwas kam dazwischen. Versuch es noch einmal.
server-this-table-is-closed = Dieser Tisch ist geschlossen.
server-there-is-no-game-going-on = Es läuft kein Spiel.
server-the-game-is-not-over = Das Spiel ist noch nicht vorbei.
server-there-is-no-chat-at-this-table = An diesem Tisch gibt es keinen Chat.
server-somebody-stepped-in-first = Jemand hat vorher eingegriffen.
server-the-server-cannot-keep-anything-now-try-again = Der Server kann gerade nichts speichern. Versuch es noch einmal.
server-something-went-wrong-here-nothing-was-changed = Hier ist etwas schiefgegangen; nichts hat sich geändert.
server-at-this-table-nobody-looks-on = An diesem Tisch schaut niemand zu.
server-that-window-is-closed = Dafür ist es zu spät.
server-somebody-has-said-so-already = Das hat schon jemand gesagt.
server-your-time-to-wait-is-used-up = Deine Zeit zum Warten ist aufgebraucht.
server-that-is-not-one-of-the-choices = Das steht nicht zur Wahl.
server-there-is-no-such-card = Diese Karte gibt es nicht.
server-there-is-no-such-ability = Diese Fähigkeit gibt es nicht.
server-this-table-was-closed-by-those-who-run-the-server = Dieser Tisch wurde von denen geschlossen, die den Server betreiben.
server-everybody-has-left = Alle sind gegangen.
server-you-may-not-play-here-any-more = Du darfst hier nicht mehr spielen.
server-you-have-been-erased = Du wurdest gelöscht.
server-too-many-look-on-here-already = Hier schauen schon zu viele zu.
server-too-many-messages = Das waren zu viele Nachrichten auf einmal.
server-you-are-here-too-often-close-another-window-first = Du bist zu oft hier: Schließ erst ein anderes Fenster.
server-the-table-has-moved-come-back-in-a-moment = Der Tisch ist umgezogen: Komm gleich wieder.
server-the-server-restarts-come-back-in-a-moment = Der Server startet neu: Komm gleich wieder.
server-this-client-reads-too-slowly = Dieses Programm liest zu langsam.
server-this-is-no-guided-game = Das ist kein geführtes Spiel.
server-there-is-no-way-back-any-more-begin-the-lesson-again = Zurück geht es nicht mehr: Fang noch einmal von vorn an.

## Was an einer Anfrage nicht stimmt

server-there-is-no-such-address = Diese Adresse gibt es nicht.
server-there-is-no-login-here = Hier kann man sich nicht anmelden.
server-choose-a-name-first-post-api-guest = Wähle erst einen Namen: POST /api/guest.
server-too-often-wait-a-little = Das war zu oft: Warte ein wenig.
server-there-is-no-such-table = Diesen Tisch gibt es nicht.
server-no-table-has-this-code = Kein Tisch hat diesen Code.
server-there-is-no-such-replay = Diese Aufzeichnung gibt es nicht.
server-there-is-no-such-counter = Diesen Zähler gibt es nicht.
server-there-is-no-such-set = Dieses Set gibt es nicht.
server-not-from-this-page = Das kam nicht von dieser Seite.
server-the-server-cannot-keep-anything-now = Der Server kann gerade nichts speichern.
server-something-went-wrong-here = Hier ist etwas schiefgegangen.

## Namen und Zeilen im Chat

server-a-name-needs-at-least-one-character-that-can-be-seen = Ein Name braucht mindestens ein Zeichen, das man sehen kann.
server-a-name-has-at-most-characters-this-one-has = Ein Name hat höchstens { $a } Zeichen; dieser hat { $b }.
server-there-is-nothing-to-read-in-this-line = In dieser Zeile steht nichts zu lesen.
server-a-line-has-at-most-characters-this-one-has = Eine Zeile hat höchstens { $a } Zeichen; diese hat { $b }.

## Zähler und Anmeldung

server-this-counter-has-its-changes-begin-another = Dieser Zähler hat seine { $a } Änderungen: Fang einen neuen an.
server-you-may-not-play-here = Du darfst hier nicht spielen.
server-this-login-took-too-long-or-was-begun-in-another-browser-please-start-it-again = Diese Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte fang sie neu an.
server-this-login-does-not-belong-to-your-browser-please-start-it-again = Diese Anmeldung gehört nicht zu deinem Browser. Bitte fang sie neu an.
server-the-login-provider-cannot-be-reached-please-try-again-later = Der Anmeldedienst ist nicht zu erreichen. Bitte versuch es später noch einmal.
server-the-login-provider-gave-an-answer-that-this-server-cannot-read = Der Anmeldedienst hat etwas geantwortet, das dieser Server nicht lesen kann.
server-the-answer-of-the-login-provider-could-not-be-verified = Die Antwort des Anmeldedienstes ließ sich nicht prüfen.
server-the-login-comes-from-another-provider-than-the-one-this-server-trusts = Die Anmeldung kommt von einem anderen Dienst als dem, dem dieser Server vertraut.
server-the-login-was-made-for-another-service = Die Anmeldung war für eine andere Seite gedacht.
server-the-login-has-expired-please-start-it-again = Die Anmeldung ist abgelaufen. Bitte fang sie neu an.
server-the-login-was-not-completed-at-the-provider = Die Anmeldung wurde beim Anmeldedienst nicht zu Ende gebracht.
server-the-login-provider-did-not-accept-this-login = Der Anmeldedienst hat diese Anmeldung nicht angenommen ({ $a }).
