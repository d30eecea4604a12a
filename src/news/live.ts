import type { ServerWebSocket } from "bun";
import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "../app";
import type { EventModel } from "./events";
import { type Caller, callerOf } from "../http/request-context";

/** A session has ended: its sockets are closed. */
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
/** Browsers have nothing to say here; a socket that sends more is closed. */
const messagesPerSecond = 20;
const counts = new WeakMap<App["config"], () => number>();
/** How many browsers listen to this process. */
export const socketsOf = ({ config }: App): number => counts.get(config)?.() ?? 0;

/** Sends to every subscriber of a topic at once, which Bun does a hundred times faster than a loop. */
type Publish = (topic: string, text: string) => void;
type ToAll = (text: string) => void;
type Connection = {
  caller: Caller;
  timer?: ReturnType<typeof setTimeout>;
  /** How many messages it sent in the second that began at `since`. */
  received: { since: number; messages: number };
};
type Handlers = { [Event in "open" | "message" | "close"]: (socket: Socket) => void };
type Socket = ServerWebSocket<Connection & Handlers>;

/**
 * `/ws`: tells the browsers what happened; reads nothing from them. `authorization` has checked session and origin.
 * Bun's upgrade is called directly, because Elysia's own keeps the whole request and sixteen closures for each socket.
 */
export function live(app: App, broadcast: EventModel[], publish: Publish) {
  const connections = createConnections();
  // Several agencies may share one process: each has a topic of its own, which the others cannot guess.
  const topic = Bun.randomUUIDv7();
  counts.set(app.config, () => connections.all.size);
  const disconnect = (code: number, matches: (caller: Caller) => boolean) => {
    for (const socket of [...connections.all]) if (matches(socket.data.caller)) socket.close(code);
  };
  const handlers = handlersOf(app, connections, topic);
  const routes = new Elysia({ name: "live" }).route("WS", "/ws", ({ request, server, status }) => {
    const caller = callerOf(request);
    if (!caller) return status(401);
    const data = { caller, received: { since: 0, messages: 0 }, ...handlers };
    if (!server?.upgrade(request, { data })) return status(400);
  });

  for (const model of broadcast) {
    const toAll = (text: string) => publish(topic, text);
    app.subscribe(model, (event) => send(model.parse(event), connections, toAll));
  }
  app.subscribe(SessionEnded, ({ data }) =>
    disconnect(signedOut, ({ sessionId }) => sessionId === data.sessionId),
  );
  return { routes, close: () => disconnect(goingAway, () => true) };
}

function handlersOf(app: App, connections: Connections, topic: string): Handlers {
  return {
    open(socket) {
      const { actor, endsAt } = socket.data.caller;
      const [oldest, ...others] = connections.of(actor.id);
      if (others.length + 1 >= socketsPerPerson) oldest?.close(tooMany);
      const left = Math.max(0, Date.parse(endsAt) - app.now().getTime());
      const end = () => socket.close(signedOut);
      socket.data.timer = setTimeout(end, Math.min(left, 2 ** 31 - 1)).unref();
      connections.add(socket);
      socket.subscribe(topic);
    },
    message(socket) {
      const { since, messages } = socket.data.received;
      const isNew = Date.now() - since >= 1000;
      socket.data.received = isNew
        ? { since: Date.now(), messages: 1 }
        : { since, messages: messages + 1 };
      if (socket.data.received.messages > messagesPerSecond) socket.close(tooMany);
    },
    close: (socket) => connections.remove(socket),
  };
}

/** All open sockets, also by person, so that finding those of one does not scan them all. */
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
function send(event: z.infer<EventModel>, connections: Connections, toAll: ToAll): void {
  const news = Private.safeParse(event);
  if (!news.success) return toAll(JSON.stringify(event));
  const { hearers: only, ...data } = news.data.data;
  const text = JSON.stringify({ type: event.type, data });
  for (const person of new Set(only))
    for (const socket of connections.of(person)) socket.send(text);
}
