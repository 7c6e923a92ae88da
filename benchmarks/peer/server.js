"use strict";

// boardgame.io's own server with its own storage in memory and its own transport: node server.js PORT

const { Server } = require("boardgame.io/server");
const { game } = require("./game");

const port = Number(process.argv[2]);

// Nobody calls from a browser, and nobody from another machine. Node takes port and host together.
Server({ games: [game], origins: false }).run({ port: { port, host: "127.0.0.1" } });

process.stdin.on("end", () => process.exit()).resume();
