import { expect, test } from "bun:test";
import { noon, password, policy, request, signedIn, testApp } from "@/modules/testing";
import { signIn } from "./fixtures";
import { deviceOf } from "./sign-in/device";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function house() {
  let now = noon;
  const app = testApp({ now: () => now });
  const wait = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  return { app, wait, ...(await signedIn(app)) };
}

test("what reaches far asks for the password again after five minutes, and then no more for five", async () => {
  const { ask, wait } = await house();
  const reach = async () => (await ask("GET", "/api/auth/confirmation")).status;
  const prove = async (proof: string) =>
    (await ask("POST", "/api/auth/confirmation", { body: { proof } })).status;
  expect(await reach()).toBe(204);
  wait(5.1);
  const refused = await ask("GET", "/api/auth/confirmation");
  expect([refused.status, (await refused.json()).code]).toEqual([403, "confirm_password"]);
  expect(await prove("wrong")).toBe(422);
  expect(await reach()).toBe(403);
  expect(await prove(password)).toBe(204);
  wait(4.9);
  expect(await reach()).toBe(204);
});

test("one session's proof is no other's", async () => {
  const { app, ask, user, wait } = await house();
  const answer = await signIn(app, { email: user.username, password });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  wait(6);
  await ask("POST", "/api/auth/confirmation", { body: { proof: password } });
  expect((await request(app, "GET", "/api/auth/confirmation", { cookie })).status).toBe(403);
});

test("keys, users, tokens and erasures are among what asks for it", () => {
  const isFresh = (route: string) => {
    const rule = policy[route];
    return typeof rule === "object" && "fresh" in rule && rule.fresh !== undefined;
  };
  for (const route of [
    "PATCH /api/users/:id",
    "POST /api/users/:id/reset-link",
    "POST /api/invitations",
    "POST /api/tokens",
    "PUT /api/settings/:name",
    "POST /api/gdpr/erasures/:id/confirmation",
    "POST /api/gdpr/purge/confirmation",
    "POST /api/gdpr/purge/runs",
  ]) {
    expect([route, isFresh(route)]).toEqual([route, true]);
  }
});

test("a key is behind it however its address is spelled, a colour is not", async () => {
  const { ask, wait } = await house();
  wait(6);
  const change = async (name: string) =>
    (await ask("PUT", `/api/settings/${name}`, { body: {} })).status;
  expect(await change("ai.openai")).toBe(403);
  expect(await change("%61i.openai")).toBe(403);
  expect(await change("email")).toBe(403);
  expect(await change("branding")).toBe(422);
});

test("sessions are listed with what tells them apart, and one or all others are ended", async () => {
  const { app, ask, user } = await house();
  const enter = async () => {
    const body = { email: user.email, password };
    const answer = await signIn(app, body, { "user-agent": firefox });
    return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  };
  const [one, other] = [await enter(), await enter()];
  const list = async () => (await ask("GET", "/api/auth/sessions")).json();
  const all: { id: string; device: string; isThis: boolean }[] = await list();
  expect(all.map(({ device }) => device).toSorted()).toEqual([
    ...["", "Firefox · Linux", "Firefox · Linux"],
  ]);
  expect(all.filter(({ isThis }) => isThis)).toHaveLength(1);
  const isIn = async (cookie: string) =>
    (await request(app, "GET", "/api/auth/user", { cookie })).status;
  await ask("DELETE", `/api/auth/sessions/${all.find(({ isThis }) => !isThis)?.id}`);
  expect([await isIn(one), await isIn(other)].toSorted()).toEqual([200, 401]);
  expect(await (await ask("DELETE", "/api/auth/sessions")).json()).toEqual({ ended: 1 });
  expect([await isIn(one), await isIn(other)]).toEqual([401, 401]);
  expect((await list()).length).toBe(1);
});

test("nobody ends a session of somebody else, nor does its name open it", async () => {
  const { app, ask } = await house();
  const other = await signedIn(app, "viewer");
  const [theirs] = await (await other.ask("GET", "/api/auth/sessions")).json();
  expect((await ask("DELETE", `/api/auth/sessions/${theirs.id}`)).status).toBe(404);
  expect((await other.ask("GET", "/api/auth/user")).status).toBe(200);
  const cookie = `coldaisle=${theirs.id}`;
  expect((await request(app, "GET", "/api/auth/user", { cookie })).status).toBe(401);
});

test("a password is changed by who knows it, and ends every other session", async () => {
  const { app, ask, user } = await house();
  const elsewhere = await signIn(app, { email: user.email, password });
  const cookie = elsewhere.headers.get("set-cookie")?.split(";")[0] ?? "";
  const change = (body: object) => ask("PUT", "/api/auth/password", { body });
  expect((await change({ password: "wrong", next: "another long one" })).status).toBe(422);
  expect((await change({ password, next: "short" })).status).toBe(422);
  expect((await change({ password, next: "another long one" })).status).toBe(204);
  expect((await ask("GET", "/api/auth/user")).status).toBe(200);
  expect((await request(app, "GET", "/api/auth/user", { cookie })).status).toBe(401);
  const status = async (now: string) =>
    (await signIn(app, { email: user.email, password: now })).status;
  expect([await status(password), await status("another long one")]).toEqual([401, 200]);
});

test.each([
  [firefox, "Firefox · Linux"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "Safari · iPhone"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0", "Edge · Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/141.0 Safari/537.36", "Chrome · macOS"],
  ["curl/8.9", ""],
  [null, ""],
])("%s is told as %p", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
