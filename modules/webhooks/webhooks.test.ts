import { afterEach, expect, test } from "bun:test";
import { broadcast } from "@/modules/broadcast";
import { added } from "@/modules/candidates/fixtures";
import { newMatch } from "@/modules/matching";
import { notifications } from "@/modules/notifications";
import { noon, signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { webhookTasks } from "./daily";
import { receiver } from "./fixtures";
import { mostFailures, restAfter, webhookEvents, type WebhookEvent } from "./rules";
import { webhookDeliveries, webhooks as rows } from "./schema";
import { newsOf } from "./telling";
import * as webhooks from "./verbs";

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));

async function house(events: WebhookEvent[], answers?: Parameters<typeof receiver>[0]) {
  let now = noon;
  const app = testApp({ now: () => now });
  const admin = await signedIn(app);
  const other = receiver(answers);
  opened.push(other);
  const hook = await webhooks.add(admin.as, { name: "Payroll", url: other.url, events });
  other.mind.secret = hook.secret;
  const state = () => webhooks.find(app, hook.id);
  const log = () => webhooks.messages(app, hook.id, { limit: 50 });
  return {
    app,
    admin,
    other,
    hook,
    state,
    log,
    later: (ms: number) => (now = new Date(now.getTime() + ms)),
  };
}

const server500 = () => new Response("Noor de Wit", { status: 500 });

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
  const told = new Set(broadcast.map((model) => model.shape.type.value));
  // A reply is told within the house only.
  const silent = newsOf(webhookEvents).filter((type) => !told.has(type));
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
  const because = "The receiver answered 500 instead of a number from 200 to 299.";
  expect((await log()).at(-1)).toMatchObject({ state: "queued", attempts: 1, reason: because });
  expect(await state()).toMatchObject({ failures: 1, waiting: 2 });
  isDown = false;
  later(restAfter(1));
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
    later(restAfter(n));
  }
  expect(other.received).toHaveLength(mostFailures);
  expect(await state()).toMatchObject({ isOn: false, waiting: 1 });
  const [notice] = (await notifications.list(admin.as, { which: "all", limit: 5 })).notifications;
  expect(notice).toMatchObject({
    title: `The webhook Payroll was stopped after ${mostFailures} failed attempts`,
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
  later(restAfter(9));
  await webhooks.deliver(app);
  expect([other.received.length, (await state()).isOn]).toEqual([1, false]);
});

test("the test button tells what was answered; a redirect is not followed, and nobody there is said so", async () => {
  const { app, admin, hook, other, log } = await house(["candidates.changed"]);
  expect(await webhooks.test(admin.as, hook.id)).toMatchObject({ isWell: true, status: 200 });
  other.mind.answers = () => Response.redirect("http://127.0.0.1:1/elsewhere", 302);
  expect((await webhooks.test(admin.as, hook.id)).sentence).toBe(
    "The address leads elsewhere (302). Enter the address it leads to.",
  );
  other.stop();
  const gone = await webhooks.test(admin.as, hook.id);
  expect([gone.isWell, gone.status]).toEqual([false, null]);
  expect((await log()).map(({ event, state }) => [event, state])).toEqual([
    ["webhook.test", "dropped"],
    ["webhook.test", "dropped"],
    ["webhook.test", "delivered"],
  ]);
  const open = { name: "Open", url: "http://192.0.2.1/hook", events: hook.events };
  const outside = await webhooks.add(admin.as, open);
  expect(await webhooks.test(admin.as, outside.id)).toMatchObject({ isWell: false, status: null });
  expect(await app.db.$count(rows)).toBe(2);
});

test("a message is sent once more or let go by hand, and forgotten after thirty days", async () => {
  const { app, admin, other, later, log, state } = await house(["candidates.changed"], server500);
  await added(app);
  await webhooks.deliver(app);
  const [waiting] = await log();
  await webhooks.drop(admin.as, waiting?.id ?? "");
  expect((await state()).waiting).toBe(0);
  expect(webhooks.drop(admin.as, waiting?.id ?? "")).rejects.toThrow("no longer waiting");
  other.mind.answers = () => new Response(null);
  await webhooks.retry(admin.as, waiting?.id ?? "");
  await webhooks.deliver(app);
  expect((await log())[0]).toMatchObject({ state: "delivered", attempts: 2 });
  later(31 * 86_400_000);
  for (const task of webhookTasks) expect(await task.run(app, "2026-02-01")).toBe(1);
  expect(await log()).toEqual([]);
});

test("its secret is shown once and kept sealed, and only administrators reach any of this", async () => {
  const { app, admin, hook } = await house(["candidates.changed"]);
  const kept = JSON.stringify(await app.db.select().from(rows));
  expect(kept).not.toContain(hook.secret.slice(6, 30));
  const again = await (await admin.ask("POST", `/api/webhooks/${hook.id}/secret`)).json();
  expect(again.secret).toStartWith("whsec_");
  expect(again.secret).not.toBe(hook.secret);
  const shown = await (await admin.ask("GET", "/api/webhooks")).text();
  expect(shown).not.toContain("whsec_");
  const recruiter = await signedIn(app, "recruiter");
  expect((await recruiter.ask("GET", "/api/webhooks")).status).toBe(403);
  const bad = { name: "x", url: "ftp://example.com", events: ["candidates.changed"] };
  expect((await admin.ask("POST", "/api/webhooks", { body: bad })).status).toBe(422);
  await admin.ask("DELETE", `/api/webhooks/${hook.id}`);
  expect(await webhooks.list(app)).toEqual([]);
});
