"use strict";

// People at tables of the toy game, two at each: node clients.js PORT TABLES RATE
//
// Each has a connection of their own and chooses at random, RATE choices a table a second (0: as soon as asked). A game
// that is over is followed by another. A choice's time is from sending it to the arrival, at whoever made it, of the
// state that follows from it.
//
// They speak boardgame.io's protocol (events of socket.io, which are messages of engine.io, over a WebSocket) without
// its client: that plays each move itself as well, and would have less of its core left to ask the server for more.
//
// Told `count` on stdin, they begin to count, and told `stop`, they say what they have counted and end. They say on
// stdout, one JSON object a line, how many tables are open, and in the end what they have counted.

const readline = require("node:readline");
const WebSocket = require("ws");
const { game, most } = require("./game");

const [port, tables, rate] = process.argv.slice(2).map(Number);
const AT_ONCE = 50; // people who connect at the same time
const OVERDUE = 5000; // milliseconds without an answer after which a table counts as lost

const PING = "2";
const PONG = "3";
const CONNECT = `40/${game.name},`;
const EVENT = `42/${game.name},`;

const period = rate ? 1000 / rate : 0;
const players = new Set();
const times = [];
let counting = false;
let finished = 0;
let lost = 0;

const say = (what, done) => process.stdout.write(`${JSON.stringify(what)}\n`, done);

class Player {
  constructor(match, id, credentials, phase) {
    Object.assign(this, { match, id, credentials, phase });
    this.sent = null; // when the choice was sent that is not answered yet
    this.awaited = -1; // the number of the state that answers it
  }

  // Play one game to its end.
  play() {
    players.add(this);
    return new Promise((over, failed) => {
      this.over = over;
      this.socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
        perMessageDeflate: false,
        skipUTF8Validation: true,
      });
      this.socket.on("message", (data) => this.hear(data.toString()));
      this.socket.on("error", failed);
      this.socket.on("close", () => failed(new Error("the server has hung up")));
    }).finally(() => {
      players.delete(this);
      this.socket.close();
    });
  }

  emit(...event) {
    this.socket.send(EVENT + JSON.stringify(event));
  }

  hear(text) {
    if (text.startsWith(EVENT)) {
      const [type, , told] = JSON.parse(text.slice(EVENT.length));
      if (type === "update") this.see(told);
      else if (type === "sync") {
        this.seated();
        this.see(told.state);
      }
    } else if (text === PING) this.socket.send(PONG);
    else if (text.startsWith(CONNECT)) this.emit("sync", this.match, this.id, this.credentials, 2);
    else if (text.startsWith("0")) this.socket.send(CONNECT);
    else this.socket.close();
  }

  see(state) {
    if (state._stateID === this.awaited) {
      if (counting) times.push(performance.now() - this.sent);
      this.sent = null;
      this.awaited = -1;
    }
    if (state.ctx.gameover !== undefined) this.over();
    else if (state.ctx.currentPlayer === this.id && this.sent === null) {
      // Each table has its own moment of every period. A timer may come a little early, and would then come twice.
      const pause = period && (((this.phase - performance.now()) % period) + period) % period;
      if (pause) setTimeout(() => this.choose(state), Math.ceil(pause));
      else this.choose(state);
    }
  }

  choose(state) {
    const count = 1 + Math.floor(Math.random() * most(state.G));
    const { id: playerID, credentials } = this;
    const action = { type: "MAKE_MOVE", payload: { type: "take", args: [count], playerID, credentials } };
    this.awaited = state._stateID + 1;
    this.sent = performance.now();
    this.emit("update", action, state._stateID, this.match, playerID);
  }
}

const connecting = { now: 0, queue: [] };

// Sit down when fewer than so many others are just doing it.
async function seat(player) {
  if (connecting.now === AT_ONCE) await new Promise((turn) => connecting.queue.push(turn));
  else connecting.now += 1;
  player.seated = () => {
    player.seated = () => {};
    if (connecting.queue.length) connecting.queue.shift()();
    else connecting.now -= 1;
  };
  return player.play().finally(() => player.seated());
}

async function post(path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}/games/${game.name}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// Open a table through the lobby, and have both people join it.
async function open() {
  const { matchID } = await post("create", { numPlayers: 2 });
  const join = (playerID) => post(`${matchID}/join`, { playerID, playerName: `player ${playerID}` });
  const joined = [await join("0"), await join("1")];
  return { match: matchID, credentials: joined.map((answer) => answer.playerCredentials) };
}

async function play(table) {
  const phase = Math.random() * period;
  for (;;) {
    const { match, credentials } = table;
    await Promise.all(credentials.map((secret, id) => seat(new Player(match, String(id), secret, phase))));
    finished += 1;
    table = await open();
  }
}

function report() {
  counting = false;
  const now = performance.now();
  for (const { sent } of players) if (sent !== null && now - sent > OVERDUE) lost += 1;
  const seconds = times.map((time) => Number((time / 1000).toFixed(6)));
  say({ times: seconds, finished, lost }, () => process.exit());
}

async function main() {
  const commands = { count: () => (counting = true), stop: report };
  const heard = readline.createInterface({ input: process.stdin });
  heard.on("line", (line) => commands[line]());
  heard.on("close", () => process.exit());
  const opened = [];
  while (opened.length < tables) {
    opened.push(await open());
    say({ opened: opened.length });
  }
  for (const table of opened) {
    play(table).catch((error) => {
      lost += 1;
      console.error(`a table was lost: ${error.message}`);
    });
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
