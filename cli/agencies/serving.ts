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

const closeIdleEveryMs = 5000;
/** How long an agency stays open that was opened for its background work alone. */
const workMs = 30_000;
/** How often each is opened for its background work: mail, daily tasks, webhooks. */
const workEveryMs = 10 * 60_000;
const mostOpen = 60;

/** One process for all agencies of a folder; the `Host` header alone says which one a request is for. */
export function serveAgencies({ config, client }: Pick<Context, "config" | "client">) {
  const { HOST: hostname, PORT: port, AGENCIES_DIR: folder = "", ...own } = config();
  const log = createLog(own.LOG_LEVEL);
  const open = (host: string) => {
    const { LOG_LEVEL, ...settings } = config(false, host);
    const named = createLog(LOG_LEVEL, (line) => console.error(namedLine(host, line)));
    return openAgency(openApp({ ...settings, LOG_LEVEL }, withModules({ log: named })), client);
  };
  const closeAfterMs = own.AGENCY_REST_AFTER * 1000;
  const agencies = new OpenAgencies(open, { closeAfterMs, workMs, most: mostOpen });
  const server = listenOrFail(port, () =>
    Bun.serve<SocketData>({
      ...requestLimits,
      hostname,
      port,
      reusePort: false,
      fetch: answerWith({ folder, agencies, log }),
      websocket: { ...socketLimits, ...sockets },
    }),
  );
  endStart();
  const stop = startWork({ folder, agencies, log });
  return {
    address: httpAddress(hostname, server.port ?? port),
    agencies,
    async close() {
      stop();
      await server.stop();
      await agencies.closeAll();
    },
  };
}

/** Puts the host in front of the fields of a log line. */
const namedLine = (host: string, line: string) => line.replace("{", `{"agency":"${host}",`);

const sockets = {
  open: (socket: Socket) => socket.data.open(socket),
  message: (socket: Socket) => socket.data.message(socket),
  close: (socket: Socket) => socket.data.close(socket),
};

type Parts = { folder: string; agencies: OpenAgencies; log: Log };

const answerWith =
  ({ folder, agencies, log }: Parts) =>
  async (request: Request, server: Server): Promise<Response | undefined> => {
    const host = hostOf(request);
    if (!hasAgency(folder, host)) return withoutAgency(request);
    return agencies
      .use(host, async (agency) => {
        const app = agency.server();
        // Only the listening server knows the address of a request and can upgrade it to a socket.
        app.server = server as typeof app.server;
        return app.handle(request);
      })
      .catch((error) => {
        log.error("an agency could not be opened", errorFields(error));
        return refusalOf(
          new Failure("unavailable", "This isn't available now. Try again in a minute."),
        );
      });
  };

const hostOf = ({ headers }: Request): string =>
  (headers.get("host") ?? "").toLowerCase().replace(/:\d+$/, "");

/** A health check asks the process by its address, which is no agency's host. */
function withoutAgency({ url }: Request): Response {
  const { pathname } = new URL(url);
  if (pathname === "/healthz") return Response.json({ status: "ok" });
  if (pathname === "/readyz") return Response.json({ status: "ready" });
  return refusalOf(new Failure("missing", "Not found."));
}

const refusalOf = ({ status, kind, message }: Failure) =>
  Response.json({ message, code: kind }, { status });

/** Closes idle agencies, and opens one after the other for its background work. Answers how to stop. */
function startWork({ folder, agencies, log }: Parts): () => void {
  const stopLogging = logUncaughtErrors({ log });
  const logError = (error: unknown) => log.warn("an agency stumbled", errorFields(error));
  const timers = [
    setInterval(() => void agencies.closeIdle().catch(logError), closeIdleEveryMs),
    inRotation(
      () => agenciesIn(folder),
      (host) => agencies.openForWork(host).catch(logError),
    ),
  ];
  return () => {
    timers.forEach(clearInterval);
    stopLogging();
  };
}

const tickMs = 1000;

/** Visits each host once per `workEveryMs`, spread evenly, so that hundreds are never opened at once. */
function inRotation(all: () => string[], visit: (host: string) => Promise<unknown>) {
  let [due, next] = [0, 0];
  return setInterval(() => {
    const hosts = all();
    for (due += (hosts.length * tickMs) / workEveryMs; due >= 1; due -= 1) {
      const host = hosts[next++ % hosts.length];
      if (host) void visit(host);
    }
  }, tickMs);
}
