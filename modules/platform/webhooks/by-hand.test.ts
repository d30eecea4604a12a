import { afterEach, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn } from "@/modules/testing";
import { webhookTasks } from "./daily";
import { house, leave, server500 } from "./house.testing";
import { webhooks as rows } from "./schema";
import * as webhooks from "./verbs";

afterEach(leave);

test("the test button tells what was answered; a redirect is not followed, and nobody there is said so", async () => {
  const { app, admin, hook, other, log } = await house(["candidates.changed"]);
  expect(await webhooks.test(admin.as, hook.id)).toMatchObject({ isWell: true, status: 200 });
  other.mind.answers = () => Response.redirect("http://127.0.0.1:1/elsewhere", 302);
  expect((await webhooks.test(admin.as, hook.id)).sentence).toBe(
    "The URL redirects (302). Enter the target URL.",
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
  expect(webhooks.drop(admin.as, waiting?.id ?? "")).rejects.toThrow("already been processed");
  other.mind.answers = () => new Response(null);
  await webhooks.retry(admin.as, waiting?.id ?? "");
  await webhooks.deliver(app);
  expect((await log())[0]).toMatchObject({ state: "delivered", attempts: 2 });
  later(31 * 86_400_000);
  for (const task of webhookTasks) expect(await task.run(app, "2026-02-01")).toBe(1);
  expect(await log()).toEqual([]);
});

test("one whose secret cannot be opened keeps no other from its messages, and news of an older form is passed over", async () => {
  const { app, admin, hook, other, state } = await house(["candidates.changed"]);
  const broken = { name: "Broken", url: other.url, events: hook.events };
  const { id } = await webhooks.add(admin.as, broken);
  await app.write([app.db.update(rows).set({ secret: "c2VhbGVk" }).where(eq(rows.id, id))]);
  await app.publish({ type: "candidates_changed", data: { id: "of an older form" } });
  await added(app);
  await webhooks.deliver(app);
  expect(other.received.map(({ type, isGenuine }) => [type, isGenuine])).toEqual([
    ["candidates.changed", true],
  ]);
  expect([(await state()).waiting, (await webhooks.find(app, id)).failures]).toEqual([0, 1]);
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
