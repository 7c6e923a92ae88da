/** The live channel: a connection that comes back by itself. */
import { signal } from "@preact/signals";

/** `again`: the connection has just ended, and the next is on its way; nobody need notice. */
export type Link = "joining" | "open" | "again" | "lost";

/** How long a connection may be away before the player is told. */
const UNNOTICED = 4000;
/** The first attempt comes within this, spread so that not all of a server's players come in one moment. */
const AT_ONCE = 250;
const LONGEST_WAIT = 8000;
/** A connection that ends sooner counts as an attempt that failed. */
const LASTING = 2000;

/** What goes on at the other end of a line. */
export interface Ends {
  /** Where to connect, asked each time. */
  address: () => string;
  /** A connection is being made: nothing that came by another one holds. */
  dials: () => void;
  opens: () => void;
  hears: (text: string) => void;
  /** The connection has been away for so long that the player is told. */
  loses: () => void;
}

export class Line {
  readonly link = signal<Link>("joining");
  private socket: WebSocket | null = null;
  /** What was said while there was no connection. */
  private unsent: unknown[] = [];
  private openedAt = 0;
  private losing: number | undefined;
  private timer: number | undefined;
  private retry = 0;
  private closed = false;

  constructor(private readonly ends: Ends) {}

  open(): void {
    this.closed = false;
    const socket = new WebSocket(this.ends.address());
    this.socket = socket;
    this.ends.dials();
    socket.onopen = () => {
      this.openedAt = performance.now();
      window.clearTimeout(this.losing);
      this.losing = undefined;
      this.link.value = "open";
      this.ends.opens();
      for (const message of this.unsent.splice(0)) this.send(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.ends.hears(event.data);
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      if (this.link.value === "open") {
        this.link.value = "again";
        if (performance.now() - this.openedAt > LASTING) this.retry = 0;
      }
      this.losing ??= window.setTimeout(() => this.lose(), UNNOTICED);
      const wait = Math.min(LONGEST_WAIT, AT_ONCE * 2 ** this.retry++);
      this.timer = window.setTimeout(() => this.open(), wait * Math.random());
    };
  }

  private lose(): void {
    this.link.value = "lost";
    this.unsent = [];
    this.ends.loses();
  }

  send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if (this.link.value === "again") this.unsent.push(message);
  }

  /** Forget what has yet to be sent. */
  drop(): void {
    this.unsent = [];
  }

  /** Begin anew. */
  redial(): void {
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.clearTimeout(this.losing);
    hangUp(this.socket);
  }
}

/** End a connection; one that is still being made once it stands, for a browser counts anything else as a fault. */
function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState !== WebSocket.CONNECTING) socket?.close();
  else {
    socket.onmessage = null;
    socket.onopen = () => socket.close();
  }
}
