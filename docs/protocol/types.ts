// Made by `kickdoor protocol --typescript`. docs/protocol.md tells what it means.

export const PROTOCOL = 1;

/** What a client may send. `id` is the client's own: sending it again does nothing twice. */
export type ClientMessage =
  | Hello
  | Choose
  | Propose
  | Ack
  | Hold
  | Sync
  | Missed
  | Say
  | Mute
  | Filter
  | Sit
  | Look
  | Rise
  | Ready
  | SetSeat
  | Change
  | Start
  | Leave
  | Vote
  | Undo
  | Agree
  | Hint
  | Why
  | Rematch
  | PassHost
  | Silence
  | Dismiss
  | Report
  | Lead;

/** The first frame of a socket: the ticket got by `POST /api/tables/{table}/ticket`. */
export interface Hello {
  t: "hello";
  /** good once, for 30 seconds, for this table (at most 400 characters) */
  ticket: string;
  /** its id (at most 40 characters) */
  table: string;
  /** the version this client speaks (default 1) */
  protocol?: number;
  /** in which refusals and hints are told (at most 10 characters; default "en") */
  language?: string;
}

/** One of the options of a request, or a step in the scenario vocabulary, which may stand for several choices. */
export interface Choose {
  t: "choose";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** the request it answers; 0: none, anything lawful may be done (default 0) */
  request?: number;
  /** the numbers of an option, or of anything else that is lawful */
  choice?: [number, number, number, number] | null;
  /** or in words */
  step?: Step | null;
}

/** A whole offer: for help in a fight, a trade, or a gift. With `counter` it answers one that was made. */
export interface Propose {
  t: "propose";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  scope: "gift" | "help" | "trade";
  /** (0 to 5) */
  to: number;
  /** help: how many the helper gets (0 to 99; default 0) */
  treasures?: number;
  /** help: who takes Treasures first (default "helper-first") */
  pick?: "alternate" | "fighter-first" | "helper-first";
  /** cards from the one who asked first (the fighter, or who opened the trade), also in a counter (at most 40) */
  give?: number[];
  /** trade: cards from the one who was asked (at most 40) */
  get?: number[];
  /** help: cards of the fighter's hand, to be played on the helper (at most 40) */
  play?: number[];
  /** it answers the offer on the table; once in a negotiation (default false) */
  counter?: boolean;
}

/** Let it stand: the window may close as far as this player is concerned. */
export interface Ack {
  t: "ack";
  /** its number, as the clock has it */
  window: number;
}

/** Wait! The window stays open while the player's time for it lasts, or until `on` is false. */
export interface Hold {
  t: "hold";
  /** its number, as the clock has it */
  window: number;
  /** false: go on (default true) */
  on?: boolean;
}

/** Send me everything again. */
export interface Sync {
  t: "sync";
}

/** Tell me what happened after the last update I have. The answer is `past`, and an update. */
export interface Missed {
  t: "missed";
  /** its `n` */
  since: number;
}

/** A line of chat, or a quick phrase. */
export interface Say {
  t: "say";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** (at most 300 characters) */
  text?: string;
  /** the id of a phrase or reaction of /api/config, in place of a text (at most 30 characters) */
  phrase?: string;
}

/** Nothing more from this player or bot, for me, as long as this socket lasts. It has no answer. */
export interface Mute {
  t: "mute";
  /** (-1 to 5; default -1) */
  seat?: number;
  /** or the number of somebody without a seat (0 to 1000000; default 0) */
  looker?: number;
  /** (default true) */
  on?: boolean;
}

/** Words I do not want to read, masked as long as this socket lasts; a new list replaces the old. No answer. */
export interface Filter {
  t: "filter";
  /** (at most 100) */
  words: string[];
}

/** Take a seat before the game, or change to it; a bot makes room. */
export interface Sit {
  t: "sit";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** (0 to 5) */
  seat: number;
  /** of the character; "": as the seat has it */
  sex?: "" | "female" | "male";
  /** a program decides here, no person: everybody at the table is told so (default false) */
  program?: boolean;
}

/** The face that others see on your seat. */
export interface Look {
  t: "look";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** parts of a face, a letter each (at most 12 characters; as `^[0-9a-z]*$`) */
  face: string;
}

