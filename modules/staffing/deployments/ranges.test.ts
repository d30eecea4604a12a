import { expect, test } from "bun:test";
import { added as candidate } from "@/modules/crm/candidates/fixtures";
import { added as client } from "@/modules/crm/clients/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { deployed } from "./fixtures";

const app = testApp();
const iris = await candidate(app, { firstName: "Iris", lastName: "Zandstra" });
const corrib = await client(app, { name: "Corrib Networks" });
await deployed(app, {
  ...{ candidateId: iris.id, clientId: corrib.id, position: "Shift lead" },
  ...{ salary: "45", billRate: "75" },
});
await deployed(app, { salary: "52.50", billRate: "88", startDate: "2026-05-01", endDate: null });
await deployed(app, {
  ...{ contractType: "permanent", salary: "93600", billRate: null, feePercent: 20 },
  ...{ startDate: "2026-06-01", endDate: null },
});
const reader = signedIn(app, "viewer");

test.each([
  // 93,600 a year is 45 for each of 2,080 hours.
  ["?pay=45", 2],
  ["?pay=46..60", 1],
  ["?bill=80..", 1],
  ["?bill=1..", 2],
  ["?start=2026-05..2026-06", 2],
  ["?end=..2026-07", 1],
  ["?q=facilities%20pay:50..", 1],
  ["?q=bill:..80&contractType=contract", 1],
  ["?q=zandstra", 1],
  ["?q=iris+corr+lead", 1],
  ["?q=iris+welder", 0],
])("%s finds %i", async (query, count) => {
  const { ask } = await reader;
  const page = await ask("GET", `/api/deployments${query}`);
  expect(page.headers.get("x-total-count")).toBe(String(count));
  expect(await page.json()).toHaveLength(count);
  const file = await ask("GET", `/api/deployments/export${query}&format=json`);
  expect(await file.json()).toHaveLength(count);
});
