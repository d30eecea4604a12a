import { type AnyElysia, Elysia } from "elysia";
import type { App } from "./app";
import type { EventModel } from "./events";
import { compress } from "./http/compress";
import { failures } from "./http/failures";
import { gate, type Guard } from "./http/gate";
import { headers } from "./http/headers";
import { health } from "./http/health";
import { refuseGaps } from "./http/policy";
import { live } from "./live";

export type Doors = { routes: AnyElysia; guard: Guard; broadcast: EventModel[]; web?: AnyElysia };

const socketLimits = {
  maxPayloadLength: 4096,
  backpressureLimit: 64 * 1024,
  closeOnBackpressureLimit: true,
  idleTimeout: 120,
};

/** One HTTP server around the routes it is given; it knows none of them, and serves none without a rule. */
export function createServer(app: App, { routes, guard, broadcast, web }: Doors) {
  const server = new Elysia({
    serve: { maxRequestBodySize: 11 * 1024 * 1024, idleTimeout: 10 },
    websocket: socketLimits,
  })
    .use(headers(app.config.PUBLIC_URL?.startsWith("https:") ?? false))
    .use(failures(app))
    .use(gate(app, guard))
    .use(compress)
    .use(health(app))
    .use(live(app, ...broadcast))
    .use(routes);
  if (web) server.use(web);
  refuseGaps(guard.policy, server.routes);
  return server;
}

/** Answers its address once it listens; a port that is taken is refused, not shared. */
export function listen(server: AnyElysia, app: App): string {
  const { PORT: port, HOST: hostname } = app.config;
  server.listen({ port, hostname, reusePort: false });
  return `http://${hostname}:${server.server?.port}`;
}