/** Up from the seat, before the game. */
export interface Rise {
  t: "rise";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
}

/** The game may start as far as this player is concerned. */
export interface Ready {
  t: "ready";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** (default true) */
  ready?: boolean;
}

/** The host puts a bot on a seat, or with "" empties it. */
export interface SetSeat {
  t: "set-seat";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** (0 to 5) */
  seat: number;
  /** one of the bots of /api/config (at most 30 characters) */
  bot: string;
}

/** The host changes the table before the game. */
export interface Change {
  t: "change";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** all of them: what is left out is as by default */
  settings: SettingsGiven;
}

/** One table. */
export interface SettingsGiven {
  /** (at most 8; default ["classic"]) */
  editions?: string[];
  /** variants, as in the header of a log */
  options?: Options;
  /** (3 to 6; default 4) */
  seats?: number;
  clocks?: ClocksGiven;
  /** in the list of tables (default false) */
  public?: boolean;
  /** hands: all of them, late, when every player agreed (default "table") */
  spectators?: "hands" | "none" | "table";
  /** how late (10 to 3600; default 60) */
  delay?: number;
  /** (default true) */
  chat?: boolean;
  /** players may ask a bot what it would do (default true) */
  hints?: boolean;
  /** choices may be taken back when all agree (default true) */
  undo?: boolean;
}

/** Time, in seconds. 0 means that there is no such clock. */
export interface ClocksGiven {
  /** how long everybody may step in (1 to 10; default 2.6) */
  window?: number;
  /** the same when somebody is about to win the game (1 to 60; default 15) */
  last_chance?: number;
  /** for each decision (0 to 3600; default 0) */
  decide?: number;
  /** for all decisions of a player together, when the time for one is used up (0 to 3600; default 0) */
  bank?: number;
  /** all the "wait!" a player has (0 to 120; default 30) */
  hold?: number;
  /** after which a bot sits in for somebody who is gone (5 to 3600; default 60) */
  absence?: number;
  /** a bot takes so long, so that people can follow (0 to 5; default 1.15) */
  pace?: number;
}

/** The host starts the game; bots take the seats that are empty. */
export interface Start {
  t: "start";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
}

/** For good: before the game the seat is empty, later a bot has it. */
export interface Leave {
  t: "leave";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
}

/** To remove a player: all the other people must agree. */
export interface Vote {
  t: "vote";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** who is to go (0 to 5) */
  seat: number;
  /** false takes the vote back (default true) */
  yes?: boolean;
}

/** To take the last choice back, or to answer who wants to: all people must agree. */
export interface Undo {
  t: "undo";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** false ends the wish (default true) */
  yes?: boolean;
}

/** Spectators may see all hands, late; counts when every player agreed. */
export interface Agree {
  t: "agree";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** (default true) */
  yes?: boolean;
}

/** What would a bot do here? */
export interface Hint {
  t: "hint";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
}

/** The sum behind a number, or, with a step, whether it may be done and if not why. */
export interface Why {
  t: "why";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** which number (at most 20 characters) */
  about?: string;
  /** whose, for numbers of a player (-1 to 5; default -1) */
  seat?: number;
  /** its uid, for numbers of a monster (-1 to 1000; default -1) */
  monster?: number;
  /** may I do this? */
  step?: Step | null;
}

/** A new table with the same people and settings; who asks first makes it. */
export interface Rematch {
  t: "rematch";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
}

/** The host makes somebody else the host, who has a seat. */
export interface PassHost {
  t: "pass-host";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** (0 to 5) */
  seat: number;
}

/** The host: nothing more from this player, for anybody. */
export interface Silence {
  t: "silence";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** (-1 to 5; default -1) */
  seat?: number;
  /** or the number of somebody without a seat (0 to 1000000; default 0) */
  looker?: number;
  /** (default true) */
  on?: boolean;
}

/** The host sends somebody away who has no seat. */
export interface Dismiss {
  t: "dismiss";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** (0 to 1000000) */
  looker: number;
  /** for good: neither this player nor anybody from the same address comes in again (default false) */
  bar?: boolean;
}

/** Tell whoever runs the server of a line of chat. */
export interface Report {
  t: "report";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** its number */
  line: number;
  /** (at most 200 characters) */
  why?: string;
}

