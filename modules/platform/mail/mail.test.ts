import { afterEach, expect, test } from "bun:test";
import { audit } from "@/modules/platform/audit";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import { deliverAll, letterTo, post, serveMail, useServer, withMail } from "./fixtures";
import { mail, mailSettled, mailTasks } from "./index";
import { letters } from "./schema";

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));

async function open(manner: Parameters<typeof withMail>[0] = {}) {
  const all = await withMail(manner);
  opened.push(all.server);
  const { ask, as, user } = await signedIn(all.app);
  return { ...all, ask, as, user };
}

test("letters wait until somebody has set the mail up, and the screens say so", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  await post(app, letterTo("a@x.example"));
  expect(await mail.deliver(app, {})).toBe(false);
  expect(await (await ask("GET", "/api/mail")).json()).toMatchObject({
    ...{ isSetUp: false, trouble: null, counts: { queued: 1, sent: 0 } },
  });
  expect(await (await ask("GET", "/api/mail/sender")).json()).toMatchObject({ isSetUp: false });
});

test("a campaign never reaches an address that does not want it, however it is written; a message may", async () => {
  const { app, server, states } = await open();
  await app.write(mail.suppress(app, " Femke@Bakker.example", "optedOut"));
  const to = "femke@bakker.example";
  expect(await mail.isSuppressed(app, [to, "x@y.example"])).toEqual(new Map([[to, ["optedOut"]]]));
  await post(app, letterTo(to, { purpose: "campaign" }), letterTo(to));
  await deliverAll(app);
  expect(server.taken.length).toBe(1);
  const reason = "This person doesn't want such emails.";
  expect(await states()).toEqual([
    ["held", reason],
    ["sent", null],
  ]);
  await app.write(mail.unsuppress(app, to, "optedOut"));
  expect((await mail.isSuppressed(app, [to])).size).toBe(0);
});

test("whoever knows why a letter may not go is asked right before, and lets nothing through when out of order", async () => {
  const { app, server, later, states } = await open();
  const [one, two] = [letterTo("a@x.example"), letterTo("b@x.example", { purpose: "invitation" })];
  await post(app, one, two);
  const checks = {
    message: async () => new Map([[one.id, "The interview was cancelled."]]),
    invitation: () => Promise.reject(new Error("out of order")),
  };
  await deliverAll(app, checks);
  expect(server.taken).toEqual([]);
  expect(await states()).toEqual([
    ["held", "The interview was cancelled."],
    ["queued", "Couldn't check whether the email may be sent."],
  ]);
  later(2);
  await deliverAll(app);
  expect(server.taken.map(({ to }) => to)).toEqual(["b@x.example"]);
});

test("news that waited for days is not told any more", async () => {
  const { app, server, later, states } = await open();
  await post(app, letterTo("a@x.example", { purpose: "notice" }));
  later(3 * 24 * 60);
  await deliverAll(app);
  expect(server.taken).toEqual([]);
  expect((await states())[0]?.[0]).toBe("held");
});

test("what waits is cancelled by whoever posted it or by an administrator, and stays cancelled", async () => {
  const { app, ask, server, later, states } = await open();
  const [one, two] = [letterTo("a@x.example"), letterTo("b@x.example", { onceKey: "hello 1" })];
  await post(app, one, two, letterTo("c@x.example"));
  await app.write(mail.cancelLetters(app, { onceKeyPrefix: "hello " }), mailSettled([two.id]));
  const cancelled = await ask("POST", `/api/mail/letters/${one.id}/cancellation`);
  expect(await cancelled.json()).toMatchObject({ state: "cancelled" });
  await deliverAll(app);
  expect(server.taken.map(({ to }) => to)).toEqual(["c@x.example"]);
  later(60);
  expect((await ask("POST", `/api/mail/letters/${one.id}/cancellation`)).status).toBe(409);
  expect((await ask("POST", `/api/mail/letters/${two.id}/retry`)).status).toBe(409);
  expect((await states()).map(([state]) => state)).toEqual(["cancelled", "cancelled", "sent"]);
});

test("a person sends a refused letter once more, and the audit trail knows who", async () => {
  const full = { code: 552, text: "5.2.2 Mailbox full" };
  const { app, ask, server } = await open({ refuseTo: (_, time) => (time === 1 ? full : null) });
  const letter = letterTo("a@x.example");
  await post(app, letter);
  await deliverAll(app);
  expect(server.taken).toEqual([]);
  const retried = await ask("POST", `/api/mail/letters/${letter.id}/retry`);
  expect(await retried.json()).toMatchObject({ state: "queued", reason: null });
  await deliverAll(app);
  expect(server.taken.length).toBe(1);
  expect((await audit.latest(app)).map(({ action }) => action)).toContain("letter.retried");
});

