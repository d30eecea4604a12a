import { afterEach, expect, test } from "bun:test";
import { signedIn } from "@/modules/testing";
import { certificate } from "../certificate.testing";
import { letterTo, serveMail, useServer, withMail } from "../fixtures";
import { composeMessage } from "../sending/composing";
import { openSmtpConnection } from "../sending/smtp-connection";
import { serverOf } from "./server";
import { letters } from "../schema";
import { mail } from "../index";

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));

async function open(manner: Parameters<typeof withMail>[0] = {}) {
  const all = await withMail(manner);
  opened.push(all.server);
  const { ask, user } = await signedIn(all.app);
  const tried = async () => (await ask("POST", "/api/settings/email/test")).json();
  return { ...all, tried, user };
}

test("a test letter goes to whoever asks, at once, and the server's answer is told", async () => {
  const { tried, server, user, states } = await open();
  expect(await tried()).toEqual({
    ...{ isWell: true, to: user.email },
    sentence: "The mail server accepted the email: 250 Queued as 4711",
  });
  expect(server.taken.map(({ to }) => to)).toEqual([user.email]);
  expect(await states()).toEqual([["sent", null]]);
});

test("a server that has not been named is not tested", async () => {
  const { app, server, tried } = await open();
  await useServer(app, server, { fromAddress: "" });
  expect((await tried()).message).toBe("Enter a server and a From Email first, and save.");
});

test.each([
  [
    { refuseFrom: { code: 550, text: "5.7.1 not a verified sender" } },
    "The mail server rejected the sender address: 550 5.7.1 not a verified sender",
  ],
  [
    { refuseTo: () => ({ code: 550, text: "5.1.1 User unknown" }) },
    "The mail server rejected the email: 550 5.1.1 User unknown",
  ],
  [
    { refuseLetter: () => ({ code: 554, text: "5.7.1 spam" }) },
    "The mail server rejected the email: 554 5.7.1 spam",
  ],
  [{ hangUp: () => true }, "The connection broke before the mail server accepted the email."],
])("a test that fails says why, and the queue does not try it again", async (manner, sentence) => {
  const { app, tried, server, later, states } = await open(manner);
  expect(await tried()).toMatchObject({ isWell: false, sentence });
  later(3000);
  await mail.deliver(app, {});
  expect(server.taken).toEqual([]);
  expect((await states()).map(([state]) => state)).not.toContain("queued");
});

test("wrong credentials are told without the password, whatever the server repeats", async () => {
  const { app, server, tried } = await open({ user: "desk", password: "right one" });
  await useServer(app, server, { user: "desk", secret: "hunter2 with more" });
  const { sentence } = await tried();
  expect(sentence).toBe("The mail server rejected the user or password: 535 5.7.8 no … for desk");
});

test("a server that offers no private conversation gets neither password nor letter", async () => {
  const { app, server, tried } = await open();
  await useServer(app, server, { security: "starttls" });
  expect((await tried()).sentence).toStartWith(
    "The connection to the mail server can't be encrypted: ",
  );
  expect(server.taken).toEqual([]);
});

test("a certificate that nobody vouches for ends the conversation", async () => {
  const { app, server, tried } = await open({ options: {} });
  await useServer(app, server, { security: "starttls" });
  expect((await tried()).sentence).toMatch(/can't be encrypted: .*certificate/i);
  expect(server.taken).toEqual([]);
});

test("a name that no server has is told as such", async () => {
  const { app, server, tried } = await open();
  await useServer(app, server, { host: "mail.nowhere.invalid" });
  expect((await tried()).sentence).toBe("No server with this name. Check the server name.");
});

test.each(["starttls", "tls"] as const)(
  "a letter goes over a private conversation by %s",
  async (security) => {
    const made = await certificate();
    if (!made) return console.warn("SKIPPED: there is no openssl to make a certificate with");
    const { app } = await open();
    const options = { ...made, secure: security === "tls", allowInsecureAuth: false };
    const server = await serveMail({ user: "desk", password: "secret word", options });
    opened.push(server);
    const more = { host: "localhost", user: "desk", secret: "secret word" };
    await useServer(app, server, { ...more, security });
    await app.write(mail.queueLetter(app, letterTo("a@x.example")));
    const [row] = await app.db.select().from(letters);
    const found = await serverOf(app);
    if (!row || !found) throw new Error("nothing to send");
    const line = await openSmtpConnection({ ...found, trusted: made.cert });
    const content = await composeMessage(app, found, row);
    const way = { from: "desk@agency.example", to: "a@x.example" };
    const answer = await line.send({ ...way, content, begin: async () => {} });
    line.close();
    expect(answer.response).toBe("250 Queued as 4711");
    expect(server.taken.length).toBe(1);
  },
);
