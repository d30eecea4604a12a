import { afterEach, expect, test } from "bun:test";
import { request, signedIn } from "@/modules/testing";
import { mailing } from "./fixtures";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((it) => it.stop()));
async function house() {
  const it = await mailing();
  opened.push(it);
  return it;
}

const next = "a new sentence to keep";

test("a forgotten password is chosen anew by a mailed link, once, and ends every session", async () => {
  const { app, linkTo, post } = await house();
  const { user, ask } = await signedIn(app, "recruiter");
  expect((await post("/api/auth/forgotten", { email: user.email.toUpperCase() })).status).toBe(204);
  const token = await linkTo(user.email);
  const both = await Promise.all(
    [next, `${next}!`].map((password) => post("/api/auth/reset", { token, password })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect((await ask("GET", "/api/auth/user")).status).toBe(401);
  const statuses = await Promise.all(
    [next, `${next}!`, "a long enough password"].map(
      async (password) => (await post("/api/auth/login", { email: user.email, password })).status,
    ),
  );
  expect(statuses.toSorted()).toEqual([200, 401, 401]);
});

test("a link for a new password is over after half an hour, and with any other new password", async () => {
  const { app, linkTo, post, wait } = await house();
  const { user, ask } = await signedIn(app, "recruiter");
  const asked = async () => {
    await post("/api/auth/forgotten", { email: user.email });
    return linkTo(user.email);
  };
  const late = await asked();
  const other = await asked();
  const body = { password: "a long enough password", next: "yet another one" };
  expect((await ask("PUT", "/api/auth/password", { body })).status).toBe(204);
  expect((await post("/api/auth/reset", { token: other, password: next })).status).toBe(404);
  wait(31);
  expect((await post("/api/auth/link", { token: late })).status).toBe(404);
});

/** One network asks ten times an hour. */
const samples = 4;

test("who asks hears the same in the same time, whether or not anybody has the address", async () => {
  const { app, post, server, linkTo } = await house();
  const { user } = await signedIn(app, "recruiter");
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const timed = async (kind: "known" | "unknown", email: string) => {
    const start = performance.now();
    const answer = await post("/api/auth/forgotten", { email });
    times[kind].push(performance.now() - start);
    return [answer.status, await answer.text()];
  };
  await timed("unknown", "warm@elsewhere.example");
  times.unknown = [];
  for (let n = 0; n < samples; n += 1) {
    const [one, other] = [
      await timed("known", user.email),
      await timed("unknown", `nobody-${n}@elsewhere.example`),
    ];
    expect(one).toEqual(other);
  }
  const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
  console.info(
    `forgotten password: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms`,
  );
  await linkTo(user.email);
  expect(new Set(server.taken.map(({ to }) => to))).toEqual(new Set([user.email]));
});

test("nobody's mailbox is filled, and one network asks ten times an hour", async () => {
  const { app, post, server, linkTo } = await house();
  const { user } = await signedIn(app, "recruiter");
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1)
    statuses.push((await post("/api/auth/forgotten", { email: user.email })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
  await linkTo(user.email);
  expect(server.taken).toHaveLength(3);
});

test("a deactivated person gets no letter, and an invented link opens nothing", async () => {
  const { app, admin, post, server, linkTo } = await house();
  const { user } = await signedIn(app, "recruiter");
  const body = { version: 1, isActive: false };
  await admin.ask("PATCH", `/api/users/${user.id}`, { body });
  await post("/api/auth/forgotten", { email: user.email });
  await linkTo(user.email);
  expect(server.taken).toEqual([]);
  const token = "0".repeat(64);
  expect((await post("/api/auth/reset", { token, password: next })).status).toBe(404);
  expect((await post("/api/auth/acceptance", { token })).status).toBe(422);
});

test("an administrator makes a link for a colleague, who then signs in by username too", async () => {
  const { app, admin, linkTo, post } = await house();
  const { user } = await signedIn(app, "recruiter");
  const made = await admin.ask("POST", `/api/users/${user.id}/reset-link`);
  expect(await made.json()).toMatchObject({ isMailed: true });
  const token = await linkTo(user.email);
  expect((await post("/api/auth/reset", { token, password: next })).status).toBe(204);
  const answer = await request(app, "POST", "/api/auth/login", {
    body: { email: user.username, password: next },
  });
  expect(answer.status).toBe(200);
});
