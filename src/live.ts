import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "./app";
import type { EventModel } from "./events";
import { type Caller, callerOf } from "./http/callers";

/** A session is over: whoever holds a socket on it is shown out. */
export const SessionEnded = z.object({
  type: z.literal("session_ended"),
  data: z.object({ sessionId: z.string() }),
});
export const sessionEnded = (sessionId: string): z.infer<typeof SessionEnded> => ({
  type: "session_ended",
  data: { sessionId },
});

const goingAway = 1001;
const signedOut = 4401;
const tooMany = 4429;
const socketsPerPerson = 5;
/** Browsers have nothing to say here; one that talks on is shown out. */
const wordsPerSecond = 20;
const room = "everyone";

const counts = new WeakMap<App["config"], () => number>();
/** How many browsers listen to this process. */
export const socketsOf = ({ config }: App): number => counts.get(config)?.() ?? 0;

/** Sends to everyone in a room at once, which the server does a hundred times faster than a loop. */
type Announce = (room: string, text: string) => void;
type Socket = { close(code?: number, reason?: string): unknown };
type Seat = {
  caller: Caller;
  socket: Socket;
  timer: ReturnType<typeof setTimeout>;
  /** What it said within the second that began then. */
  said: { since: number; words: number };
};

/** `/ws`: tells the browsers what happened; hears nothing from them. The gate has checked session and origin. */
export function live(app: App, broadcast: EventModel[], announce: Announce) {
  const seats = new Map<string, Seat>();
  counts.set(app.config, () => seats.size);
  const showOut = (code: number, isMeant: (caller: Caller) => boolean) =>
    [...seats.values()]
      .filter(({ caller }) => isMeant(caller))
      .forEach(({ socket }) => socket.close(code));

  const door = new Elysia({ name: "live" }).ws("/ws", {
    open(ws) {
      const caller = callerOf(ws.data.request);
      if (!caller) return void ws.close(signedOut);
      const own = [...seats.values()].filter((seat) => seat.caller.actor.id === caller.actor.id);
      if (own.length >= socketsPerPerson) own[0]?.socket.close(tooMany);
      const left = Math.max(0, Date.parse(caller.endsAt) - app.now().getTime());
      const timer = setTimeout(() => ws.close(signedOut), Math.min(left, 2 ** 31 - 1)).unref();
      seats.set(ws.id, { caller, socket: ws, timer, said: { since: 0, words: 0 } });
      ws.subscribe(room);
    },
    message(ws) {
      const seat = seats.get(ws.id);
      if (!seat) return;
      const { since, words } = seat.said;
      const isNew = Date.now() - since >= 1000;
      seat.said = isNew ? { since: Date.now(), words: 1 } : { since, words: words + 1 };
      if (seat.said.words > wordsPerSecond) ws.close(tooMany);
    },
    close(ws) {
      clearTimeout(seats.get(ws.id)?.timer);
      seats.delete(ws.id);
    },
  });

  for (const model of broadcast) {
    app.subscribe(model, (event) => announce(room, JSON.stringify(event)));
  }
  app.subscribe(SessionEnded, ({ data }) =>
    showOut(signedOut, ({ sessionId }) => sessionId === data.sessionId),
  );
  return { door, close: () => showOut(goingAway, () => true) };
}
