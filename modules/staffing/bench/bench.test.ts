import { expect, test } from "bun:test";
import fc from "fast-check";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { deployments } from "@/modules/staffing/deployments";
import { deployed, type Details } from "@/modules/staffing/deployments/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { addDays, mondayOf } from "@/src/calendar";
import { type AssignmentClock, type Bench, bench, cellOf, clockOf, stepFor } from ".";

const stay = (startDate: string, endDate: string | null, isPartTime = false) => ({
  startDate,
  endDate,
  isPartTime,
});

test("a week is covered, ending, free, or two at once", () => {
  const stays = [stay("2026-01-01", "2026-01-14"), stay("2026-02-02", null)];
  expect(mondayOf("2026-01-11")).toBe("2026-01-05");
  const week = (monday: string, own = stays) => cellOf(own, monday);
  expect(week("2026-01-05")).toBe("covered");
  expect(week("2026-01-12")).toBe("ending");
  expect(week("2026-01-19")).toBe("free");
  expect(week("2026-02-02")).toBe("covered");
  const next = [stay("2026-01-01", "2026-01-14"), stay("2026-01-19", null)];
  expect(week("2026-01-12", next)).toBe("covered");
  const two = [stay("2026-01-01", null), stay("2026-01-07", "2026-01-09")];
  expect(week("2026-01-05", two)).toBe("conflict");
  const half = [stay("2026-01-01", null), stay("2026-01-07", null, true)];
  expect(week("2026-01-05", half)).toBe("covered");
});

test("what is to do follows from the days that are left", () => {
  expect([46, 45, 31, 30, 14, 7, 0].map(stepFor)).toEqual([
    null,
    "ask-client",
    "ask-client",
    "ask-worker",
    "match",
    "last-call",
    "last-call",
  ]);
});

const germany = { limitDays: 548, breakDays: 92 };

test("a short break keeps the clock running without counting, and a long one sets it back", () => {
  const first = { startDate: "2025-01-01", endDate: "2025-03-31" };
  const after = (breakDays: number) => ({
    startDate: addDays("2025-04-01", breakDays),
    endDate: null,
  });
  const used = (breakDays: number) =>
    clockOf(germany, [first, after(breakDays)], addDays("2025-04-01", breakDays))?.used;
  expect(used(92)).toBe(91);
  expect(used(93)).toBe(1);
});

test("the day of the limit is the day after as many days as it allows", () => {
  const clock = clockOf({ limitDays: 10, breakDays: 0 }, [stay("2026-01-01", null)], "2026-01-05");
  expect(clock).toEqual({ used: 5, reachedOn: "2026-01-11" });
  expect(clockOf(germany, [stay("2026-05-01", null)], "2026-01-05")).toBeNull();
});

test("whatever the stays, no day is counted twice and none that is still to come", () => {
  const stays = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 200 })),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(stays, (drawn) => {
      const own = drawn.map(([from, days]) => ({
        startDate: addDays("2024-01-01", from),
        endDate: addDays("2024-01-01", from + days),
      }));
      const worked = new Set(
        drawn.flatMap(([from, days]) => Array.from({ length: days + 1 }, (_, n) => from + n)),
      );
      const past = [...worked].filter((day) => day <= 730);
      const clock = clockOf({ limitDays: 548, breakDays: 10_000 }, own, addDays("2024-01-01", 730));
      expect(clock?.used).toBe(past.length);
    }),
  );
});

async function running(details: Details) {
  const app = testApp();
  const deployment = await deployed(app, details);
  const { id, version } = deployment;
  await deployments.setStatus(app, id, { version, status: "active" });
  return { app, deployment };
}

test("the bench lists people by who is free first, who rolls off, and which limits come near", async () => {
  const { app, deployment } = await running({
    contractType: "temporary",
    startDate: "2025-05-01",
    endDate: "2026-01-20",
    country: "DE",
  });
  await deployed(app, { startDate: "2026-03-01", endDate: null });
  await deployed(app, { startDate: "2025-12-31", endDate: null, candidateId: null });
  const { ask } = await signedIn(app, "viewer");
  const board: Bench = await (await ask("GET", "/api/bench")).json();
  expect(board.people.map(({ until }) => until)).toEqual(["2026-01-20", null]);
  expect(board.people[0]?.cells.slice(0, 5)).toEqual([
    "covered",
    "covered",
    "covered",
    "ending",
    "free",
  ]);
  expect(board.rollOffs).toMatchObject([{ number: "D-0001", daysLeft: 19, action: "ask-worker" }]);
  expect(board.refused).toMatchObject([
    { number: "D-0003", stoppers: ["No candidate is assigned."] },
  ]);
  expect(board.clocks).toMatchObject([
    { rule: "de-equal-pay", used: 246, limit: 274, reachedOn: "2026-01-30" },
  ]);
  const own: AssignmentClock[] = await (
    await ask("GET", `/api/deployments/${deployment.id}/clocks`)
  ).json();
  expect(own.map(({ rule }) => rule)).toEqual(["de-equal-pay", "de-max"]);
});

test("the days at another client do not count, and those of somebody from abroad have a clock of their own", async () => {
  const app = testApp();
  const { id: candidateId } = await person(app, { country: "PL" });
  const { id: clientId } = await company(app);
  const past = { candidateId, contractType: "temporary" as const, country: "DE" };
  const before = await deployed(app, { ...past, startDate: "2025-01-01", endDate: "2025-11-30" });
  const now = await deployed(app, { ...past, clientId, startDate: "2025-12-02", endDate: null });
  await deployments.setStatus(app, before.id, { version: before.version, status: "active" });
  await deployments.setStatus(app, now.id, { version: now.version, status: "active" });
  const clocks = await bench.clocksOf(app, now.id);
  expect(clocks.map(({ rule, used }) => [rule, used])).toEqual([
    ["de-equal-pay", 31],
    ["eu-posting", 31],
    ["de-max", 31],
  ]);
});
