import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { everyRoute, isChange, type RouteRow } from "./fixtures";
import { request, signedIn, testApp, testServer } from "./testing";
import type { Role } from "./platform/accounts";

/** Everything that is stored but what every asker may touch: the counters. */
async function contents(app: App): Promise<string> {
  const tables = await app.db.all<[string]>(
    sql`select name from sqlite_schema where type = 'table' and sql not like '%virtual%'`,
  );
  const kept = tables.map(([name]) => name).filter((it) => !/^(job_search|sqlite_)/.test(it));
  const rows = kept.map((it) => app.db.all(sql`select * from ${sql.identifier(it)}`));
  return JSON.stringify(await Promise.all(rows));
}

const house = testApp();
const closed = everyRoute.filter(({ access }) => access !== "anyone");
const owner = await signedIn(house, "admin");
/** What the house held after the request before: none may change it, so it is read once for each. */
let held = await contents(house);
const named = (rows: RouteRow[]) => rows.map((row) => [`${row.method} ${row.path}`, row] as const);

test.each(named(closed))("%s tells a stranger nothing but to sign in", async (_, route) => {
  const attempts = isChange(route)
    ? [
        { body: "not json {" },
        { body: { nonsense: true } },
        {},
        { body: {}, cookie: "coldaisle=forged.forged.forged" },
      ]
    : [{}, { cookie: "coldaisle=" }, { cookie: "coldaisle=a.b.c" }];
  for (const attempt of attempts) {
    const headers = type(route);
    const answer = await request(house, route.method, route.path, { ...attempt, headers });
    expect([answer.status, (await answer.json()).code]).toEqual([401, "unauthenticated"]);
  }
  const [before, after] = [held, await contents(house)];
  held = after;
  expect(after).toBe(before);
});

const type = ({ isUpload }: RouteRow): Record<string, string> =>
  isUpload ? { "content-type": "multipart/form-data; boundary=x" } : {};

const ranks = ["viewer", "recruiter", "admin"] as const;

test.each([...ranks])(
  "a %s reaches exactly what the policy gives that role",
  async (role: Role) => {
    const app = testApp();
    const { ask } = await signedIn(app, role);
    let before: string | undefined;
    for (const route of closed.filter(({ path }) => path !== "/api/auth/logout")) {
      const mayCall = ranks.indexOf(role) >= ranks.indexOf(route.access as Role);
      // Read once for all that are refused one after the other.
      if (!mayCall) before ??= await contents(app);
      const asked = isChange(route) && !route.isUpload ? { body: { nonsense: true } } : {};
      const answer = await ask(route.method, route.path, { ...asked, headers: type(route) });
      expect([route.path, answer.status === 403]).toEqual([route.path, !mayCall]);
      expect([route.path, answer.status < 500]).toEqual([route.path, true]);
      if (mayCall) before = undefined;
      else expect(await contents(app)).toBe(before ?? "");
    }
  },
);

test("origin and type are judged first, then the session, then the role, then the content", async () => {
  const app = testApp();
  const viewer = await signedIn(app, "viewer");
  const recruiter = await signedIn(app, "recruiter");
  const wrong = { body: { jobIds: "none" } };
  const foreign = { origin: "https://elsewhere.example" };
  const ask = (cookie: string | undefined, headers = {}) =>
    request(app, "POST", "/api/jobs/archivals", { ...wrong, headers, ...(cookie && { cookie }) });
  expect((await ask(recruiter.cookie, foreign)).status).toBe(403);
  expect((await ask(undefined, { "content-type": "text/plain" })).status).toBe(415);
  expect((await ask(undefined)).status).toBe(401);
  expect((await ask(viewer.cookie)).status).toBe(403);
  expect((await ask(recruiter.cookie)).status).toBe(422);
});

const forms: [form: string, headers: Record<string, string>][] = [
  ["a form", { "content-type": "application/x-www-form-urlencoded" }],
  ["JSON dressed as text", { "content-type": "text/plain" }],
  ["JSON dressed as text with a parameter", { "content-type": "text/plain; application/json" }],
  ["a multipart form", { "content-type": "multipart/form-data; boundary=x" }],
  ["a beacon of no type", { "content-type": "" }],
  ["a foreign page's JSON", { origin: "https://elsewhere.example" }],
  ["a sandboxed frame", { origin: "null" }],
  ["a sister port", { origin: "http://localhost:8080" }],
  ["a subdomain", { origin: "http://evil.localhost" }],
  ["a request without any origin", { origin: "" }],
  ["a cross-site fetch without an origin", { origin: "", "sec-fetch-site": "cross-site" }],
  ["a same-site fetch without an origin", { origin: "", "sec-fetch-site": "same-site" }],
  ["a method override", { origin: "https://elsewhere.example", "x-http-method-override": "PUT" }],
];

const door = testServer(house);

test.each(forms)(
  "%s changes nothing on any route, although the cookie comes with it",
  async (_, headers) => {
    const { cookie } = owner;
    const before = await contents(house);
    for (const { method, path, isUpload, isByLink } of everyRoute.filter(isChange)) {
      // The link alone decides there, cookie or not; nothing changes without its secret.
      if (isByLink) continue;
      if (isUpload && headers["content-type"]?.startsWith("multipart")) continue;
      const sent = new Headers({ host: "localhost", origin: "http://localhost", cookie });
      sent.set("content-type", "application/json");
      for (const [name, value] of Object.entries(headers)) {
        if (value === "") sent.delete(name);
        else sent.set(name, value);
      }
      // Bytes, because a text brings a content type of its own.
      const body = new TextEncoder().encode(JSON.stringify({ jobIds: [Bun.randomUUIDv7()] }));
      sent.set("content-length", String(body.length));
      const sender = new Request(`http://localhost${path}`, { method, headers: sent, body });
      const { status } = await door.handle(sender);
      expect([path, [403, 415].includes(status)]).toEqual([path, true]);
    }
    expect(await contents(house)).toBe(before);
  },
);

test("an unknown address is not repeated in its answer, nor an unknown method served", async () => {
  const app = testApp();
  const path = "/api/canary-4711/<script>alert(1)</script>";
  const answer = await request(app, "GET", path);
  const text = await answer.text();
  expect(answer.status).toBe(404);
  expect(text).not.toContain("canary-4711");
  expect(text).not.toContain("script");
  expect((await request(app, "OPTIONS", "/api/jobs")).status).toBe(405);
});
