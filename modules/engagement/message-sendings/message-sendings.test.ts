import { expect, test } from "bun:test";
import { added } from "@/modules/crm/clients/fixtures";
import { mail } from "@/modules/platform/mail";
import { letters } from "@/modules/platform/mail/schema";
import { signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import type { MessageSending } from "./model";
import { messageSendings as rows } from "./schema";
import { endAll, stopAll, resume } from "./service";
import { messageSendings } from ".";

const words = {
  language: "en" as const,
  subject: "Open day",
  content: "Dear {{person.firstName}}, come and see {{client.name}}.",
};

async function desk(people: { name: string; email?: string }[]) {
  const app = testApp();
  const me = await signedIn(app, "recruiter");
  const { id, contacts } = await added(app, { name: "Amstel BV", contacts: people });
  const contactIds = contacts.map((it) => it.id);
  return { app, me, clientId: id, to: { contactIds, clientIds: [] } };
}

const posted = async (app: App) =>
  (await app.db.select().from(letters)).map(({ toAddress, text }) => ({ toAddress, text }));

async function over(app: App, id: string): Promise<MessageSending> {
  for (;;) {
    const run = await messageSendings.find(app, id);
    if (run.state !== "running") return run;
    await Bun.sleep(5);
  }
}

test("one call writes to each in their own words, and names who is left out before and after", async () => {
  const { app, me, to } = await desk([
    { name: "Ada Sluis", email: "ada@amstel.example" },
    { name: "Bo Kranz" },
    { name: "Cas Maas", email: "cas@amstel.example" },
    { name: "Dee Post", email: "ADA@amstel.example" },
    { name: "Eva Roos", email: "eva@amstel.example" },
  ]);
  await app.write([
    ...mail.suppress(app, "cas@amstel.example", "optedOut"),
    ...mail.suppress(app, "eva@amstel.example", "bounced"),
  ]);
  const left = [
    { name: "Bo Kranz", reason: "This person has no email address." },
    { name: "Cas Maas", reason: "This person wants no mailings." },
    { name: "Dee Post", reason: "This address is on the list twice." },
    { name: "Eva Roos", reason: "Email to this address came back." },
  ];
  const path = "/api/crm/message-sendings";
  const before = await (await me.ask("POST", `${path}/readers`, { body: to })).json();
  expect(before.reached).toEqual([{ name: "Ada Sluis", clientName: "Amstel BV" }]);
  expect(before.skipped).toMatchObject(left);

  const body = { ...to, ...words, id: Bun.randomUUIDv7() };
  const [first, second] = [
    await (await me.ask("POST", path, { body })).json(),
    await (await me.ask("POST", path, { body })).json(),
  ];
  expect(second.id).toBe(first.id);
  const run = await over(app, first.id);
  expect(run).toMatchObject({ state: "done", total: 5, queued: 1, refused: 4, refusals: left });
  expect(await posted(app)).toEqual([
    {
      toAddress: "ada@amstel.example",
      text: expect.stringContaining("Dear Ada, come and see Amstel BV."),
    },
  ]);
  expect(await (await me.ask("GET", path)).json()).toMatchObject([{ id: first.id }]);
  // What was written may name people, and stands in the message alone once it is over.
  expect(await app.db.select({ content: rows.content }).from(rows)).toEqual([{ content: "" }]);
});

test("the same call at the same moment is one run, and both are answered by it", async () => {
  const { app, me, to } = await desk([{ name: "Ada Sluis", email: "ada@amstel.example" }]);
  const id = Bun.randomUUIDv7();
  const start = () => messageSendings.start(me.as, { ...to, ...words, id });
  const answers = await Promise.all([start(), start(), start()]);
  expect(answers.map((it) => it.id)).toEqual([id, id, id]);
  expect((await over(app, id)).queued).toBe(1);
  expect(await posted(app)).toHaveLength(1);
});

test("clients are written to by their main contacts, and one without anybody says so", async () => {
  const { app, me, clientId } = await desk([{ name: "Ada Sluis", email: "ada@amstel.example" }]);
  const { id: empty } = await added(app, { name: "Bare BV", contacts: [] });
  const body = { clientIds: [clientId, empty] };
  const told = await me.ask("POST", "/api/crm/message-sendings/readers", { body });
  expect(await told.json()).toEqual({
    reached: [{ name: "Ada Sluis", clientName: "Amstel BV" }],
    skipped: [{ name: "", clientName: "Bare BV", reason: "The client has no contact." }],
  });
  const none = { clientIds: [empty], ...words };
  expect((await me.ask("POST", "/api/crm/message-sendings", { body: none })).status).toBe(409);
});

/** More than a machine sends before it is told to stop. */
const many = 40;
const crowd = () =>
  Array.from({ length: many }, (_, n) => ({ name: `P ${n}`, email: `p${n}@amstel.example` }));

test("a run that its server left behind is taken up again, and each gets one message", async () => {
  const { app, me, to } = await desk(crowd());
  const { id } = await messageSendings.start(me.as, { ...to, ...words });
  await stopAll();
  const left = await messageSendings.find(app, id);
  expect(left.state).toBe("running");
  expect(left.queued).toBe((await posted(app)).length);
  expect(await resume(app)).toBe(true);
  expect(await messageSendings.find(app, id)).toMatchObject({ state: "done", queued: many });
  expect(new Set((await posted(app)).map(({ toAddress }) => toAddress)).size).toBe(many);
  expect(await posted(app)).toHaveLength(many);
  expect(await resume(app)).toBe(false);
});

test("whoever stops it keeps back what has not left; a colleague cannot, and a restore sends no more", async () => {
  const { app, me, to } = await desk(crowd());
  const colleague = await signedIn(app, "recruiter");
  const { id } = await messageSendings.start(me.as, { ...to, ...words });
  const stopped = await messageSendings.cancel(me.as, id);
  await stopAll();
  expect(stopped).toMatchObject({ state: "cancelled", queued: 0, refused: 0 });
  const stop = `/api/crm/message-sendings/${id}/cancellation`;
  expect((await colleague.ask("POST", stop)).status).toBe(403);
  const all = await app.db.select().from(letters);
  expect(all.filter(({ state }) => state !== "cancelled")).toEqual([]);
  expect(all).toHaveLength(stopped.held);
  expect(await resume(app)).toBe(false);

  await messageSendings.start(me.as, { ...to, ...words });
  await stopAll();
  await app.write((await endAll(app)).writes);
  expect(await resume(app)).toBe(false);
});
