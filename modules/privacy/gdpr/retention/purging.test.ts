import { expect, test } from "bun:test";
import { count, lte } from "drizzle-orm";
import { candidates as people } from "@/modules/crm/candidates";
import { person as newPerson } from "@/modules/crm/candidates/fixtures";
import { candidates } from "@/modules/crm/candidates/schema";
import type { App } from "@/src/app";
import { signedIn, testApp } from "@/modules/testing";
import { noteTime } from "@/src/installation/known-time";
import { gdpr } from "../index";
import { subjectOf } from "../subjects";

const dayMs = 86_400_000;

/** A house with a clock that can be set, so many people whose time is over, and many more. */
async function furnished({ over = 2, more = 60 } = {}) {
  const clock = { now: new Date("2025-01-01T12:00:00Z") };
  const app = testApp({ now: () => clock.now });
  const { as } = await signedIn(app);
  const old = await people.addAll(
    app,
    Array.from({ length: over }, () => newPerson()),
  );
  clock.now = new Date("2026-01-10T02:00:00Z");
  await people.addAll(
    app,
    Array.from({ length: more }, () => newPerson()),
  );
  const after = (days: number) => (clock.now = new Date(clock.now.getTime() + days * dayMs));
  const night = (days = 1) => {
    after(days);
    return gdpr.purgeDue(app);
  };
  return { app, as, clock, after, night, old };
}

const left = async (app: App) => (await app.db.select({ n: count() }).from(candidates))[0]?.n ?? 0;

test("T-PURGE: nothing goes before an administrator confirmed what was shown, then whose time is over, once", async () => {
  const { app, as, night } = await furnished();
  expect([await night(), await left(app)]).toEqual(["off", 62]);
  expect(gdpr.confirmPurge(as, 3)).rejects.toThrow("number of records has changed");
  expect(await gdpr.confirmPurge(as, 2)).toMatchObject({ halted: null, confirmedBy: "Ada Jansen" });
  expect([await night(), await left(app)]).toEqual(["done", 60]);
  expect([await night(), await left(app)]).toEqual(["nothing", 60]);
  const { runs } = await gdpr.purgeState(app);
  expect(runs.map(({ outcome, erased }) => [outcome, erased])).toEqual([
    ["nothing", 0],
    ["done", 2],
  ]);
});

test("T-CLOCK: a clock that jumped ahead or back purges nobody until somebody has looked", async () => {
  const { app, as, night, after } = await furnished({ over: 0 });
  for (const jump of [400, -400, 3]) {
    await gdpr.confirmPurge(as, (await gdpr.lookAhead(as)).dueTotal);
    after(jump);
    const outcomes = [await night(0), await night(), await night()];
    expect([jump, outcomes, await left(app)]).toEqual([jump, ["clock", "clock", "clock"], 60]);
  }
});

test("T-CLOCK: by a clock that jumped nobody is purged by hand either, unless somebody says which day it is", async () => {
  const { app, as, after } = await furnished({ over: 0 });
  await noteTime(app);
  after(400);
  await noteTime(app);
  const count = (await gdpr.lookAhead(as)).dueTotal;
  expect([count, (await gdpr.purgeState(app)).halted]).toEqual([60, "clock"]);
  await expect(gdpr.purgeNow(as, { count })).rejects.toThrow("Check the clock");
  await expect(gdpr.purgeNow(as, { count, today: "2026-01-10" })).rejects.toThrow("2027-02-14");
  expect(await left(app)).toBe(60);
  await gdpr.purgeNow(as, { count, awaited: Infinity, today: "2027-02-14" });
  expect([await left(app), (await gdpr.purgeState(app)).halted]).toEqual([0, null]);
});

test("T-CLOCK: no quarantine ends by a clock that jumped, and each ends in its time", async () => {
  const { app, as, after, old } = await furnished({ over: 2 });
  await noteTime(app);
  const asked = async (entityId = "") => {
    const ref = { entityType: "candidate" as const, entityId };
    const { erasure } = await gdpr.request(as, { ...ref, reason: "by mail" });
    await gdpr.identify(as, erasure.id, "in-person");
    return { id: erasure.id, name: (await subjectOf(app, ref)).name };
  };
  const [waiting, meant] = [await asked(old[0]), await asked(old[1])];
  await gdpr.confirm(as, { ...waiting, now: false });
  after(400);
  expect([await gdpr.eraseDue(app), await left(app)]).toEqual([0, 62]);
  await gdpr.confirm(as, { ...meant, now: true });
  expect([await gdpr.eraseDue(app), await left(app)]).toEqual([0, 61]);
  after(-400);
  for (const _ of Array.from({ length: 8 })) {
    after(1);
    await noteTime(app);
  }
  expect([await gdpr.eraseDue(app), await left(app)]).toEqual([1, 60]);
});

test("more people than usual wait for somebody's word, and with it they go", async () => {
  const { app, as, night } = await furnished({ over: 0 });
  await gdpr.confirmPurge(as, 0);
  const isSome = lte(candidates.seq, 10);
  await app.write([
    app.db.update(candidates).set({ dataRetentionUntil: "2026-01-01" }).where(isSome),
  ]);
  expect([await night(), await night(), await left(app)]).toEqual(["size", "size", 60]);
  await gdpr.confirmPurge(as, 10);
  expect([await night(), await left(app)]).toEqual(["done", 50]);
});

test("who is held, at work, applying, restricted or asked for is shown with the reason and stays", async () => {
  const { app, as, night, old } = await furnished({ over: 4, more: 100 });
  const [held, limited, asked] = old;
  const whose = (entityId = "") => ({ entityType: "candidate" as const, entityId });
  await gdpr.hold(as, { ...whose(held), reason: "A claim in court", until: "2027-01-01" });
  await people.restrict(app, limited ?? "", { ground: "accuracy" });
  await gdpr.request(as, { ...whose(asked), reason: "by mail" });
  const { due, kept } = await gdpr.lookAhead(app);
  expect(due.map(({ id }) => id)).toEqual([old[3] ?? ""]);
  expect(kept.map(({ why }) => why).toSorted()).toEqual(["hold", "requested", "restricted"]);
  await gdpr.confirmPurge(as, 1);
  expect([await night(), await left(app)]).toEqual(["done", 103]);
});
