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