test("the log tells to whom and what became of it, page by page, and never what a letter said", async () => {
  const { app, ask } = await open();
  await post(app, ...Array.from({ length: 5 }, (_, n) => letterTo(`p${n}@x.example`)));
  const get = async (query: string) => (await ask("GET", `/api/mail/letters?${query}`)).json();
  const first = await get("limit=3");
  const second = await get(`limit=3&cursor=${first.next}`);
  const all = [...first.letters, ...second.letters];
  expect(all.map(({ to }) => to.address)).toEqual([4, 3, 2, 1, 0].map((n) => `p${n}@x.example`));
  expect(second.next).toBeNull();
  expect(JSON.stringify(all)).not.toContain("Kun je morgen?");
  expect((await get("show=sent")).letters).toEqual([]);
});

test("a bounce is told at its letter, and a lasting one keeps campaigns away", async () => {
  const { app, states } = await open();
  const letter = letterTo("gone@x.example");
  await post(app, letter);
  await deliverAll(app);
  await app.write(
    await mail.bounceWrites(app, letter.id, {
      answer: "550 5.1.1\nno such user",
      isPermanent: true,
    }),
  );
  expect(await states()).toEqual([["bounced", "It bounced: 550 5.1.1 no such user"]]);
  expect((await mail.isSuppressed(app, ["gone@x.example"])).size).toBe(1);
});

test("a person's letter bears their name and is answered to them", async () => {
  const { app, server, user } = await open();
  await post(app, letterTo("a@x.example", { userId: user.id }));
  await deliverAll(app);
  expect(server.taken[0]?.raw).toContain(
    `${user.firstName} ${user.lastName} at Coldaisle <desk@agency.example>`,
  );
  expect(server.taken[0]?.raw).toContain(`Reply-To: ${user.email}`);
});

test("nothing in a letter can add a line to its head", () => {
  const app = testApp();
  for (const wrong of [
    { subject: "Hello\r\nBcc: all@x.example" },
    { to: { name: "A\nBcc: b@x.example", address: "a@x.example" } },
    { to: { name: "A", address: "a@x.example\r\nRCPT TO:<b@x.example>" } },
    { headers: { "X-Note": "a\r\nBcc: b@x.example" } },
    { headers: { "X Note": "a" } },
  ])
    expect(() => mail.queueLetter(app, letterTo("a@x.example", wrong))).toThrow();
});

test("everyone writes their own signature", async () => {
  const { app, ask } = await open();
  const { ask: other } = await signedIn(app, "recruiter");
  await ask("PUT", "/api/mail/signature", { body: { text: "Sanne Visser\nColdaisle " } });
  expect(await (await ask("GET", "/api/mail/signature")).json()).toEqual({
    text: "Sanne Visser\nColdaisle",
  });
  expect(await (await other("GET", "/api/mail/signature")).json()).toEqual({ text: "" });
});

test("what letters said is let go of after ninety days, their lines stay two years", async () => {
  const refuseTo = () => ({ code: 550, text: "5.1.1 User unknown" });
  const { app, later } = await open({ refuseTo });
  const letter = letterTo("a@x.example");
  await post(app, letter, letterTo("b@x.example", { notBefore: "2030-01-01T00:00:00.000Z" }));
  await deliverAll(app);
  const days = (n: number) => later(n * 24 * 60);
  const texts = async () => (await app.db.select().from(letters)).map(({ text }) => text);
  const forget = () => mailTasks[0]?.run(app);
  days(91);
  expect(await forget()).toBe(1);
  expect(await texts()).toEqual(["", "Kun je morgen?"]);
  expect(mail.retry(app, letter.id)).rejects.toThrow("no longer stored");
  days(700);
  await forget();
  expect(await texts()).toEqual(["Kun je morgen?"]);
});

test("a kept password goes nowhere else, and never into the open", async () => {
  const app = testApp();
  const server = await serveMail();
  opened.push(server);
  await useServer(app, server, { user: "desk", secret: "with spaces, ümlauts", security: "tls" });
  const [kept] = await settings.group(app, "email");
  expect(kept?.secret).toEqual({ isSet: true, hint: null });
  const again = "The key was entered for another URL. Enter it again, or remove it.";
  expect(useServer(app, server, { user: "desk", security: "none" })).rejects.toThrow(again);
  const elsewhere = { user: "desk", security: "tls" as const, host: "mail.elsewhere.example" };
  expect(useServer(app, server, elsewhere)).rejects.toThrow(again);
  await useServer(app, server, { user: "desk", security: "starttls" });
  expect(await settings.secretOf(app, "email")).toBe("with spaces, ümlauts");
});