/** In a guided game: a lesson has been read, or the way back to the lessons is wanted. */
export interface Lead {
  t: "lead";
  /** your own name for this action (at most 40 characters; as `^[A-Za-z0-9_-]+$`) */
  id: string;
  /** the number of the lesson (-1 to 1000; default -1) */
  heard?: number;
  /** what was done since the game left the line of the lessons is taken back (default false) */
  back?: boolean;
}

/** Who somebody wants to be. `beside` is for players who share a device: a token instead of a cookie. */
export interface NewGuest {
  /** (at most 100 characters) */
  name: string;
  /** (default false) */
  beside?: boolean;
}

/** A table to be set up. */
export interface NewTable {
  settings?: SettingsGiven;
  /** (at most 5) */
  bots?: string[];
}

/** A table that goes on from a replay. */
export interface NewFork {
  /** after how many choices (0 to 10000000) */
  at: number;
  /** editions, options and seats are those of the replay */
  settings?: SettingsGiven;
  /** (at most 5) */
  bots?: string[];
}

/** The choices of a table before the game. Those left as they are do not count in the hash of the box. */
export interface Options {
  /** (default false) */
  faster_play?: boolean;
  /** (default false) */
  shared_victory?: boolean;
  /** (2 to 30; default 10) */
  winning_level?: number;
  /** (default false) */
  seal_roll?: boolean;
  /** (default false) */
  ignore_sex?: boolean;
  /** (1 to 30; default 5) */
  hand_limit?: number;
  /** (default false) */
  first_begins?: boolean;
  /** what stands on the table, for cards that ask */
  table?: string[];
  /** copies of a card, where they are not as printed: {classic/plutonium-dragon: 0} */
  decks?: Record<string, number>;
}

/** What a device has done since it was last here. */
export interface NewOps {
  /** (at most 100) */
  ops: OpGiven[];
  /** how many it knows (0 to 10000000000000; default 0) */
  since?: number;
}

/** One change of a counter. What it sets is told in full, so that it means the same wherever it is folded in. */
export interface OpGiven {
  /** (as `^[A-Za-z0-9-]{6,40}$`) */
  id: string;
  /** one more than the highest its device had seen (1 to 20000) */
  clock: number;
  /** milliseconds since 1970, by the clock of its device (0 to 10000000000000) */
  at: number;
  /** (at most 120) */
  set?: ([string, string | number | boolean])[];
  /** the change that it takes back */
  undo?: string | null;
}

/** What a server may send. */
export type ServerMessage =
  | Table
  | Update
  | Past
  | Ticking
  | Chat
  | Aside
  | Done
  | Refused
  | Advice
  | Because
  | Bye;

/** The table around the game. Sent whenever it changes. */
export interface Table {
  t: "table";
  id: string;
  /** six letters to tell a friend; "" when it is closed */
  code: string;
  state: "closed" | "lobby" | "over" | "playing";
  /** seat of the host, -1 when the host has none */
  host: number;
  /** your seat, -1 for a spectator */
  you: number;
  /** you decide about the table */
  hosting: boolean;
  settings: Settings;
  seats: SeatWire[];
  /** the hash of what /api/boxes tells for these editions and options */
  box: string;
  /** the hash of the secret of chance, from before the first draw */
  commitment: string;
  /** (seat to go, who agreed) */
  votes: [number, number[]][];
  /** (who asked, who agreed) */
  undo: [number, number[]] | null;
  /** you have a choice that could be taken back */
  can_undo: boolean;
  /** spectators */
  watching: number;
  /** who they are, for the host alone */
  lookers: Looker[];
  /** seats that the host lets nobody hear, for the host alone */
  silenced: number[];
  /** the id of the finished game */
  replay: string;
  /** the table where the players go on */
  rematch: string;
  /** why */
  closed: string;
}

/** One table. */
export interface Settings {
  editions: string[];
  /** variants, as in the header of a log */
  options: Options;
  seats: number;
  clocks: Clocks;
  /** in the list of tables */
  public: boolean;
  /** hands: all of them, late, when every player agreed */
  spectators: "hands" | "none" | "table";
  /** how late */
  delay: number;
  chat: boolean;
  /** players may ask a bot what it would do */
  hints: boolean;
  /** choices may be taken back when all agree */
  undo: boolean;
}

