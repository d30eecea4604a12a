import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { added, fourSeats } from "./fixtures";

const app = testApp();
await added(app, { budget: "500000", startDate: "2026-03-01", endDate: "2026-09-30" });
await added(app, { budget: "1250000", startDate: "2026-06-01", seats: fourSeats });
await added(app, { name: "Late hall", startDate: "2027-01-04", endDate: "2027-12-31" });
const reader = signedIn(app, "viewer");

test.each([
  ["?budget=..600000", 1],
  ["?budget=500000..1250000", 2],
  ["?start=2026", 2],
  ["?start=2026-04..2027-01", 2],
  ["?end=..2026-09-30", 1],
  ["?end=..2026-09-29", 0],
  ["?seats=1..", 1],
  ["?seats=..3", 2],
  ["?q=hall%20start:2027", 1],
  ["?q=late%20start:%3E%3D2027", 1],
])("%s finds %i, in the figures too", async (query, count) => {
  const { ask } = await reader;
  expect(await (await ask("GET", `/api/projects${query}`)).json()).toHaveLength(count);
  const figures = await ask("GET", `/api/projects/figures${query}`);
  expect(await figures.json()).toMatchObject({ projects: count });
  const file = await ask("GET", `/api/projects/export${query}&format=json`);
  expect(await file.json()).toHaveLength(count);
});
