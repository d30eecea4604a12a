import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { everyRoute, isChange, type RouteRow } from "@/modules/fixtures";
import { notifications } from "@/modules/platform/notifications";
import { guardOf } from "@/modules/api";
import { modules, noon, policy, request, signedIn, testApp } from "@/modules/testing";
import { users } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";
import { compilePolicy } from "@/src/http/policy";
import { admit, refuseTooManyRequests } from "./admitting";
import { tokenTasks } from "./daily";
import {
  agentScopes,
  areas,
  readingScopes,
  readOnlyAreas,
  requestsPerMinute,
  type Scopes,
} from "./rules";
import { areaOf } from "./area";
import { apiTokens } from "./schema";
import * as tokens from "./service";

const dayMs = 86_400_000;
const everything: Scopes = Object.fromEntries(
  areas.map((area) => [area, readOnlyAreas.includes(area) ? "read" : "write"]),
);

/** A program with a token: no cookie, no origin, only its header. */
const program =
  (app: App, secret: string) =>
  (method: string, path: string, more: { body?: unknown; headers?: Record<string, string> } = {}) =>
    request(app, method, path, {
      ...more,
      headers: { origin: "", authorization: `Bearer ${secret}`, ...more.headers },
    });

async function house(scopes: Scopes) {
  let now = noon;
  const app = testApp({ now: () => now });
  const admin = await signedIn(app);
  const input = { name: "reporting script", scopes, days: 90 as const };
  const { secret, id } = await tokens.create(admin.as, input);
  return { app, admin, id, secret, ask: program(app, secret), at: (to: Date) => (now = to) };
}

const candidate = { firstName: "Noor", lastName: "de Wit", origin: "applied" };

const find = compilePolicy(policy);
const closed = everyRoute.filter(({ access }) => access !== "anyone");

test("a token reaches the parts it was given and nothing beyond them, on any route", async () => {
  const { app, secret, at } = await house(everything);
  for (const [n, { method, path, access }] of closed.entries()) {
    // There are more routes than a token may ask for in a minute.
    at(new Date(noon.getTime() + Math.floor(n / 100) * 60_000));
    const permission = find(method, path);
    if (!permission) throw new Error(path);
    const area = areaOf(app, permission.route);
    const isFixed = area === "system" || area === "figures";
    const isDescription = path === "/api/openapi.json";
    const mayRead = isDescription || (area !== null && (access !== "admin" || area === "system"));
    const mayCall = mayRead && !(isFixed && isChange({ method }));
    const caller = await admit(app, secret, permission).catch(() => null);
    expect([method, path, caller !== null && guardOf(app).allows(caller, access)]).toEqual([
      ...[method, path, mayCall],
    ]);
  }
  expect(closed.length).toBeGreaterThan(300);
});

test("no list stumbles over it that nobody in particular asks", async () => {
  const { ask } = await house(everything);
  const isList = ({ method, path }: RouteRow) => method === "GET" && !/[\da-f]{8}-/.test(path);
  for (const { method, path } of closed.filter(isList)) {
    expect([path, (await ask(method, path)).status < 500]).toEqual([path, true]);
  }
});

test("what runs the house or decides about people's rights is in no token's reach", () => {
  const open = everyRoute.filter((it) => isChange(it) && areaOf({ modules }, it.route));
  const paths = open.map(({ path }) => path.split("/")[2]);
  const never = ["gdpr", "settings", "auth", "users", "tokens", "webhooks", "admin", "audit"];
  expect(never.filter((part) => paths.includes(part))).toEqual([]);
});

test("what is made for an agent reads jobs, and neither a candidate nor any change", async () => {
  const { ask } = await house(agentScopes);
  const statusOf = async (method: string, path: string) =>
    (await ask(method, path, method === "GET" ? {} : { body: {} })).status;
  expect(await statusOf("GET", "/api/jobs")).toBe(200);
  expect(await statusOf("GET", "/api/candidates")).toBe(403);
  expect(await statusOf("GET", "/api/clients")).toBe(403);
  expect(await statusOf("GET", `/api/jobs/${Bun.randomUUIDv7()}/matches`)).toBe(403);
  expect(await statusOf("POST", "/api/jobs/archivals")).toBe(403);
});

test("what a program changes names its token in the audit trail, whatever cookie comes along", async () => {
  const { app, admin, ask } = await house({ candidates: "write" });
  const answer = await ask("POST", "/api/candidates", {
    body: candidate,
    headers: { cookie: admin.cookie },
  });
  expect(answer.status).toBe(201);
  const [entry] = await audit.list(app, { action: "candidate.added", limit: 1 });
  expect(entry).toMatchObject({ actorId: null, actorName: "token reporting script" });
});

test("a reading token changes nothing, and a page without a token gains nothing by it", async () => {
  const { app, ask } = await house(readingScopes);
  expect((await ask("POST", "/api/candidates", { body: candidate })).status).toBe(403);
  expect((await ask("GET", "/api/candidates")).status).toBe(200);
  const foreign = { body: candidate, headers: { origin: "https://elsewhere.example" } };
  expect((await request(app, "POST", "/api/candidates", foreign)).status).toBe(403);
  expect((await program(app, "x")("GET", "/api/jobs")).status).toBe(401);
});

test("only its fingerprint is kept, and it works until it ends, is revoked, or its maker is no administrator", async () => {
  const { app, admin, id, secret, ask, at } = await house(agentScopes);
  const works = async () => (await ask("GET", "/api/jobs")).status === 200;
  expect(JSON.stringify(await app.db.select().from(apiTokens))).not.toContain(secret.slice(10, 40));
  expect(await works()).toBe(true);
  expect((await tokens.find(app, id)).lastUsedAt).toBe(noon.toISOString());
  const make = (role: "admin" | "viewer") =>
    app.write([app.db.update(users).set({ role }).where(eq(users.id, admin.user.id))]);
  await make("viewer");
  expect([await works(), (await tokens.find(app, id)).state]).toEqual([false, "asleep"]);
  await make("admin");
  at(new Date(noon.getTime() + 90 * dayMs));
  expect([await works(), (await tokens.find(app, id)).state]).toEqual([false, "expired"]);
  at(noon);
  expect(await works()).toBe(true);
  await tokens.revoke(admin.as, id);
  expect([await works(), (await tokens.find(app, id)).state]).toEqual([false, "revoked"]);
});

test("a program in a hurry waits until the next minute", async () => {
  const { app, id, ask, at } = await house(agentScopes);
  for (let n = 1; n < requestsPerMinute; n += 1) refuseTooManyRequests(app, id);
  expect((await ask("GET", "/api/sources")).status).toBe(200);
  const refused = await ask("GET", "/api/sources");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  at(new Date(noon.getTime() + 60_000));
  expect((await ask("GET", "/api/sources")).status).toBe(200);
});

test("administrators are told a week before a token ends, once, and two of one name are refused", async () => {
  const { app, admin, at } = await house(agentScopes);
  const again = { name: "reporting script", scopes: agentScopes, days: 7 as const };
  expect(tokens.create(admin.as, again)).rejects.toThrow("A token with this name already exists.");
  const remind = async () => {
    for (const task of tokenTasks) await task.run(app, "2026-01-01");
    return (await notifications.list(admin.as, { which: "all", limit: 50 })).notifications;
  };
  expect(await remind()).toEqual([]);
  at(new Date(noon.getTime() + 84 * dayMs));
  await remind();
  expect((await remind()).map(({ title, path }) => [title, path])).toEqual([
    ["API token reporting script expires on 1 Apr 2026", "/admin?tab=integrations"],
  ]);
});