/** Time, in seconds. 0 means that there is no such clock. */
export interface Clocks {
  /** how long everybody may step in */
  window: number;
  /** the same when somebody is about to win the game */
  last_chance: number;
  /** for each decision */
  decide: number;
  /** for all decisions of a player together, when the time for one is used up */
  bank: number;
  /** all the "wait!" a player has */
  hold: number;
  /** after which a bot sits in for somebody who is gone */
  absence: number;
  /** a bot takes so long, so that people can follow */
  pace: number;
}

/** A place at the table. */
export interface SeatWire {
  kind: "bot" | "empty" | "person";
  /** of a person as chosen, of a bot as all of its kind are called */
  name: string;
  /** of the character at the start */
  sex: string;
  /** which one */
  bot: string;
  ready: boolean;
  /** a person with an open socket */
  here: boolean;
  /** a bot sits in */
  gone: boolean;
  /** spectators may see hands */
  agreed: boolean;
  /** seconds left */
  bank: number;
  /** seconds of "wait!" left */
  hold: number;
  /** as its person chose it, "": any will do; of a bot the one that goes with its name */
  face: string;
  /** a program sits here like a person, as it has said itself: to be shown as a bot */
  program: boolean;
}

/** Somebody at the table without a seat. */
export interface Looker {
  /** to be meant by */
  number: number;
  name: string;
  /** by the host */
  silenced: boolean;
}

/** The game as you may see it, what happened since the last one, and what you are asked. */
export interface Update {
  t: "update";
  /** rows of the table so far: it never goes back, not even when the server restarts */
  n: number;
  /** its events are those after this row: if you had heard of fewer, ask for them by `missed` */
  since: number;
  /** kind, seat, a, b, c: see /api/boxes */
  events: [number, number, number, number, number][];
  view: View;
  request: RequestWire | null;
  clock: Clock;
  /** what comes if nobody steps in */
  outlook: Outlook;
  /** the fight if the offer on the table is accepted */
  pledge: Pledge | null;
  /** of all, for spectators where everybody agreed */
  hands?: number[][];
  /** in a guided game */
  lesson?: Lesson;
}

/** The game as one seat (or, with seat -1, a spectator) may see it. */
export interface View {
  seat: number;
  /** whose */
  turn: number;
  /** PH_* */
  phase: number;
  /** of the turn, all players' together; 0 before the first */
  number: number;
  /** by seat */
  players: PlayerView[];
  combat: CombatView | null;
  /** Door, Treasure; so in the next two */
  deck_sizes: [number, number];
  discard_sizes: [number, number];
  /** CARDS-02: only the top card is seen; -1 when empty */
  discard_tops: [number, number];
  /** face up behind the door, or taking effect */
  shown: number[];
  /** Treasures to be shared */
  spoils: number[];
  /** what a dead character leaves */
  body: number[];
  deal: DealView | null;
  /** (card, victim) about to strike */
  curse: [number, number] | null;
  die: DieView | null;
  /** Items put up so far */
  sale: number[];
  /** WHY_* of the choice this seat is asked to make, or -1 */
  why: number;
  /** empty until the end */
  winners: number[];
  /** cards on top of a deck that this seat knows */
  peeked: number[];
  /** closed Seals */
  seals_left: number;
  /** open Seals, oldest first */
  seals: number[];
  /** those nobody has */
  characters: number[];
  /** SETUP-06: (colour, space) of each standie, where there is a board */
  board: [number, number][];
  /** why somebody is asked, where a card or a death is the reason */
  cause: CauseView | null;
  /** TURN-10: (cards the player may keep, who gets the rest) */
  charity: [number, number[]] | null;
  /** (custom of a pack, what it tells by seat) */
  extras: [string, number[][]][];
}

/** CARDS-05: what lies on the table is public; of a hand only its size and what this seat has seen of it. */
export interface PlayerView {
  seat: number;
  level: number;
  /** 1 male, 2 female, 0 none */
  sex: number;
  alive: boolean;
  /** alone, as in a fight without monsters */
  strength: number;
  /** what the die must show to get away, from no monster in particular */
  escape: number;
  /** worth of the Items in play */
  gold: number;
  /** equipped */
  worn: number[];
  /** carried, not equipped */
  pack: number[];
  /** Classes, Races and what goes with them */
  traits: number[];
  /** in force */
  curses: number[];
  /** (holder, Item) or (Item enhancer, Item) */
  held: [number, number][];
  hand_size: number;
  /** all of the own hand; of another's only the cards known to this seat */
  hand: number[];
}

