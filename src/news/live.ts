import type { ServerWebSocket } from "bun";
import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "../app";
import type { EventModel } from "./events";
import { type Caller, callerOf } from "../http/request-context";

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
const counts = new WeakMap<App["config"], () => number>();
/** How many browsers listen to this process. */
export const socketsOf = ({ config }: App): number => counts.get(config)?.() ?? 0;

/** Sends to everyone in a room at once, which the server does a hundred times faster than a loop. */
type Announce = (room: string, text: string) => void;
type ToAll = (text: string) => void;
type Connection = {
  caller: Caller;
  timer?: ReturnType<typeof setTimeout>;
  /** What it said within the second that began then. */
  said: { since: number; words: number };
};
type Handlers = { [Event in "open" | "message" | "close"]: (socket: Socket) => void };
type Socket = ServerWebSocket<Connection & Handlers>;

/**
 * `/ws`: tells the browsers what happened; hears nothing from them. The gate has checked session and origin.
 * Bun's upgrade is called directly, because Elysia's own keeps the whole request and sixteen closures for each socket.
 */
export function live(app: App, broadcast: EventModel[], announce: Announce) {
  const connections = createConnections();
  // Of several agencies in one process each has a room that no other could name.
  const room = Bun.randomUUIDv7();
  counts.set(app.config, () => connections.all.size);
  const disconnect = (code: number, isMeant: (caller: Caller) => boolean) => {
    for (const socket of [...connections.all]) if (isMeant(socket.data.caller)) socket.close(code);
  };
  const handlers = handlersOf(app, connections, room);
  const door = new Elysia({ name: "live" }).route("WS", "/ws", ({ request, server, status }) => {
    const caller = callerOf(request);
    if (!caller) return status(401);
    const data = { caller, said: { since: 0, words: 0 }, ...handlers };
    if (!server?.upgrade(request, { data })) return status(400);
  });

  for (const model of broadcast) {
    const toAll = (text: string) => announce(room, text);
    app.subscribe(model, (event) => tell(model.parse(event), connections, toAll));
  }
  app.subscribe(SessionEnded, ({ data }) =>
    disconnect(signedOut, ({ sessionId }) => sessionId === data.sessionId),
  );
  return { door, close: () => disconnect(goingAway, () => true) };
}

function handlersOf(app: App, connections: Connections, room: string): Handlers {
  return {
    open(socket) {
      const { actor, endsAt } = socket.data.caller;
      const [oldest, ...others] = connections.of(actor.id);
      if (others.length + 1 >= socketsPerPerson) oldest?.close(tooMany);
      const left = Math.max(0, Date.parse(endsAt) - app.now().getTime());
      const end = () => socket.close(signedOut);
      socket.data.timer = setTimeout(end, Math.min(left, 2 ** 31 - 1)).unref();
      connections.add(socket);
      socket.subscribe(room);
    },
    message(socket) {
      const { since, words } = socket.data.said;
      const isNew = Date.now() - since >= 1000;
      socket.data.said = isNew ? { since: Date.now(), words: 1 } : { since, words: words + 1 };
      if (socket.data.said.words > wordsPerSecond) socket.close(tooMany);
    },
    close: (socket) => connections.remove(socket),
  };
}

/** Who is connected, at all and by person: a thousand who come at once do not look through one another. */
function createConnections() {
  const all = new Set<Socket>();
  const byPerson = new Map<string | null, Set<Socket>>();
  const of = (id: string | null): Iterable<Socket> => byPerson.get(id) ?? [];

  function add(socket: Socket): void {
    all.add(socket);
    const { id } = socket.data.caller.actor;
    byPerson.set(id, (byPerson.get(id) ?? new Set()).add(socket));
  }

  function remove(socket: Socket): void {
    clearTimeout(socket.data.timer);
    all.delete(socket);
    const { id } = socket.data.caller.actor;
    const own = byPerson.get(id);
    own?.delete(socket);
    if (own?.size === 0) byPerson.delete(id);
  }

  return { all, of, add, remove };
}

type Connections = ReturnType<typeof createConnections>;

/** To the hearers that the news names, or to everyone where it names none. */
function tell(told: z.infer<EventModel>, connections: Connections, toAll: ToAll): void {
  const news = Private.safeParse(told);
  if (!news.success) return toAll(JSON.stringify(told));
  const { hearers: only, ...data } = news.data.data;
  const text = JSON.stringify({ type: told.type, data });
  for (const person of new Set(only))
    for (const socket of connections.of(person)) socket.send(text);
}
