import { expect, test } from "bun:test";
import { billingDetails } from "@/modules/billing/details";
import { issued } from "@/modules/billing/invoices/issued.testing";
import { added } from "@/modules/crm/clients/fixtures";
import { letters } from "@/modules/platform/mail/schema";
import { signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import type { Sending } from "./model";
import { endAll, stopAll, resume } from "./service";
import { sendings } from ".";

/** A client, with an address for its invoices unless the test says otherwise, and what was issued to it. */
async function billedTo(app: App, count: number, email: string | null = "ap@main.example") {
  const { id: clientId } = await added(app);
  await billingDetails.save(app, clientId, {
    ...(await billingDetails.find(app, clientId)),
    ...{ street: "Mainzer Str. 1", postalCode: "60329", city: "Frankfurt", country: "DE" },
    ...{ email, language: "de", legalName: "Main Hosting GmbH", version: 0 },
  });
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await issued(app, { clientId })).id);
  return ids;
}

const posted = async (app: App) => (await app.db.select().from(letters)).map((it) => it.onceKey);

async function over(app: App, id: string): Promise<Sending> {
  for (;;) {
    const run = await sendings.find(app, id);
    if (run.state !== "running") return run;
    await Bun.sleep(5);
  }
}

test("several invoices go out as one run of the server, and the one without an address says why", async () => {
  const app = testApp();
  const invoiceIds = [...(await billedTo(app, 2)), ...(await billedTo(app, 1, null))];
  const body = { kind: "invoices", invoiceIds };
  const [admin, recruiter] = [await signedIn(app), await signedIn(app, "recruiter")];
  expect((await recruiter.ask("POST", "/api/invoice-sendings", { body })).status).toBe(403);
  const twice = { ...body, invoiceIds: [...invoiceIds, ...invoiceIds] };
  expect((await admin.ask("POST", "/api/invoice-sendings", { body: twice })).status).toBe(422);
  const { id } = await (await admin.ask("POST", "/api/invoice-sendings", { body })).json();
  await over(app, id);
  const [run] = await (await admin.ask("GET", "/api/invoice-sendings")).json();
  expect(run).toMatchObject({ id, state: "done", total: 3, sent: 2, refused: 1 });
  expect(run.refusals).toMatchObject([
    { invoiceId: invoiceIds[2], reason: expect.stringContaining("no email address") },
  ]);
  expect(await posted(app)).toHaveLength(2);
  const stopped = await admin.ask("POST", `/api/invoice-sendings/${id}/cancellation`);
  expect([stopped.status, (await stopped.json()).message]).toEqual([
    409,
    "This run has already ended.",
  ]);
});

/** More than a machine sends before it is told to stop. */
const many = 60;

test("a run that its server left behind is taken up again, and each letter goes out once", async () => {
  const app = testApp();
  const invoiceIds = await billedTo(app, many);
  const { id } = await sendings.start(app, { kind: "invoices", invoiceIds });
  await stopAll();
  const left = await sendings.find(app, id);
  expect(left.state).toBe("running");
  expect(left.sent).toBeLessThan(many);
  expect(left.sent).toBe((await posted(app)).length);
  const another = { kind: "invoices" as const, invoiceIds };
  expect(sendings.start(app, another)).rejects.toThrow("already being sent");
  expect(await resume(app)).toBe(true);
  expect(await sendings.find(app, id)).toMatchObject({ state: "done", sent: many, refused: 0 });
  expect(new Set(await posted(app)).size).toBe(many);
  expect(await posted(app)).toHaveLength(many);
  expect(await resume(app)).toBe(false);
});

test("whoever stops a run keeps what was sent and sends nothing more", async () => {
  const app = testApp();
  const invoiceIds = await billedTo(app, many);
  const { id } = await sendings.start(app, { kind: "invoices", invoiceIds });
  await sendings.cancel(app, id);
  await stopAll();
  const { state, sent, total, endedAt } = await sendings.find(app, id);
  expect([state, total, endedAt !== null]).toEqual(["cancelled", many, true]);
  expect(sent).toBe((await posted(app)).length);
  expect(sent).toBeLessThan(many);
  expect(await resume(app)).toBe(false);
});

test("reminders go out as a run too, each level once, and a restored run sends none again", async () => {
  const app = testApp();
  const invoiceIds = await billedTo(app, 3);
  const first = await sendings.runThrough(app, { kind: "reminders", invoiceIds });
  expect(first).toMatchObject({ state: "done", sent: 3, refused: 0 });
  const again = await sendings.runThrough(app, { kind: "reminders", invoiceIds });
  expect(again).toMatchObject({ sent: 0, refused: 3 });
  expect(again.refusals[0]?.reason).toBe("No reminder is due for this invoice.");
  expect(await posted(app)).toHaveLength(3);

  const { id } = await sendings.start(app, { kind: "invoices", invoiceIds });
  await stopAll();
  await app.write((await endAll(app)).writes);
  expect((await sendings.find(app, id)).state).not.toBe("running");
  expect(await resume(app)).toBe(false);
});
