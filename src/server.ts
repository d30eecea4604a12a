import { type AnyElysia, Elysia } from "elysia";
import type { App } from "./app";
import type { Config } from "./config";
import { Failure } from "./errors/index";
import type { EventModel } from "./news/events";
import { httpAddress } from "./http/access/address";
import { sampleResponses } from "./http/answers/response-sampling";
import { responseWriter } from "./http/answers/response-writer";
import { type Explain, failures } from "./http/answers/failures";
import { authorization, type Guard } from "./http/access/authorization";
import { headers } from "./http/answers/headers";
import { health } from "./http/health";
import { idempotency } from "./http/idempotency/idempotency";
import { bodies, query } from "./http/requests/bodies";
import { compilePolicy, type FindPermission, refusePolicyGaps } from "./http/policy";
import { limitPipelining, maxBody } from "./http/access/limits";
import { pathOf } from "./http/request-context";
import { readYourWrites } from "./http/requests/read-your-writes";
import { lateGroups, nameOf, type RouteGroup } from "./http/route-groups";
import { timing } from "./http/request-times";
import { withholding } from "./http/answers/redaction";
import { live } from "./news/live";
import { withoutGc } from "./startup";

export type ServerParts = {
  groups: readonly RouteGroup[];
  guard: Guard;
  broadcast: EventModel[];
  web?: AnyElysia;
  explain?: Explain;
};

/**
 * Beyond this Bun cuts the connection, also of a body that names no length and never ends: a browser shows an empty page for it, a
 * proxy that is still handing the body on says 502. What is larger than `maxBody` and smaller than this is refused in words, and
 * read to its end unkept.
 */
const cutOffBody = 20 * maxBody;

export const requestLimits = { maxRequestBodySize: cutOffBody, idleTimeout: 10 };

export const socketLimits = {
  maxPayloadLength: 4096,
  backpressureLimit: 64 * 1024,
  closeOnBackpressureLimit: true,
  idleTimeout: 120,
};

const parts = new WeakMap<AnyElysia, { close(): void; routes(): Routes }>();
type Routes = AnyElysia["routes"];
/** How long requests under way may take to finish once the server was told to stop. */
const patienceMs = 10_000;

/** One HTTP server around the routes it is given; it knows none of them, and serves none without a rule. */
export function createServer(app: App, doors: ServerParts) {
  const { groups, guard, broadcast, web } = doors;
  const find = compilePolicy(guard.policy);
  const enclose = checks(app, doors, find);
  const hall = live(app, broadcast, (room, text) => void server.server?.publish(room, text));
  const server = enclose([health(app), hall.door]);
  if (web) server.use(web);
  const own = server.routes.map(nameOf);
  refusePolicyGaps(Object.keys(guard.policy), [...own, ...groups.flatMap(({ names }) => names)]);
  const late = lateGroups(groups, enclose);
  server.wrap((handle, request) => {
    const group = late.serving(routeOf(find, request));
    if (!group) return handle;
    // Who asks from where, and how long they may take, is known by the server that listens.
    group.server = server.server;
    return () => group.fetch(request);
  });
  parts.set(server, { close: hall.close, routes: () => [...server.routes, ...late.routes()] });
  return server;
}

/** What is asked of every request, around the routes of a part of the product; all parts share the same checks. */
function checks(
  app: App,
  { guard, explain }: Pick<ServerParts, "guard" | "explain">,
  find: FindPermission,
) {
  const shared = [
    readYourWrites(app),
    timing(app),
    limitPipelining(),
    headers(app.config.PUBLIC_URL?.startsWith("https:") ?? false),
    failures(app, explain),
    authorization(app, guard, find),
    bodies(find),
    query,
    idempotency(app),
  ];
  return (doors: readonly AnyElysia[]): AnyElysia => {
    const server: AnyElysia = new Elysia({ serve: requestLimits, websocket: socketLimits });
    for (const plugin of shared) server.use(plugin);
    server.use(responseWriter(withholding(() => server.routes)));
    for (const door of doors) server.use(isTrusting(app.config) ? sampleResponses(door) : door);
    return server;
  };
}

/** The name of the route that a request asks for, which no method but the known ones has. */
const routeOf = (find: FindPermission, request: Request): string =>
  find(request.method, pathOf(request))?.route ?? "";

/** Every route, each made for it where it was not there yet. */
export const routesOf = (server: AnyElysia): Routes => parts.get(server)?.routes() ?? server.routes;

/** Where people work, answers are sampled; wherever the product is tried, each is looked through. */
const isTrusting = ({ isDemo, CHECK_ANSWERS }: Config) => !isDemo && CHECK_ANSWERS === "some";

/** Answers its address once it listens; a port that is taken is refused, not shared. */
export function listen(server: AnyElysia, app: App): string {
  const { PORT: port, HOST: hostname } = app.config;
  // The first answers would wait for a collection.
  listenOrFail(port, () => withoutGc(() => server.listen({ port, hostname, reusePort: false })));
  return httpAddress(hostname, server.server?.port ?? port);
}

/** Why nobody can listen there, in a sentence. */
export function listenOrFail<Listening>(port: number, begin: () => Listening): Listening {
  try {
    return begin();
  } catch (cause) {
    throw new Failure("unavailable", whyNot(String(Reflect.get(Object(cause), "code")), port), {
      cause,
    });
  }
}

function whyNot(code: string, port: number): string {
  if (code === "EACCES")
    return `Port ${port} is kept for the administrator. Set PORT to another one.`;
  if (code !== "EADDRINUSE") return "HOST: this machine has no such address.";
  return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`;
}

/** So long the door stays open once the server was told to stop: closing it cuts off whoever stands before it. */
const lingerMs = 200;

/** Shows out whoever listens; the door itself is somebody else's. */
export const closeSockets = (server: AnyElysia): void => parts.get(server)?.close();

/** Shows the sockets out, lets in whoever has knocked, lets requests under way finish, and stops. */
export async function stopServer(server: AnyElysia): Promise<void> {
  closeSockets(server);
  await Bun.sleep(lingerMs);
  const patience = new Promise<void>((end) => setTimeout(end, patienceMs).unref());
  await Promise.race([server.server?.stop(), patience]);
}
