import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { noon, password, request, signedIn, testApp } from "@/modules/testing";
import { testInstallation, signIn } from "../fixtures";
import { recovery, sessions, users } from "../index";
import { sessions as sessionRows, users as accounts } from "../schema";

test("signing out ends the session at once, for a stolen copy of the cookie too", async () => {
  const app = testInstallation();
  const { ask, cookie } = await signedIn(app);
  const answer = await ask("POST", "/api/auth/logout");
  expect(answer.status).toBe(204);
  expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
  expect(answer.headers.get("clear-site-data")).toContain("cache");
  expect((await request(app, "GET", "/api/auth/user", { cookie })).status).toBe(401);
});

test("a copy of the database opens no session", async () => {
  const app = testInstallation();
  await signedIn(app);
  const [row] = await app.db.select().from(sessionRows);
  const stolen = row?.idHash ?? "";
  const none = btoa(JSON.stringify({ alg: "none", typ: "JWT" })).replaceAll("=", "");
  const claims = btoa(JSON.stringify({ sid: stolen, exp: 9_999_999_999 })).replaceAll("=", "");
  for (const token of [stolen, `${none}.${claims}.`, `${none}.${claims}.${stolen}`]) {
    const cookie = `coldaisle=${token}`;
    expect((await request(app, "GET", "/api/auth/user", { cookie })).status).toBe(401);
  }
  expect(await sessions.authenticate(app, stolen)).toBeNull();
});

test("an account that is not active has no session that counts, even where one was left", async () => {
  const app = testInstallation();
  const { user, ask } = await signedIn(app);
  const standing = (isActive: boolean) =>
    app.write([app.db.update(accounts).set({ isActive }).where(eq(accounts.id, user.id))]);
  await standing(false);
  expect((await ask("GET", "/api/auth/user")).status).toBe(401);
  await standing(true);
  expect((await ask("GET", "/api/auth/user")).status).toBe(200);
});

test("a new password ends every session of the person, and of nobody else", async () => {
  const app = testInstallation();
  const [one, other] = [await signedIn(app), await signedIn(app)];
  const second = await signIn(app, { email: one.user.email, password });
  const cookie = second.headers.get("set-cookie")?.split(";")[0] ?? "";
  await recovery.resetPassword(app, one.user.email, "another long password");
  expect((await one.ask("GET", "/api/auth/user")).status).toBe(401);
  expect((await request(app, "GET", "/api/auth/user", { cookie })).status).toBe(401);
  expect((await other.ask("GET", "/api/auth/user")).status).toBe(200);
  expect((await signIn(app, { email: one.user.email, password })).status).toBe(401);
  const fresh = { email: one.user.email, password: "another long password" };
  expect((await signIn(app, fresh)).status).toBe(200);
});

test.each([
  ["cross-site", 200],
  ["same-site", 200],
  ["", 200],
  ["same-origin", 401],
  ["none", 401],
])(
  "a navigation to /api/logout from '%s' leaves the session answering %d",
  async (site, status) => {
    const app = testInstallation();
    const { ask } = await signedIn(app);
    const answer = await ask("GET", "/api/logout", {
      headers: site ? { "sec-fetch-site": site } : {},
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/auth"]);
    expect((await ask("GET", "/api/auth/user")).status).toBe(status);
  },
);

test("/api/login leads to the sign-in page and never to another site", async () => {
  const go = async (next: string) =>
    (await request(testInstallation(), "GET", `/api/login${next}`)).headers.get("location");
  expect(await go("")).toBe("/auth");
  expect(await go("?next=https://evil.example")).toBe("/auth?next=https%3A%2F%2Fevil.example");
});

test("the session cookie is out of reach of scripts and foreign requests", async () => {
  const cookieOf = async (more: Record<string, string>) => {
    const app = testInstallation(more);
    const { user } = await signedIn(app);
    const headers = { origin: "https://coldaisle.example" };
    const own = "PUBLIC_URL" in more ? headers : {};
    const answer = await signIn(app, { email: user.email, password }, own);
    return answer.headers.get("set-cookie") ?? "";
  };
  const plain = await cookieOf({});
  expect(plain).toMatch(/^coldaisle=/);
  expect(plain).toContain("HttpOnly");
  expect(plain).toContain("SameSite=Lax");
  expect(plain).not.toContain("Secure");
  const secure = await cookieOf({ PUBLIC_URL: "https://coldaisle.example" });
  expect(secure).toMatch(/^__Host-coldaisle=/);
  expect(secure).toContain("Secure");
  expect(secure).toContain("Path=/");
  expect(secure).not.toContain("Domain");
});

const hour = 60 * 60 * 1000;
test.each([
  ["left alone for eight hours", [8 * hour]],
  ["a week old, however busy", Array.from({ length: 24 * 7 + 1 }, (_, n) => n * hour)],
])("a session %s is over", async (_, visits) => {
  let now = noon;
  const app = testApp({ now: () => now });
  const { user } = await signedIn(app);
  const { sessionId } = await sessions.open(app, user.id);
  let caller = null;
  for (const later of visits) {
    now = new Date(noon.getTime() + later);
    caller = await sessions.authenticate(app, sessionId);
  }
  expect(caller).toBeNull();
});

test("a session that is used within eight hours goes on", async () => {
  let now = noon;
  const app = testApp({ now: () => now });
  const { user } = await signedIn(app);
  const { sessionId } = await sessions.open(app, user.id);
  for (let later = 0; later < 48 * hour; later += 8 * hour - 1) {
    now = new Date(noon.getTime() + later);
    expect(await sessions.authenticate(app, sessionId)).not.toBeNull();
  }
});

test("preferences are kept, and only what was sent is changed", async () => {
  const { ask } = await signedIn(testInstallation());
  await ask("PATCH", "/api/auth/preferences", { body: { theme: "dark" } });
  const answer = await ask("PATCH", "/api/auth/preferences", { body: { locale: "nl" } });
  expect(await answer.json()).toMatchObject({ theme: "dark", locale: "nl" });
});

test("an answer about a person never holds the password, not even as its hash", async () => {
  const app = testInstallation();
  const { ask, user } = await signedIn(app);
  const text = await (await ask("GET", "/api/auth/user")).text();
  expect(text).not.toContain("argon2");
  expect(text).not.toContain(password);
  expect(JSON.stringify(await users.find(app, user.id))).not.toContain("argon2");
});

test("whatever session a browser brings along, signing in opens a new one", async () => {
  const app = testInstallation();
  const { user, cookie } = await signedIn(app);
  const body = { email: user.email, password };
  const [fixed, again] = [
    await request(app, "POST", "/api/auth/login", { body, cookie }),
    await request(app, "POST", "/api/auth/login", { body, cookie: "coldaisle=chosen.by.another" }),
  ];
  const ids = [cookie, ...[fixed, again].map((it) => it.headers.get("set-cookie")?.split(";")[0])];
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain("coldaisle=chosen.by.another");
});
