import { expect, test } from "bun:test";
import { settings } from "@/modules/platform/settings";
import { testApp } from "@/modules/testing";
import { readConfig } from "@/src/config";
import { heard } from "../fixtures";
import { run } from "../program";

const app = testApp();

async function type(...line: string[]) {
  const context = { open: () => app, begin: () => app, config: () => readConfig({}), client: null };
  const { code, out, err } = await heard(() => run(context, line));
  return { code, said: out + err };
}

test("a setting is read, changed by its field and listed from the terminal", async () => {
  await type("settings", "set", "branding", "colors.primary", "#FFE600");
  await type("settings", "set", "branding", "companyName", "Noord");
  await type("settings", "set", "benchmarks", "timeToFill", "21");
  expect(await settings.valueOf(app, "branding")).toMatchObject({
    companyName: "Noord",
    colors: { primary: "#FFE600", accent: "#F59E0B" },
  });
  expect((await settings.valueOf(app, "benchmarks")).timeToFill).toBe(21);
  expect(JSON.parse((await type("settings", "get", "benchmarks")).said).timeToFill).toBe(21);
  expect((await type("settings", "list")).said).toMatch(/branding +2026-01-01T12:00:00.000Z/);
});

test("a field that is none, and a value that fits none, change nothing", async () => {
  const before = await settings.valueOf(app, "branding");
  expect((await type("settings", "set", "branding", "colors.primary", "red")).code).toBe(65);
  expect((await type("settings", "set", "branding", "color", "red")).code).toBe(66);
  expect((await type("settings", "get", "secrets")).code).toBe(66);
  expect(await settings.valueOf(app, "branding")).toEqual(before);
});
