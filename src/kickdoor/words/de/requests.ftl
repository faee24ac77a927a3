### Warum eine Anfrage abgelehnt wird; die englischen Sätze stehen im Server, die Namen sind aus ihren Wörtern gemacht.

## Das geführte Spiel

server-this-is-no-guided-game = Das ist kein geführtes Spiel.
server-there-is-no-way-back-any-more-begin-the-lesson-again = Zurück geht es nicht mehr: Fang noch einmal von vorn an.

## Was an einer Anfrage nicht stimmt

server-there-is-no-such-address = Diese Adresse gibt es nicht.
server-there-is-no-login-here = Hier kann man sich nicht anmelden.
server-choose-a-name-first-post-api-guest = Wähle erst einen Namen: POST /api/guest.
server-there-is-no-such-table = Diesen Tisch gibt es nicht.
server-no-table-has-this-code = Kein Tisch hat diesen Code.
server-there-is-no-such-replay = Diese Aufzeichnung gibt es nicht.
server-there-is-no-such-counter = Diesen Zähler gibt es nicht.
server-there-is-no-such-set = Dieses Set gibt es nicht.
server-not-from-this-page = Das kam nicht von dieser Seite.
server-this-is-nested-too-deeply = Das ist zu tief verschachtelt.
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
server-there-is-no-such-description = Diese Beschreibung gibt es nicht.
server-there-is-no-such-session = Diese Sitzung gibt es nicht.
server-too-much-is-being-made-for-others-come-back-in-s = Gerade wird zu viel für andere gemacht: Komm in { $a } s wieder.