/** A fight is public but for the cards in the hands around it. */
export interface CombatView {
  fighter: number;
  /** in the order in which they came; several where cards allow it */
  helpers: number[];
  /** one of them has no choice */
  forced: boolean;
  /** strength of that side */
  munchkins: number;
  monsters: number;
  /** the munchkins, as it stands */
  winning: boolean;
  /** at stake */
  treasures: number;
  levels: number;
  cards: MonsterView[];
  /** one-shots: (card, side, bonus); side 0 munchkins, 1 monsters */
  played: [number, number, number][];
  /** (seat, monster) still to run */
  running: [number, number][];
}

/** A monster in the fight. */
export interface MonsterView {
  /** its number in this fight */
  uid: number;
  card: number;
  strength: number;
  treasures: number;
  /** bits */
  tags: number;
  enhancers: number[];
}

/** An offer being made or thought over; both sides and the table hear it. */
export interface DealView {
  /** DEAL_* */
  scope: number;
  /** who makes the offer */
  builder: number;
  /** who thinks it over */
  other: number;
  /** the fighter, or who opened the trade */
  giver: number;
  /** False: still being put together */
  made: boolean;
  /** for the helper */
  treasures: number;
  /** PICK_*: who takes Treasures first */
  pick: number;
  /** cards of the giver */
  give: number[];
  /** cards of the one who was asked */
  get: number[];
  /** promised cards; seen only by the two it concerns */
  play: number[];
}

/** A die on the table, before its result counts. */
export interface DieView {
  /** whose roll */
  seat: number;
  face: number;
  /** with everything that changes it */
  value: number;
  /** card run from, or -1 */
  monster: number;
}

/** Why somebody is asked: what is taking effect, on whom, by whose doing. It lies open on the table. */
export interface CauseView {
  /** card, bad (Bad Stuff), curse, death or spoils */
  how: string;
  /** or -1 */
  card: number;
  /** on whom; whose body is looted; who won the fight */
  seat: number;
  /** who played or used it, or -1 */
  by: number;
}

/** What you are asked. `id` stays the same as long as the question does. */
export interface RequestWire {
  id: number;
  /** what it is about */
  kind: string;
  /** false: a chance to step in, which you may let pass */
  mandatory: boolean;
  options: Option[];
}

/** One of the things you may do. */
export interface Option {
  choice: [number, number, number, number];
  /** the same in words: {"do": "play", "card": "magic-missile", "side": "munchkins"} */
  step: Step;
}

/** Time that runs, of the window or of those who must decide. Seconds are left from when it was sent. */
export interface Clock {
  /** number of the open window; 0: none */
  window: number;
  /** seconds; null: as long as it takes */
  left: number | null;
  /** of the whole window */
  length: number | null;
  /** you let it stand */
  stood: boolean;
  /** the seat that said "wait!" */
  holding: number;
  /** seats that must decide: everybody can see them */
  deciding: number[];
  /** the bank is being used */
  bank: boolean;
  /** the window is the last chance: as it stands, somebody wins the game */
  last: boolean;
}

/** How it ends as it stands. */
export interface Outlook {
  /** seats that would win the game */
  winners: number[];
  /** (seat, Level): who would have another Level */
  levels: [number, number][];
  /** (seat, monster, least roll to get away): 0 needs none, 7 is none */
  flights: [number, number, number][];
}

/** A fight if the offer on the table is accepted. */
export interface Pledge {
  /** strength of that side then */
  munchkins: number;
  monsters: number;
  winning: boolean;
  outlook: Outlook;
}

/** Where a guided game is. Without a note there is nothing to tell now. */
export interface Lesson {
  /** the word for what is told */
  note: string;
  /** of the lesson, told now or coming; -1: the game has left the line; as many as there are: all are over */
  number: number;
  /** of lessons */
  count: number;
  /** the table waits until you say that you have read it */
  unread?: boolean;
  /** what is to be done, or what another will do */
  step?: Record<string, unknown> | null;
  /** there is a way back to the line */
  back?: boolean;
}

