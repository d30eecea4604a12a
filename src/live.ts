import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "./app";
import type { EventModel } from "./events";
import { type Caller, callerOf } from "./http/request-context";

/** A session is over: whoever holds a socket on it is shown out. */
export const SessionEnded = z.object({
  type: z.literal("session_ended"),
  data: z.object({ sessionId: z.string() }),
});
export const sessionEnded = (sessionId: string): z.infer<typeof SessionEnded> => ({
  type: "session_ended",
  data: { sessionId },
});

/** News of what not every role may read: that something changed, and not what. */
export const withoutData = <Type extends string>({
  shape,
}: {
  shape: { type: z.ZodLiteral<Type> };
}) => z.object({ type: shape.type, data: z.object({}) });

/** Beside the data of news that not everybody may hear: whose browsers alone are told. They are not told this. */
export const hearers = { hearers: z.array(z.string()).optional() };
const Private = z.object({ data: z.looseObject({ hearers: z.array(z.string()) }) });

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
type Socket = { close(code?: number, reason?: string): unknown; send(text: string): unknown };
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
    seatsOf(seats, isMeant).forEach(({ socket }) => socket.close(code));

  const door = new Elysia({ name: "live" }).ws("/ws", {
    open(ws) {
      const caller = callerOf(ws.data.request);
      if (!caller) return void ws.close(signedOut);
      const own = seatsOf(seats, ({ actor }) => actor.id === caller.actor.id);
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
    app.subscribe(model, (event) => tell(model.parse(event), seats, announce));
  }
  app.subscribe(SessionEnded, ({ data }) =>
    showOut(signedOut, ({ sessionId }) => sessionId === data.sessionId),
  );
  return { door, close: () => showOut(goingAway, () => true) };
}

const seatsOf = (seats: Map<string, Seat>, isMeant: (caller: Caller) => boolean): Seat[] =>
  [...seats.values()].filter(({ caller }) => isMeant(caller));

/** To the hearers that the news names, or to everyone where it names none. */
function tell(told: z.infer<EventModel>, seats: Map<string, Seat>, announce: Announce): void {
  const news = Private.safeParse(told);
  if (!news.success) return announce(room, JSON.stringify(told));
  const { hearers: only, ...data } = news.data.data;
  const text = JSON.stringify({ type: told.type, data });
  const hears = ({ actor }: Caller) => only.includes(actor.id ?? "");
  seatsOf(seats, hears).forEach(({ socket }) => socket.send(text));
}
