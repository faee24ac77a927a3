// A whole game of Kickdoor against two bots, by the first option. In a browser it belongs on a page of the server itself
// (the cookie and the origin are its); by hand: node client.js http://127.0.0.1:8000 [seconds a bot takes]
// (Node 22; 20 wants --experimental-websocket).

const browser = typeof document !== "undefined";
const [, , address = "http://127.0.0.1:8000", pace = 0.1] = browser ? [] : process.argv;
const ADDRESS = browser ? location.origin : address;
const CLOCKS = { window: 1, pace: Number(pace) };
const SETTINGS = { editions: ["classic"], options: { winning_level: 2 }, seats: 3, clocks: CLOCKS };
const unanswered = new Map(); // actions by id, to be sent again with the same id after a break
let cookie = ""; // who we are; a browser keeps it by itself
let box;

async function call(method, path, body) {
  const headers = { "content-type": "application/json", ...(browser ? {} : { cookie }) };
  const answer = await fetch(ADDRESS + path, { method, headers, body: body && JSON.stringify(body) });
  cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error);
  return told;
}

// What happened, in words: the shape of an event says what its numbers are.
function sentence([kind, seat, a, b]) {
  const { shape, text } = box.events[kind];
  const card = (value) => (value < 0 ? "a card" : box.faces[box.cards[value]].title);
  const written = { c: card, p: (value) => `Seat ${value}`, s: (value) => box.traits[value] ?? "no sex", n: String };
  const words = { who: `Seat ${seat}`, a: written[shape[0]]?.(a), b: written[shape[1]]?.(b) };
  return text.replace(/\{(\w+)\}/g, (_, name) => words[name]);
}

// One socket: the id of the replay when the game is over, "" when the socket is closed before.
function sit(table, ticket) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${ADDRESS.replace("http", "ws")}/ws?table=${table}`);
    const send = (message) => socket.send(JSON.stringify(message));
    const act = (message) => (unanswered.set(message.id, message), send(message));
    let replay = "", asked = 0;
    socket.onopen = () => [{ t: "hello", ticket, table, protocol: 1 }, ...unanswered.values()].forEach(send);
    socket.onclose = () => resolve("");
    socket.onmessage = ({ data }) => {
      const heard = JSON.parse(data);
      if (heard.t === "done" || heard.t === "refused") unanswered.delete(heard.id);
      if (heard.t === "refused") asked = 0; // the next update says what we are asked now
      if (heard.t === "table") replay = heard.replay;
      if (heard.t === "table" && heard.state === "lobby") act({ t: "start", id: "the-start" });
      if (heard.t !== "update" && heard.t !== "clock") return;
      (heard.events ?? []).forEach((event) => console.log(sentence(event)));
      const { request, clock } = heard;
      if (heard.view && box.phases[heard.view.phase] === "over") {
        resolve(replay);
        socket.close();
      } else if (request?.mandatory && request.id !== asked) {
        asked = request.id;
        act({ t: "choose", id: `choice-${asked}`, request: asked, choice: request.options[0].choice });
      } else if (clock.window && !clock.stood) {
        send({ t: "ack", window: clock.window }); // anybody may step in now: we let it stand
      }
    };
  });
}

async function main() {
  await call("POST", "/api/guest", { name: "Ann" });
  const { id } = await call("POST", "/api/tables", { settings: SETTINGS, bots: ["heuristic:normal", "greedy"] });
  const asked = new URLSearchParams({ editions: "classic", options: JSON.stringify(SETTINGS.options) });
  box = await call("GET", `/api/boxes?${asked}`);
  let replay = "";
  while (!replay) {
    replay = await call("POST", `/api/tables/${id}/ticket`).then(({ ticket }) => sit(id, ticket), () => "");
    if (!replay) await new Promise((resolve) => setTimeout(resolve, 1000)); // then once more
  }
  console.log(`${ADDRESS}/api/replays/${replay}/log`);
}

main();