/**
 * What happened so far, the last few hundred things: when you come, when a game goes on from another one, and when
 * something was taken back; or what you asked for by `missed`.
 */
export interface Past {
  t: "past";
  events: [number, number, number, number, number][];
  /** what happened after this row; 0: all that is remembered */
  since: number;
  /** up to this row */
  n: number;
}

/** Only the clock has changed. */
export interface Ticking {
  t: "clock";
  clock: Clock;
}

/** Lines of chat: the last hundred when you come, later one by one. */
export interface Chat {
  t: "chat";
  lines: Line[];
}

/** A line of chat; seat -1 is a spectator. `phrase` is the id of a quick phrase. */
export interface Line {
  /** lines of a table are counted from 1 */
  n: number;
  seat: number;
  name: string;
  /** milliseconds since 1970 */
  at: number;
  text: string;
  phrase: string;
  /** the number of a spectator, to be meant by; 0: who said it had a seat */
  looker: number;
}

/** A bot says something. It is not kept; `mute` its seat to hear no more of it. */
export interface Aside {
  t: "aside";
  seat: number;
  /** its id, as vindictive-ouch: the temper, then the occasion; or busy, where a weaker bot answered */
  line: string;
  /** in the reader's language */
  text: string;
}

/** It is kept: whatever happens, this action is not lost and not done twice. */
export interface Done {
  t: "done";
  id: string;
}

/** It was not done and nothing has changed. */
export interface Refused {
  t: "refused";
  /** of what was refused; "" where that has none */
  id: string;
  code: "bad" | "busy" | "full" | "not-now" | "not-yours" | "rules" | "slow-down" | "stale";
  /** a sentence for the player */
  why: string;
  /** the rules it rests on, the first one first */
  clauses: string[];
  /** that was reached, where it is "slow-down" */
  limit: string;
  /** seconds after which to try again, where it is "slow-down" */
  after: number;
}

/** The answer to a hint. */
export interface Advice {
  t: "advice";
  id: string;
  /** what the bot would do, then others; none where no fact decides */
  thoughts: Thought[];
}

/** What a bot thinks of one option. */
export interface Thought {
  /** index in the options of the request */
  option: number;
  /** on a scale of its own; none is worth more than what it would do, which stands first */
  value: number;
  /** the fact that decides; seat-0, seat-1… stand for the names of players */
  reason: string;
}

/**
 * The answer to why: a sum with its addends, or a refusal with its clauses; neither means that it may be done. Of a
 * sale that may be made, the total is the Level it leads to.
 */
export interface Because {
  t: "because";
  id: string;
  total: number | null;
  addends: AddendWire[];
  clauses: string[];
  why: string;
}

/** One term of a sum. */
export interface AddendWire {
  n: number;
  /** the word for what it comes from */
  what: string;
  /** or -1 */
  card: number;
  /** or -1 */
  seat: number;
  clause: string;
}

/** The last frame: why the socket closes. */
export interface Bye {
  t: "bye";
  code: number;
  why: string;
  /** that was reached, if it is one */
  limit: string;
}

/** An action in words. Cards, abilities and monsters are called by their ids, players "seat-0", "seat-1"… */
export interface Step {
  /** the verb */
  do: string;
  card?: string;
  cards?: string[];
  /** a player, or a monster of the fight */
  target?: string | string[];
  /** munchkins or monsters */
  side?: string;
  /** what else there is to choose for it */
  choose?: string | number | string[];
  /** the answer to a question */
  option?: string | number | string[];
  /** a second card */
  with?: string;
  in_place_of?: string | string[];
  ability?: string;
  /** cards that pay for it */
  discard?: string[];
  /** a player; of `attach` the Item */
  to?: string | string[];
  /** the monster run from */
  from?: string;
  /** an Ally */
  sacrifice?: string;
  helper_too?: boolean;
  /** the Item sold at double value */
  double?: string;
  give?: string[];
  get?: string[];
  play?: string[];
  treasures?: number;
  pick?: string;
  /** treasures, pick, items, play */
  offer?: Record<string, unknown>;
}

