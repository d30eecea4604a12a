import { type AnyElysia, Elysia } from "elysia";
import type { App } from "./app";
import type { Config } from "./config";
import type { EventModel } from "./events";
import { samplingAnswers } from "./http/answers";
import { compress } from "./http/compress";
import { type Explain, failures } from "./http/failures";
import { gate, type Guard } from "./http/gate";
import { headers } from "./http/headers";
import { health } from "./http/health";
import { json } from "./http/json";
import { refuseGaps } from "./http/policy";
import { query } from "./http/query";
import { live } from "./live";

export type Doors = {
  routes: AnyElysia;
  guard: Guard;
  broadcast: EventModel[];
  web?: AnyElysia;
  explain?: Explain;
};

const socketLimits = {
  maxPayloadLength: 4096,
  backpressureLimit: 64 * 1024,
  closeOnBackpressureLimit: true,
  idleTimeout: 120,
};

const halls = new WeakMap<AnyElysia, { close(): void }>();
/** How long requests under way may take to finish once the server was told to stop. */
const patienceMs = 10_000;

/** One HTTP server around the routes it is given; it knows none of them, and serves none without a rule. */
export function createServer(app: App, { routes, guard, broadcast, web, explain }: Doors) {
  const hall = live(app, broadcast, (room, text) => void server.server?.publish(room, text));
  const server: AnyElysia = new Elysia({
    serve: { maxRequestBodySize: 11 * 1024 * 1024, idleTimeout: 10 },
    websocket: socketLimits,
  })
    .use(headers(app.config.PUBLIC_URL?.startsWith("https:") ?? false))
    .use(failures(app, explain))
    .use(gate(app, guard))
    .use(json)
    .use(query)
    .use(compress)
    .use(health(app))
    .use(hall.door)
    .use(isTrusting(app.config) ? samplingAnswers(routes) : routes);
  if (web) server.use(web);
  refuseGaps(guard.policy, server.routes);
  halls.set(server, hall);
  return server;
}

/** Where people work, answers are sampled; wherever the product is tried, each is looked through. */
const isTrusting = ({ isDemo, CHECK_ANSWERS }: Config) => !isDemo && CHECK_ANSWERS === "some";

/** Answers its address once it listens; a port that is taken is refused, not shared. */
export function listen(server: AnyElysia, app: App): string {
  const { PORT: port, HOST: hostname } = app.config;
  server.listen({ port, hostname, reusePort: false });
  return `http://${hostname}:${server.server?.port}`;
}

/** Shows the sockets out, lets requests under way finish, and stops. */
export async function shut(server: AnyElysia): Promise<void> {
  halls.get(server)?.close();
  const patience = new Promise<void>((end) => setTimeout(end, patienceMs).unref());
  await Promise.race([server.server?.stop(), patience]);
}
