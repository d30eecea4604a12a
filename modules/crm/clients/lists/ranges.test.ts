import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { addAll } from "../lifecycle/adding";
import { company } from "../fixtures";

const app = testApp();
const today = app.now().toISOString().slice(0, 10);
await addAll(app, [
  company({ name: "Klein Rekenhuis", contractValue: "50000" }),
  company({ name: "Groot Rekenhuis", contractValue: "250000.50" }),
  company({ name: "Stil Rekenhuis", contractValue: null }),
]);
const reader = signedIn(app, "viewer");

test.each([
  ["?value=50000..", 2],
  ["?value=..250000,5", 2],
  ["?value=..250000", 1],
  ["?q=rekenhuis%20value:%3E%3D60000", 1],
  ["?q=value:..60000&status=active", 0],
  [`?added=${today}..`, 3],
  ["?added=..2020-12-31", 0],
])("%s finds %i, on the screen and in the file", async (query, count) => {
  const { ask } = await reader;
  const page = await ask("GET", `/api/clients${query}`);
  expect(page.headers.get("x-total-count")).toBe(String(count));
  expect(await page.json()).toHaveLength(count);
  const file = await ask("GET", `/api/clients/export${query}&format=json`);
  expect(await file.json()).toHaveLength(count);
});
