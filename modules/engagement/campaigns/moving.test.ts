import { afterEach, expect, test } from "bun:test";
import { mail } from "@/modules/platform/mail";
import { letters } from "@/modules/platform/mail/schema";
import { signedIn } from "@/modules/testing";
import { usersHolder } from "@/modules/platform/accounts";
import { agency, agreeing, begun, drafted, runOut } from "./fixtures";
import { campaigns } from "./index";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

async function desk(...given: Parameters<typeof agency>) {
  const house = await agency(...given);
  opened.push(house.server);
  return house;
}

test("a campaign that is paused sends nothing more, and goes on with exactly those who have had no letter", async () => {
  const { app, server, as, ask } = await desk();
  const { id } = await begun(as, await drafted(as, await agreeing(app, 6)));
  await campaigns.advance(app);
  const path = `/api/campaigns/${id}`;
  const { version } = await (await ask("GET", path)).json();
  const paused = await ask("POST", `${path}/pause`, { body: { version } });
  expect(await paused.json()).toMatchObject({ status: "paused", counts: { waiting: 6 } });
  await runOut(app);
  expect(server.taken).toEqual([]);

  const halted = await campaigns.find(app, id);
  await campaigns.resume(as, id, halted);
  await runOut(app);
  expect(new Set(server.taken.map(({ to }) => to)).size).toBe(6);
  expect(server.taken).toHaveLength(6);
  expect((await campaigns.find(app, id)).counts.letters.sent).toBe(6);
});

test("a campaign whose mail or whose writer is gone halts by itself, and nobody is struck from it", async () => {
  const { app, server, as, user } = await desk();
  await signedIn(app);
  const { id } = await begun(as, await drafted(as, await agreeing(app, 2)));
  const { writes } = await usersHolder.erase(as, { type: "user", id: user.id });
  await app.write(writes);
  await runOut(app);
  expect(server.taken).toEqual([]);
  expect(await campaigns.find(app, id)).toMatchObject({ status: "paused", counts: { waiting: 2 } });
});

test("as long as nobody was ever written to, nothing is written down for campaigns either", async () => {
  const { app, as } = await desk();
  let writes = 0;
  const write: typeof app.write = async (...all) => {
    writes += 1;
    await app.write(...all);
  };
  const beside = campaigns.sendSteadily({ ...app, write });
  await Bun.sleep(1500);
  expect(writes).toBe(0);
  await begun(as, await drafted(as, await agreeing(app, 1)));
  for (let wait = 0; wait < 100 && writes === 0; wait += 1) await Bun.sleep(50);
  expect(writes).toBeGreaterThan(0);
  await beside.stop();
});

test("a letter that an administrator takes out of the queue is sent by no later round", async () => {
  const { app, server, as } = await desk();
  const { id } = await begun(as, await drafted(as, await agreeing(app, 2)));
  await campaigns.advance(app);
  const [letter] = await app.db.select().from(letters);
  await mail.cancel(as, letter?.id ?? "");
  await runOut(app);
  expect(server.taken).toHaveLength(1);
  const { status, counts } = await campaigns.find(app, id);
  expect([status, counts.finished, counts.stopped]).toEqual(["completed", 1, 1]);
});

test("whoever presses pause at the same moment as somebody else is told", async () => {
  const { app, as, ask } = await desk();
  const { id, version } = await begun(as, await drafted(as, await agreeing(app, 1)));
  const body = { version };
  const path = `/api/campaigns/${id}`;
  const answers = [
    await ask("POST", `${path}/pause`, { body }),
    await ask("POST", `${path}/pause`, { body }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
});

test("a campaign that is cancelled lets nobody who waits get a letter", async () => {
  const { app, server, as } = await desk();
  const { id } = await begun(as, await drafted(as, await agreeing(app, 3)));
  await campaigns.advance(app);
  await campaigns.cancel(as, id, await campaigns.find(app, id));
  await runOut(app);
  expect(server.taken).toEqual([]);
  const found = await campaigns.find(app, id);
  expect([found.status, found.counts.stopped]).toEqual(["cancelled", 3]);
  expect(campaigns.resume(as, id, found)).rejects.toThrow("Only a paused campaign can be resumed.");
});

test("no more letters go out in an hour than the campaign allows", async () => {
  const { app, server, as, later } = await desk();
  await begun(as, await drafted(as, await agreeing(app, 7), { hourlyLimit: 3 }));
  const perHour: number[] = [];
  for (let hour = 0; hour < 3; hour += 1) {
    await runOut(app);
    perHour.push(server.taken.length);
    later(1.01);
  }
  expect(perHour).toEqual([3, 6, 7]);
});

test("an address that the server refuses, and one whose letter comes back, end their sequence", async () => {
  const says = { code: 550, text: "5.1.1 No such user" };
  const { app, as } = await desk({ refuseTo: (to) => (to.startsWith("p0@") ? says : null) });
  const { id } = await begun(as, await drafted(as, await agreeing(app, 3)));
  await runOut(app);
  expect((await campaigns.find(app, id)).counts).toMatchObject({ bounced: 1, finished: 2 });

  const sent = await app.db.select().from(letters);
  const back = sent.find(({ toAddress }) => toAddress === "p1@people.example");
  await app.write(
    await mail.bounceWrites(app, back?.id ?? "", { answer: "550 Mailbox full", isPermanent: true }),
  );
  await campaigns.advance(app);
  const { counts } = await campaigns.find(app, id);
  expect(counts).toMatchObject({ bounced: 2, finished: 1 });
  expect(counts.letters).toMatchObject({ refused: 1, bounced: 1, sent: 1 });
});

test("people in one campaign are in no other, until it is over", async () => {
  const { app, as } = await desk();
  const ids = await agreeing(app, 2);
  await begun(as, await drafted(as, ids.slice(0, 1)));
  const other = await drafted(as, ids);
  const asked = { show: "all" as const, offset: 0, limit: 10 };
  const { excluded } = await campaigns.audience(app, other.id, asked);
  expect(excluded).toEqual({ otherCampaign: 1 });
  await runOut(app);
  expect((await campaigns.audience(app, other.id, asked)).included).toBe(2);
});

test("several campaigns are paused in one go, drafts stay, and the way back lets exactly those go on", async () => {
  const { app, server, as, ask } = await desk();
  const { id } = await begun(as, await drafted(as, await agreeing(app, 3)));
  const draft = await drafted(as, await agreeing(app, 1));
  await campaigns.advance(app);
  const path = "/api/campaigns/statuses";
  const body = { ids: [id, draft.id], status: "paused" };
  const { moved, kept } = await (await ask("POST", path, { body })).json();
  expect([moved, kept]).toEqual([[{ id, from: "running" }], 1]);
  await runOut(app);
  expect(server.taken).toEqual([]);
  const back = { body: { status: "paused", moved } };
  expect(await (await ask("DELETE", path, back)).json()).toEqual({ count: 1, ids: [id] });
  expect(await (await ask("DELETE", path, back)).json()).toEqual({ count: 0, ids: [] });
  await runOut(app);
  expect(server.taken).toHaveLength(3);
});
