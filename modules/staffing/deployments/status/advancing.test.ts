import { expect, test } from "bun:test";
import { testApp } from "@/modules/testing";
import { deployments } from "..";
import { deployed, statusOf } from "../fixtures";

const at = (day: string) => new Date(`${day}T06:00:00Z`);

test("a deployment begins and ends by its dates, once, also after days without anybody looking", async () => {
  let now = at("2026-01-01");
  const app = testApp({ now: () => now });
  const { id, candidateId } = await deployed(app, {
    startDate: "2026-02-01",
    endDate: "2026-03-01",
  });
  expect(await deployments.advance(app)).toMatchObject({ started: 0, completed: 0 });
  now = at("2026-02-01");
  expect(await deployments.advance(app)).toMatchObject({ started: 1, completed: 0 });
  expect(await statusOf(app, candidateId)).toBe("hired");
  expect(await deployments.advance(app)).toMatchObject({ started: 0, completed: 0 });
  now = at("2026-03-01");
  expect(await deployments.advance(app)).toMatchObject({ completed: 0 });
  now = at("2026-03-09");
  expect(await deployments.advance(app)).toMatchObject({ completed: 1 });
  expect(await deployments.find(app, id)).toMatchObject({
    status: "completed",
    endDate: "2026-03-01",
  });
});

test("what began and ended while nobody looked is both", async () => {
  let now = at("2026-01-01");
  const app = testApp({ now: () => now });
  const { id } = await deployed(app, { startDate: "2026-02-01", endDate: "2026-03-01" });
  now = at("2026-06-01");
  expect(await deployments.advance(app)).toMatchObject({ started: 1, completed: 1 });
  const { history } = await deployments.find(app, id);
  expect(history.map(({ changes }) => changes["status"]?.[1])).toEqual([
    "completed",
    "active",
    undefined,
  ]);
});

test("who may not start is listed with the reason and stays planned", async () => {
  const app = testApp({ now: () => at("2026-02-02") });
  const { id } = await deployed(app, { candidateId: null });
  const { started, refused } = await deployments.advance(app);
  expect(started).toBe(0);
  expect(refused).toEqual([{ id, number: "D-0001", stoppers: ["No candidate is assigned."] }]);
});
