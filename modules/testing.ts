import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Elysia } from "elysia";
import { withActor, type App, type AppOptions, openApp } from "@/src/app";
import { type Config, readConfig } from "@/src/config";
import { cookies } from "@/src/http/access/authorization";
import { createLog } from "@/src/log";
import { hashPassword } from "@/src/secrets/passwords";
import { createServer, routesOf } from "@/src/server";
import { dailyTasksOf, eventsOf, holdersOf, policyOf } from "@/src/module";
import { modules } from "./all";
import { serverParts } from "./api";
import { letterChecksOf } from "./platform/mail";
import { failurePage } from "./platform/public-pages";
import { type Role, sessions, users } from "./platform/accounts";

export const noon = new Date("2026-01-01T12:00:00.000Z");

const settings = {
  DATABASE_URL: ":memory:",
  SECRET_KEY: "a secret that only the tests may use",
  CHECK_ANSWERS: "all",
  LOG_LEVEL: "silent",
};

/** A whole application in memory, standing still at noon. */
export function testApp(options: Partial<AppOptions> = {}, more: Record<string, string> = {}): App {
  const config: Config = readConfig({ ...settings, DATA_DIR: tempFolder(), ...more });
  closeFormer();
  const app = openApp(config, { modules, now: () => noon, log: createLog("silent"), ...options });
  opened.push(app);
  return app;
}

let playing = "";
const opened: App[] = [];

/**
 * Closes what the files before this one left open. A process plays hundreds of files, and an application with a server
 * looks for news three times a second: a thousand that nobody uses any more cost more than the tests.
 */
function closeFormer(): void {
  if (playing === Bun.main) return;
  playing = Bun.main;
  for (const app of opened.splice(0)) void app.close().catch(() => {});
}

export const tempFolder = () => mkdtempSync(join(tmpdir(), "coldaisle-test-"));

const serverOf = (app: App) => createServer(app, { ...serverParts(app), explain: failurePage });

/** The real server around an application, without a socket, and with all of its routes made. */
export function testServer(app: App) {
  const server = serverOf(app);
  return Object.assign(server, { everyRoute: routesOf(server) });
}

const origin = "http://localhost";
const servers = new WeakMap<App, ReturnType<typeof serverOf>>();

/** Sends one request through the real server, as the application's own page would send it. */
export async function request(
  app: App,
  method: string,
  path: string,
  { body, headers = {}, cookie }: Asked = {},
): Promise<Response> {
  const server = servers.getOrInsertComputed(app, serverOf);
  const sent = new Headers({ origin, host: "localhost", ...headers });
  if (cookie) sent.set("cookie", cookie);
  if (body !== undefined && !sent.has("content-type")) sent.set("content-type", "application/json");
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const init = { method, headers: sent, ...(text !== undefined && { body: text }) };
  return server.handle(new Request(`${origin}${path}`, init));
}

type Asked = { body?: unknown; headers?: Record<string, string>; cookie?: string };

export const password = "a long enough password";

/** Slow on purpose, and the same for everybody who is not there to sign in. */
let passwordHash: Promise<string> | undefined;

/** A person with an account and an open session. */
export async function signedIn(app: App, role: Role = "admin") {
  passwordHash ??= hashPassword(password);
  const name = `${role}-${Bun.randomUUIDv7().slice(-6)}`;
  const user = await users.admit(app, {
    email: `${name}@coldaisle.example`,
    username: name,
    passwordHash: await passwordHash,
    firstName: "Ada",
    lastName: "Jansen",
    role,
  });
  const cookie = await seated(app, user.id);
  const as = withActor(app, { id: user.id, name: "Ada Jansen" });
  const ask = (method: string, path: string, asked: Asked = {}) =>
    request(app, method, path, { ...asked, cookie });
  return { user, cookie, as, ask };
}

/** The cookie of a session that is opened beside the form. */
async function seated(app: App, userId: string): Promise<string> {
  const { sessionId } = await sessions.open(app, userId);
  const door = new Elysia({ aot: false })
    .use(cookies(app))
    .get("/", ({ openSession }) => openSession(sessionId));
  const { headers } = await door.handle(new Request(origin));
  return headers.get("set-cookie")?.split(";")[0] ?? "";
}

/** What the modules contribute, gathered as a server and the command line gather it. */
export const policy = policyOf(modules);
export const holders = holdersOf({ modules });
export const dailyTasks = dailyTasksOf({ modules });
export const broadcast = eventsOf({ modules });
export const letterChecks = letterChecksOf({ modules });

export { modules, sessions };
