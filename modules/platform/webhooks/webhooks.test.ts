import { afterEach, expect, test } from "bun:test";
import { broadcast, testApp } from "@/modules/testing";
import { added } from "@/modules/crm/candidates/fixtures";
import { newMatch } from "@/modules/staffing/matching";
import { notifications } from "@/modules/platform/notifications";
import type { App } from "@/src/app";
import { house, leave, server500 } from "./house.testing";
import { mostFailures, backoffMs, webhookEvents } from "./rules";
import { webhookDeliveries } from "./schema";
import { newsTypesOf } from "./messages";
import * as webhooks from "./verbs";

afterEach(leave);

test("a program is told what it chose, signed, in order, and once", async () => {
  const { app, other, log } = await house(["candidates.changed"]);
  const first = await added(app, {
    firstName: "Noor",
    lastName: "de Wit",
    email: "noor@example.nl",
  });
  const second = await added(app);
  await app.publish(newMatch({ candidateName: "Noor de Wit", jobTitle: "Engineer", score: 91 }));
  await webhooks.deliver(app);
  await webhooks.deliver(app);
  expect(other.received.map(({ type, data, isGenuine }) => ({ type, data, isGenuine }))).toEqual([
    { type: "candidates.changed", data: { ids: [first.id] }, isGenuine: true },
    { type: "candidates.changed", data: { ids: [second.id] }, isGenuine: true },
  ]);
  expect((await log()).map(({ state, status }) => [state, status])).toEqual([
    ["delivered", 200],
    ["delivered", 200],
  ]);
});

test("nothing of a person leaves, also where the news itself names one", async () => {
  const { app, other } = await house([...webhookEvents]);
  await added(app, { firstName: "Noor", lastName: "de Wit", email: "noor@example.nl" });
  const jobId = Bun.randomUUIDv7();
  await app.publish(
    newMatch({ candidateName: "Noor de Wit", jobTitle: "Engineer", score: 91, jobId }),
  );
  await webhooks.deliver(app);
  expect(other.received.at(-1)).toMatchObject({ type: "match.found", data: { jobId, score: 91 } });
  const kept = await app.db.select().from(webhookDeliveries);
  expect(JSON.stringify([other.received, kept])).not.toMatch(/Noor|noor@|Engineer/);
});

test("every happening is one that the product really tells", () => {
  const told = new Set<string>(broadcast.map((model) => model.shape.type.value));
  // A reply is told within the house only.
  const silent = newsTypesOf(testApp(), webhookEvents).filter((type) => !told.has(type));
  expect(silent).toEqual(["reply_received"]);
});

test("what is not taken comes again after a rest, before anything newer, under the same name", async () => {
  let isDown = true;
  const answers = () => (isDown ? server500() : new Response(null, { status: 204 }));
  const { app, other, later, state, log } = await house(["candidates.changed"], answers);
  await added(app);
  await added(app);
  await webhooks.deliver(app);
  await webhooks.deliver(app);
  expect(other.received).toHaveLength(1);
  const because = "The receiver answered 500 instead of 200 to 299.";
  expect((await log()).at(-1)).toMatchObject({ state: "queued", attempts: 1, reason: because });
  expect(await state()).toMatchObject({ failures: 1, waiting: 2 });
  isDown = false;
  later(backoffMs(1));
  await webhooks.deliver(app);
  expect(other.received.map(({ id }) => id)).toEqual([
    ...[other.received[0]?.id ?? "", other.received[0]?.id ?? ""],
    (await log())[0]?.id ?? "",
  ]);
  expect(await state()).toMatchObject({ failures: 0, waiting: 0, nextAt: null });
});

test("a process that dies between sending and noting sends the same message again, and loses none", async () => {
  const { app, other, state } = await house(["candidates.changed"]);
  await added(app);
  const dying: App = {
    ...app,
    async callOut(call) {
      await app.callOut(call);
      throw new Error("killed");
    },
  };
  await expect(webhooks.deliver(dying)).rejects.toThrow("killed");
  await webhooks.deliver(app);
  const [first, again] = other.received;
  expect([other.received.length, first?.id]).toEqual([2, again?.id]);
  expect((await state()).waiting).toBe(0);
});

test("one that fails for about a day is stopped, administrators are told, and on again nothing is lost", async () => {
  const { app, admin, other, later, state } = await house(["candidates.changed"], server500);
  const { id } = await added(app);
  for (let n = 1; n <= mostFailures + 2; n += 1) {
    await webhooks.deliver(app);
    later(backoffMs(n));
  }
  expect(other.received).toHaveLength(mostFailures);
  expect(await state()).toMatchObject({ isOn: false, waiting: 1 });
  const [notice] = (await notifications.list(admin.as, { which: "all", limit: 5 })).notifications;
  expect(notice).toMatchObject({
    title: `Webhook Payroll stopped; failed attempts: ${mostFailures}`,
    path: "/admin?tab=integrations",
  });
  other.mind.answers = () => new Response(null);
  const { version } = await state();
  await webhooks.edit(admin.as, (await state()).id, { version, isOn: true });
  await webhooks.deliver(app);
  expect(other.received.at(-1)).toMatchObject({ data: { ids: [id] } });
  expect(await state()).toMatchObject({ isOn: true, stoppedBecause: null, waiting: 0 });
});

test("one that says it wants no more is left alone at once", async () => {
  const { app, other, later, state } = await house(
    ["candidates.changed"],
    () => new Response(null, { status: 410 }),
  );
  await added(app);
  await webhooks.deliver(app);
  later(backoffMs(9));
  await webhooks.deliver(app);
  expect([other.received.length, (await state()).isOn]).toEqual([1, false]);
});
