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
import { maxBody } from "./http/access/limits";
import { limitPipelining } from "./http/requests/pipelining";
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
 * Bun closes the connection for a body larger than this, also for one that states no length and never ends; a browser shows
 * an empty page for that, and a proxy that is still sending says 502. A body between `maxBody` and this is read to its end,
 * thrown away and refused with a sentence.
 */
const cutOffBody = 20 * maxBody;

export const requestLimits = { maxRequestBodySize: cutOffBody, idleTimeout: 10 };

export const socketLimits = {
  maxPayloadLength: 4096,
  backpressureLimit: 64 * 1024,
  closeOnBackpressureLimit: true,
  idleTimeout: 120,
};

type Routes = AnyElysia["routes"];
/** What `closeSockets` and `routesOf` need of a server that `createServer` made. */
const internals = new WeakMap<AnyElysia, { closeSockets(): void; routes(): Routes }>();
/** How long requests under way may take to finish once the server was told to stop. */
const shutdownTimeoutMs = 10_000;

/** One HTTP server around the routes it is given; it knows none of them, and serves none without a rule. */
export function createServer(app: App, parts: ServerParts) {
  const { groups, guard, broadcast, web } = parts;
  const find = compilePolicy(guard.policy);
  const withChecks = requestChecks(app, parts, find);
  const sockets = live(app, broadcast, (topic, text) => void server.server?.publish(topic, text));
  const server = withChecks([health(app), sockets.routes]);
  if (web) server.use(web);
  const own = server.routes.map(nameOf);
  refusePolicyGaps(Object.keys(guard.policy), [...own, ...groups.flatMap(({ names }) => names)]);
  const late = lateGroups(groups, withChecks);
  server.wrap((handle, request) => {
    const group = late.serving(routeOf(find, request));
    if (!group) return handle;
    // Only the listening server knows the address of a request and can extend its timeout.
    group.server = server.server;
    return () => group.fetch(request);
  });
  const routes = () => [...server.routes, ...late.routes()];
  internals.set(server, { closeSockets: sockets.close, routes });
  return server;
}

/** Puts the checks that every request passes in front of the given routes; all groups share the same checks. */
function requestChecks(
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
  return (routes: readonly AnyElysia[]): AnyElysia => {
    const server: AnyElysia = new Elysia({ serve: requestLimits, websocket: socketLimits });
    for (const plugin of shared) server.use(plugin);
    server.use(responseWriter(withholding(() => server.routes)));
    for (const plugin of routes)
      server.use(isSampling(app.config) ? sampleResponses(plugin) : plugin);
    return server;
  };
}

/** The name of the route that a request asks for, which no method but the known ones has. */
const routeOf = (find: FindPermission, request: Request): string =>
  find(request.method, pathOf(request))?.route ?? "";

/** Every route; groups that no request has needed yet are made for it. */
export const routesOf = (server: AnyElysia): Routes =>
  internals.get(server)?.routes() ?? server.routes;

/** In production a sample of the answers is validated; in tests and the demo every one is. */
const isSampling = ({ isDemo, CHECK_ANSWERS }: Config) => !isDemo && CHECK_ANSWERS === "some";

/** Answers its address once it listens; a port that is taken is refused, not shared. */
export function listen(server: AnyElysia, app: App): string {
  const { PORT: port, HOST: hostname } = app.config;
  // Elysia asks for a garbage collection when it compiles, which the first answers would wait for.
  listenOrFail(port, () => withoutGc(() => server.listen({ port, hostname, reusePort: false })));
  return httpAddress(hostname, server.server?.port ?? port);
}

/** Runs `begin`; where the port cannot be listened on, throws a sentence that says why. */
export function listenOrFail<Listening>(port: number, begin: () => Listening): Listening {
  try {
    return begin();
  } catch (cause) {
    throw new Failure(
      "unavailable",
      listenErrorText(String(Reflect.get(Object(cause), "code")), port),
      {
        cause,
      },
    );
  }
}

function listenErrorText(code: string, port: number): string {
  if (code === "EACCES")
    return `Port ${port} is kept for the administrator. Set PORT to another one.`;
  if (code !== "EADDRINUSE") return "HOST: this machine has no such address.";
  return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`;
}

/**
 * How long new connections are still accepted after the server was told to stop: closing the port drops those that wait
 * to be accepted.
 */
const lingerMs = 200;

/** Closes every WebSocket of a server. With several agencies behind one port, the port stays open. */
export const closeSockets = (server: AnyElysia): void => internals.get(server)?.closeSockets();

/** Closes the sockets, accepts the connections that are waiting, lets requests under way finish, and stops. */
export async function stopServer(server: AnyElysia): Promise<void> {
  closeSockets(server);
  await Bun.sleep(lingerMs);
  const timeout = new Promise<void>((end) => setTimeout(end, shutdownTimeoutMs).unref());
  await Promise.race([server.server?.stop(), timeout]);
}