/** Who asks. */
export interface Me {
  name: string;
  /** with a seat of theirs, the newest first */
  tables: Listing[];
  /** ids of finished games, the newest first */
  replays: string[];
  /** of a player beside another, for `Authorization: Bearer …` */
  token: string;
}

/** A table in the list of the lobby. */
export interface Listing {
  id: string;
  code: string;
  state: string;
  editions: string[];
  seats: number;
  people: string[];
  bots: number;
  free: number;
  public: boolean;
  /** milliseconds since 1970; the oldest of a page leads to the next one, as `before` */
  created: number;
}

/** Where a table is. */
export interface TableAddress {
  id: string;
  /** six letters to tell a friend */
  code: string;
}

/** For the first frame of one socket. */
export interface Ticket {
  ticket: string;
}

/** What this server offers. */
export interface Config {
  version: string;
  protocol: number;
  /** changes when games of an older version could go another way */
  rules_rev: number;
  editions: EditionInfo[];
  bots: string[];
  /** who they are: the first of them at a table is the first here, and so on */
  cast: Record<string, Figure[]>;
  /** quick phrases of the chat: id and English words */
  phrases: Record<string, string>;
  /** said like a phrase, shown as a picture */
  reactions: Record<string, string>;
  /** as they are by default */
  settings: Settings;
  /** one can log in beside being a guest */
  login: boolean;
}

/** All there is to know of a set before it is opened. */
export interface EditionInfo {
  id: string;
  name: string;
  /** cards in each */
  decks: Record<string, number>;
  /** distinct cards */
  different: number;
  /** cards of each kind */
  kinds: Record<string, number>;
  classes: string[];
  races: string[];
  characters: string[];
  /** Classes and Races on whose side a tie is won */
  win_ties: string[];
  /** those that win one only as the fighter */
  win_own_ties: string[];
  /** those that gain a level for each monster they help to kill */
  gain_by_helping: string[];
  /** what its own rules are about */
  special: string[];
  /** those that have something to change in this set */
  options: string[];
}

/** A bot as people know it. */
export interface Figure {
  name: string;
  face: string;
}

/** A finished game. */
export interface ReplayInfo {
  id: string;
  /** milliseconds since 1970 */
  created: number;
  editions: string[];
  /** by seat */
  names: string[];
  /** of bots, by seat; "" of people */
  faces: string[];
  /** seats */
  winners: number[];
  /** how many, chance's among them */
  choices: number;
  options: Record<string, unknown>;
}

/** After so many choices: whose choice it was, what happened, and how the game stands. */
export interface Frame {
  n: number;
  pick: [number, number, number, number, number] | null;
  events: [number, number, number, number, number][];
  view: View;
  hands: number[][];
}

/** What a game looks like afterwards. */
export interface Analysis {
  /** of every turn, and the end */
  beginnings: Beginning[];
  /** the three turns that changed most */
  turning: TurningPoint[];
  /** the three that cost each seat most */
  mistakes: Mistake[];
}

/** The beginning of a turn. */
export interface Beginning {
  choice: number;
  turn: number;
  seat: number;
  chances: number[];
}

/** A turn that changed somebody's chance more than others did. */
export interface TurningPoint {
  turn: number;
  choice: number;
  seat: number;
  before: number;
  after: number;
}

/** A choice, and what would have been better by what the seat knew. */
export interface Mistake {
  choice: number;
  turn: number;
  seat: number;
  /** what was chosen */
  done: Step;
  /** what would have been better */
  better: Step;
  reason: string;
  cost: number;
}

/** Everything a client needs to know about a box. Texts, sentences and `said` are in the language asked for. */
export interface BoxTold {
  language: string;
  /** the `box` of a table */
  hash: string;
  editions: string[];
  /** by card number: its face */
  cards: number[];
  faces: Face[];
  /** by ability number; "" where it is the effect of a card that is played */
  abilities: string[];
  /** by ability number: the face it is on */
  bearers: number[];
  /** by word number: the labels of either-or choices */
  words: string[];
  /** by bit: Classes, Races, sexes */
  traits: Record<string, string>;
  /** by bit: kinds of monsters and Items that rules speak of */
  tags: Record<string, string>;
  phases: string[];
  /** who takes Treasures first, in offers */
  picks: string[];
  events: EventKind[];
  /** other numbers by name */
  numbers: Record<string, number>;
  winning_level: number;
  said: Said;
}

