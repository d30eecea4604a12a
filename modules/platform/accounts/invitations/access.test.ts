import { afterEach, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { letters } from "@/modules/platform/mail/schema";
import { request, signedIn, testApp } from "@/modules/testing";
import { signIns, users } from "../schema";
import { mailing, tokenIn } from "./fixtures";
import { accessLinks } from "./schema";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((it) => it.stop()));
async function house() {
  const it = await mailing();
  opened.push(it);
  return it;
}

const newcomer = {
  ...{ username: "mila", password: "a sentence to keep" },
  ...{ firstName: "Mila", lastName: "de Vries" },
};
const invitation = { email: "Mila@Agency.example", role: "recruiter", locale: "nl" };

test("an invited person chooses name and password by a mailed link, once, and is in", async () => {
  const { admin, linkTo, post } = await house();
  const made = await admin.ask("POST", "/api/invitations", { body: invitation });
  expect(await made.json()).toMatchObject({ isMailed: true });
  const token = await linkTo("mila@agency.example");
  const seen = await post("/api/auth/link", { token });
  expect(await seen.json()).toMatchObject({ purpose: "invitation", email: "mila@agency.example" });
  const both = await Promise.all([
    post("/api/auth/acceptance", { token, ...newcomer }),
    post("/api/auth/acceptance", { token, ...newcomer, username: "mila2" }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 404]);
  const { role, locale } = await both.find(({ status }) => status === 201)?.json();
  expect([role, locale]).toEqual(["recruiter", "nl"]);
  expect(await (await admin.ask("GET", "/api/invitations")).json()).toEqual([]);
});

test("neither the queue of letters nor the list of links opens anything", async () => {
  const { app, admin, linkTo } = await house();
  const made = await admin.ask("POST", "/api/invitations", { body: invitation });
  const secret = tokenIn((await made.json()).path);
  const kept = JSON.stringify([
    await app.db.select().from(letters),
    await app.db.select().from(accessLinks),
  ]);
  expect(secret).toHaveLength(64);
  expect(kept).not.toContain(secret);
  expect(await linkTo("mila@agency.example")).toBe(secret);
});

test("without a mail server the link is handed over, and a later one ends it", async () => {
  const app = testApp();
  const admin = await signedIn(app);
  const invite = async () =>
    (await admin.ask("POST", "/api/invitations", { body: invitation })).json();
  const [first, second] = [await invite(), await invite()];
  expect(first.isMailed).toBe(false);
  const look = async ({ path }: { path: string }) =>
    (await request(app, "POST", "/api/auth/link", { body: { token: tokenIn(path) } })).status;
  expect([await look(first), await look(second)]).toEqual([404, 200]);
  const [open] = await (await admin.ask("GET", "/api/invitations")).json();
  await admin.ask("DELETE", `/api/invitations/${open.id}`);
  expect(await look(second)).toBe(404);
});

test("who has an account is not invited, and a taken username is told at its field", async () => {
  const { admin, linkTo, post } = await house();
  const { email, username } = admin.user;
  const again = await admin.ask("POST", "/api/invitations", { body: { ...invitation, email } });
  expect(again.status).toBe(409);
  await admin.ask("POST", "/api/invitations", { body: invitation });
  const token = await linkTo("mila@agency.example");
  const answer = await post("/api/auth/acceptance", { token, ...newcomer, username });
  expect((await answer.json()).fields.username).toContain("taken");
  expect((await post("/api/auth/acceptance", { token, ...newcomer })).status).toBe(201);
});

test("an invitation is over after seven days, and its letter is not sent any more", async () => {
  const { app, admin, linkTo, wait, server } = await house();
  await admin.ask("POST", "/api/invitations", { body: invitation });
  wait(7 * 24 * 60 + 1);
  expect(await linkTo("mila@agency.example")).toBe("");
  expect(server.taken).toEqual([]);
  const [letter] = await app.db.select().from(letters);
  expect(letter?.state).toBe("held");
});

test("a deactivated person is out at once and cannot come back, until reactivated", async () => {
  const { app, admin } = await house();
  const leaver = await signedIn(app, "recruiter");
  const change = (isActive: boolean, version: number) =>
    admin.ask("PATCH", `/api/users/${leaver.user.id}`, { body: { version, isActive } });
  expect((await change(false, 1)).status).toBe(200);
  expect((await leaver.ask("GET", "/api/auth/user")).status).toBe(401);
  const body = { email: leaver.user.email, password: "a long enough password" };
  const enter = async () => (await request(app, "POST", "/api/auth/login", { body })).status;
  expect(await enter()).toBe(401);
  expect((await change(true, 1)).status).toBe(409);
  expect((await change(true, 2)).status).toBe(200);
  expect(await enter()).toBe(200);
});

test("a role holds from the next request on", async () => {
  const { app, admin } = await house();
  const person = await signedIn(app, "viewer");
  expect((await person.ask("GET", "/api/users")).status).toBe(403);
  const body = { version: 1, role: "admin" };
  await admin.ask("PATCH", `/api/users/${person.user.id}`, { body });
  expect((await person.ask("GET", "/api/users")).status).toBe(200);
});

test("of two administrators who take the role from each other at once, one stays", async () => {
  const { app, admin } = await house();
  const other = await signedIn(app);
  const body = { version: 1, role: "viewer" };
  const both = await Promise.all([
    admin.ask("PATCH", `/api/users/${other.user.id}`, { body }),
    other.ask("PATCH", `/api/users/${admin.user.id}`, { body }),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await app.db.select().from(users).where(eq(users.role, "admin"))).toHaveLength(1);
  const own = await admin.ask("PATCH", `/api/users/${admin.user.id}`, { body });
  expect([403, 409]).toContain(own.status);
});

test("the log tells who tried from where, without the address that was typed or the whole network", async () => {
  const { app, admin } = await house();
  const tried = async (email: string) =>
    request(app, "POST", "/api/auth/login", { body: { email, password: "wrong" } });
  await tried(admin.user.email);
  await tried("stranger@elsewhere.example");
  const log = await (await admin.ask("GET", "/api/users/sign-ins")).json();
  expect(
    log.map(({ outcome, name }: { outcome: string; name: string }) => [outcome, name]),
  ).toEqual([
    ["unknown", null],
    ["wrong_password", "Ada Jansen"],
    ["signed_in", "Ada Jansen"],
  ]);
  expect(JSON.stringify(await app.db.select().from(signIns))).not.toContain("stranger");
});
