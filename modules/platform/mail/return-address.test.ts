import { afterEach, expect, test } from "bun:test";
import type { SMTPServerOptions } from "smtp-server";
import { deliverAll, letterTo, post, serveMail, useServer, withMail } from "./fixtures";
import { mail } from "./index";
import { letters } from "./schema";

const domain = "answers.agency.example";
const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

const refusing = (when: "onMailFrom" | "onRcptTo"): SMTPServerOptions => ({
  [when]: (_: unknown, session: { envelope: { mailFrom: unknown } }, done: (e?: Error) => void) => {
    const said = when === "onMailFrom" ? _ : session.envelope.mailFrom;
    const { address } = said as { address: string };
    const text = `5.7.1 <${address}>: Sender address rejected: not owned by user desk`;
    const isOwn = address === "desk@agency.example";
    done(isOwn ? undefined : Object.assign(new Error(text), { responseCode: 553 }));
  },
});

async function desk(options?: SMTPServerOptions) {
  const { app, server: unused } = await withMail();
  unused.stop();
  const server = await serveMail(
    options ? { options: { disabledCommands: ["STARTTLS"], ...options } } : {},
  );
  opened.push(server);
  return { app, server };
}

test("what cannot be delivered comes back to an address that names its letter", async () => {
  const { app, server } = await desk();
  const letter = letterTo("mila@people.example");
  await useServer(app, server, { replyDomain: domain });
  await post(app, letter);
  await deliverAll(app);
  const from = server.taken[0]?.from ?? "";
  expect(from).toMatch(/^reply\+b-[\da-f]{52}@answers\.agency\.example$/);
  expect(from.indexOf("@")).toBeLessThanOrEqual(64);
  expect(mail.recordNamedBy(app, "bounce", from.toUpperCase())).toBe(letter.id);
  expect(mail.recordNamedBy(app, "reply", from)).toBeNull();
  const forged = from.replace(/.@/, (end) => (end === "0@" ? "1@" : "0@"));
  expect(mail.recordNamedBy(app, "bounce", forged)).toBeNull();
});

test("where nobody takes answers in, it comes back to the sender", async () => {
  const { app, server } = await desk();
  await useServer(app, server);
  await post(app, letterTo("mila@people.example"));
  await deliverAll(app);
  expect(server.taken[0]?.from).toBe("desk@agency.example");
});

test.each(["onMailFrom", "onRcptTo"] as const)(
  "a server that lets an account send only as itself, said at %s, still takes every letter",
  async (when) => {
    const { app, server } = await desk(refusing(when));
    await useServer(app, server, { replyDomain: domain });
    await post(app, letterTo("mila@people.example"), letterTo("bo@people.example"));
    await deliverAll(app);
    expect(server.taken.map(({ from }) => from)).toEqual(Array(2).fill("desk@agency.example"));
    const states = await app.db.select({ state: letters.state }).from(letters);
    expect(states.map(({ state }) => state)).toEqual(["sent", "sent"]);
  },
);

test("a server that takes no password on an open line is not told as a wrong password", async () => {
  const { app, server } = await desk({ disabledCommands: ["STARTTLS", "AUTH"] });
  await useServer(app, server, { user: "desk", secret: "right" });
  const letter = letterTo("mila@people.example");
  await post(app, letter);
  await deliverAll(app);
  expect((await mail.status(app)).trouble?.sentence).toStartWith(
    "The mail server doesn't allow sign-in over this connection. Choose STARTTLS or TLS, or leave the user empty:",
  );
});