/** One distinct card as players see it. */
export interface Face {
  /** its name in steps: "magic-missile", or "classic/magic-missile" where two editions have it */
  id: string;
  title: string;
  edition: string;
  /** door, treasure, seal or character */
  deck: string;
  /** "Monster", "One-shot Item": always in English; `said` has what to show */
  kind: string;
  copies: number;
  /** a line with its kind and numbers, then its rules, made from what it does */
  text: string[];
  /** a line of humour, in English where the language has none; "": it has none */
  quip: string;
  /** the rules it touches */
  clauses: string[];
  /** of a monster */
  level: number;
  /** of a monster */
  treasures: number;
  bonus: number;
  /** -1: no Item */
  gold: number;
  /** SLOT_* */
  slot: number;
  big: boolean;
  /** bits */
  tags: number;
}

/** One kind of event, by its number. */
export interface EventKind {
  name: string;
  /** the rule it rests on */
  clause: string;
  /** what a, b, c are: c a card, p a seat, n a number, s a sex, r a reason, t a target; the rest means nothing */
  shape: string;
  /** a sentence with {who}, {a} and {b} */
  text: string;
  /** the same where neither number is one, a is, b is, both are; () if that is no matter */
  forms: string[];
}

/** What names and numbers are called, and what players are asked, in the language of the box. */
export interface Said {
  /** by the kind of a face */
  kinds: Record<string, string>;
  decks: Record<string, string>;
  /** by SLOT_* */
  slots: Record<string, string>;
  /** by number */
  sexes: Record<string, string>;
  /** by bit */
  traits: Record<string, string>;
  /** by bit */
  tags: Record<string, string>;
  /** by ability number; "" where it has no name */
  abilities: string[];
  /** by word number */
  words: string[];
  /** by name */
  phases: Record<string, string>;
  sides: Record<string, string>;
  picks: Record<string, string>;
  /** the numbers one can ask about */
  sums: Record<string, string>;
  /** what they are made of, by `what` */
  addends: Record<string, string>;
  /** by WHY_*: what a player who must choose is asked */
  questions: Record<string, string>;
  /** by the kind of a request: the question otherwise; "step-in" where one may pass */
  requests: Record<string, string>;
  /** by number: why something is not possible, or no longer */
  reasons: string[];
}

/** One numbered rule. A ruling is a clause of the group RULINGS that also keeps the question it settles. */
export interface Clause {
  id: string;
  group: string;
  editions: string[];
  rule: string;
  question: string;
}

/** The page of one edition. */
export interface HowTo {
  edition: string;
  title: string;
  lead: string;
  parts: HowToPart[];
}

/** A heading and what stands under it; `id` is the same in every language. */
export interface HowToPart {
  id: string;
  heading: string;
  points: HowToPoint[];
}

/** A few sentences, and the clauses that say it exactly. */
export interface HowToPoint {
  text: string;
  clauses: string[];
}

/** Where a counter is. */
export interface CounterAddress {
  id: string;
}

/** What others have done, as much as fits into one answer. */
export interface Counted {
  ops: Op[];
  /** the number of the last one told: the next `since` */
  seq: number;
  /** how many there are */
  last: number;
}

/** One change of a counter. What it sets is told in full, so that it means the same wherever it is folded in. */
export interface Op {
  /** (as `^[A-Za-z0-9-]{6,40}$`) */
  id: string;
  /** one more than the highest its device had seen */
  clock: number;
  /** milliseconds since 1970, by the clock of its device */
  at: number;
  set: ([string, string | number | boolean])[];
  /** the change that it takes back */
  undo: string | null;
}

/** Where somebody is logged in. Times are milliseconds since 1970. */
export interface SessionInfo {
  id: string;
  created: number;
  /** to the hour */
  seen: number;
  /** the one that asks */
  here: boolean;
}

/** How many sessions have ended. */
export interface EndedInfo {
  ended: number;
}

/** Why a request was not carried out, in a sentence. */
export interface Problem {
  error: string;
  fields?: Fault[];
  /** which one is reached */
  limit?: string;
  /** seconds after which to come back */
  after?: number;
}

/** What is wrong with one field of a request. */
export interface Fault {
  message: string;
  key?: string;
  source?: string;
}
