import { afterAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { mail } from "@/modules/platform/mail";
import { deliverAll, serveMail, useServer } from "@/modules/platform/mail/fixtures";
import { noon, signedIn, testApp } from "@/modules/testing";

const server = await serveMail();
afterAll(server.stop);

async function desk() {
  let now = noon;
  const app = testApp({ now: () => now }, { PUBLIC_URL: "http://localhost" });
  await useServer(app, server);
  const me = await signedIn(app, "recruiter");
  const ask = async (email: string) => {
    const answer = await me.ask("POST", "/api/profile/address", { body: { email } });
    return { status: answer.status, ...(await answer.json()) };
  };
  /** The secret in the link that the newest letter carries. */
  const followed = async () => {
    await deliverAll(app);
    const raw = server.taken.at(-1)?.raw.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
    return /address=([\da-f]{64})/.exec(raw)?.[1] ?? "";
  };
  const confirm = async (token: string, who = me) => {
    const path = "/api/profile/address/confirmation";
    const answer = await who.ask("POST", path, { body: { token } });
    return { status: answer.status, ...(await answer.json()) };
  };
  const wait = (hours: number) => void (now = new Date(noon.getTime() + hours * 3_600_000));
  return { app, me, ask, followed, confirm, wait };
}

test("another address counts once its owner followed the link, once, and the old one hears of it", async () => {
  const { app, me, ask, followed, confirm } = await desk();
  const asked = await ask("New@Agency.example");
  expect(asked).toMatchObject({ email: me.user.email, newEmail: { email: "new@agency.example" } });
  const queue = JSON.stringify(await app.db.all(sql`select * from letters`));
  const token = await followed();
  expect(token).toHaveLength(64);
  expect(queue).not.toContain(token);
  expect(server.taken.at(-1)?.to).toBe("new@agency.example");

  const stranger = await signedIn(app);
  expect((await confirm(token, stranger)).status).toBe(409);
  expect(await confirm(token)).toMatchObject({ email: "new@agency.example", newEmail: null });
  expect((await confirm(token)).status).toBe(409);
  await deliverAll(app);
  expect(server.taken.at(-1)).toMatchObject({ to: me.user.email });
  expect(server.taken.at(-1)?.raw).toContain("Your address has changed");
});

test("a link that is a day old, was replaced or taken back opens nothing", async () => {
  const { me, ask, followed, confirm, wait } = await desk();
  await ask("one@agency.example");
  const replaced = await followed();
  await ask("two@agency.example");
  const standing = await followed();
  expect((await confirm(replaced)).status).toBe(409);
  await me.ask("DELETE", "/api/profile/address");
  expect((await confirm(standing)).status).toBe(409);
  await ask("three@agency.example");
  const late = await followed();
  wait(7.9);
  await me.ask("GET", "/api/profile");
  wait(15.7);
  await me.ask("GET", "/api/profile");
  wait(23.5);
  expect((await (await me.ask("GET", "/api/profile")).json()).newEmail).not.toBeNull();
  wait(24.1);
  expect(await confirm(late)).toMatchObject({
    message: "This link has expired or belongs to another account. Enter the new email again.",
  });
});

test("an address that somebody has is taken, and without mail nobody waits for a letter", async () => {
  const { app, me, ask, followed, confirm } = await desk();
  const other = await signedIn(app);
  expect(await ask(me.user.email)).toMatchObject({ message: "This is already your email." });
  expect((await ask("no address")).fields).toEqual({ email: "Invalid email address" });
  await ask(other.user.email);
  expect(await confirm(await followed())).toMatchObject({
    message: "This email is already in use. Choose another one.",
  });
  const bare = await signedIn(testApp(), "viewer");
  const refused = await bare.ask("POST", "/api/profile/address", {
    body: { email: "a@b.example" },
  });
  expect((await refused.json()).message).toContain("Email isn't set up");
  expect(await mail.senderOf(app)).not.toBeNull();
});
