import type { ServerWebSocket } from "bun";
import { openApp } from "@/src/app";
import { agenciesIn, hasAgency } from "@/src/agencies/directory";
import { Failure } from "@/src/errors";
import { logUncaughtErrors } from "@/src/errors/uncaught-errors";
import { httpAddress } from "@/src/http/access/address";
import { createLog, type Log, errorFields } from "@/src/log";
import { listenOrFail, requestLimits, socketLimits } from "@/src/server";
import { endStart } from "@/src/startup";
import { type Context, withModules } from "../context";
import { OpenAgencies } from "./open-agencies";
import { openAgency } from "./open-agency";

type Server = Bun.Server<SocketData>;
type SocketData = Record<"open" | "message" | "close", (socket: Socket) => void>;
type Socket = ServerWebSocket<SocketData>;

const tidyMs = 5000;
/** One that was woken for its own work alone stays awake so long. */
const visitMs = 30_000;
/** Each is woken so often, whether anybody asks or not: for mail, daily tasks, and what is to go out. */
const roundMs = 10 * 60_000;
const mostAwake = 60;

/** One process for all agencies of a folder: who is meant is said by the host that is asked, and by nothing else. */
export function serveAgencies({ config, client }: Pick<Context, "config" | "client">) {
  const { HOST: hostname, PORT: port, AGENCIES_DIR: folder = "", ...own } = config();
  const log = createLog(own.LOG_LEVEL);
  const open = (host: string) => {
    const { LOG_LEVEL, ...settings } = config(false, host);
    const named = createLog(LOG_LEVEL, (line) => console.error(namedLine(host, line)));
    return openAgency(openApp({ ...settings, LOG_LEVEL }, withModules({ log: named })), client);
  };
  const restAfterMs = own.AGENCY_REST_AFTER * 1000;
  const awake = new OpenAgencies(open, { restAfterMs, visitMs, most: mostAwake });
  const server = listenOrFail(port, () =>
    Bun.serve<SocketData>({
      ...requestLimits,
      hostname,
      port,
      reusePort: false,
      fetch: answering({ folder, awake, log }),
      websocket: { ...socketLimits, ...sockets },
    }),
  );
  endStart();
  const stop = workingAside({ folder, awake, log });
  return {
    address: httpAddress(hostname, server.port ?? port),
    awake,
    async close() {
      stop();
      await server.stop();
      await awake.closeAll();
    },
  };
}

/** A line of the log says whose it is. */
const namedLine = (host: string, line: string) => line.replace("{", `{"agency":"${host}",`);

const sockets = {
  open: (socket: Socket) => socket.data.open(socket),
  message: (socket: Socket) => socket.data.message(socket),
  close: (socket: Socket) => socket.data.close(socket),
};

type Parts = { folder: string; awake: OpenAgencies; log: Log };

const answering =
  ({ folder, awake, log }: Parts) =>
  async (request: Request, server: Server): Promise<Response | undefined> => {
    const host = hostOf(request);
    if (!hasAgency(folder, host)) return nobody(request);
    return awake
      .during(host, async (house) => {
        const routes = house.server();
        // Who asks from where, and the upgrade of a socket, is known by the server that listens.
        routes.server = server as typeof routes.server;
        return routes.handle(request);
      })
      .catch((error) => {
        log.error("an agency could not be opened", errorFields(error));
        return told(new Failure("unavailable", "This isn't available now. Try again in a minute."));
      });
  };

const hostOf = ({ headers }: Request): string =>
  (headers.get("host") ?? "").toLowerCase().replace(/:\d+$/, "");

/** Whoever watches the process asks by its address. */
function nobody({ url }: Request): Response {
  const { pathname } = new URL(url);
  if (pathname === "/healthz") return Response.json({ status: "ok" });
  if (pathname === "/readyz") return Response.json({ status: "ready" });
  return told(new Failure("missing", "Not found."));
}

const told = ({ status, kind, message }: Failure) =>
  Response.json({ message, code: kind }, { status });

/** Puts to rest whom nobody asks, and wakes one after the other for its own work. */
function workingAside({ folder, awake, log }: Parts): () => void {
  const fall = logUncaughtErrors({ log });
  const noted = (error: unknown) => log.warn("an agency stumbled", errorFields(error));
  const timers = [
    setInterval(() => void awake.tidy().catch(noted), tidyMs),
    goingRound(
      () => agenciesIn(folder),
      (host) => awake.visit(host).catch(noted),
    ),
  ];
  return () => {
    timers.forEach(clearInterval);
    fall();
  };
}

const lookMs = 1000;

/** Evenly over the round, so that hundreds are never opened at once. */
function goingRound(all: () => string[], visit: (host: string) => Promise<unknown>) {
  let [due, next] = [0, 0];
  return setInterval(() => {
    const hosts = all();
    for (due += (hosts.length * lookMs) / roundMs; due >= 1; due -= 1) {
      const host = hosts[next++ % hosts.length];
      if (host) void visit(host);
    }
  }, lookMs);
}
