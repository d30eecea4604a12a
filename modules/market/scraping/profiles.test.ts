import { expect, test } from "bun:test";
import type { App } from "@/src/app";
import { oneFile } from "@/modules/fixtures";
import { signedIn } from "@/modules/testing";
import { houseOnStandIn, openOn } from "./fixtures";
import { type NewSearchProfile, profiles, runs } from "./index";
import { searchProfiles } from "./schema";

const profile = (details: Partial<NewSearchProfile> = {}): NewSearchProfile => ({
  name: "Every morning",
  sources: ["linkedin"],
  countries: ["NL"],
  roles: ["mep-engineer"],
  systems: [],
  schedule: "daily",
  at: "06:30",
  weekday: 1,
  ...details,
});

const ended = async (app: App) => {
  while ((await runs.status(app)).isActive) await Bun.sleep(10);
};

async function due(names: string[]) {
  const file = oneFile();
  const { app, boards, close } = await houseOnStandIn({}, file);
  for (const name of names) await profiles.add(app, profile({ name }));
  const past = { nextRunAt: "2026-01-01T05:30:00.000Z" };
  await app.write([app.db.update(searchProfiles).set(past)]);
  const other = openOn(boards.origin, file);
  const shut = async () => {
    await ended(app);
    await Bun.sleep(50);
    await other.close();
    await close();
  };
  return { app, other, shut };
}

test("a profile that is due is started once, although two processes look at once", async () => {
  const { app, other, shut } = await due(["Every morning"]);
  await Promise.allSettled([profiles.runDue(app), profiles.runDue(other), profiles.runDue(app)]);
  await ended(app);
  await profiles.runDue(other);
  const all = await runs.list(app);
  expect(all.map(({ startedBy, state }) => [startedBy, state])).toEqual([
    ["schedule", "completed"],
  ]);
  expect((await profiles.list(app))[0]?.nextRunAt).toBe("2026-01-02T05:30:00.000Z");
  await shut();
});

test("two profiles of one hour both run, one after the other", async () => {
  const { app, shut } = await due(["One", "Two"]);
  await profiles.runDue(app);
  await profiles.runDue(app);
  expect(await runs.list(app)).toHaveLength(1);
  await ended(app);
  await Bun.sleep(50);
  await profiles.runDue(app);
  await ended(app);
  expect(await runs.list(app)).toHaveLength(2);
  await shut();
});

test("nothing runs before its time", async () => {
  const { app, close } = await houseOnStandIn();
  await profiles.add(app, profile());
  await profiles.runDue(app);
  expect(await runs.list(app)).toEqual([]);
  await close();
});

test("a profile is kept, changed, run and removed through its routes; a stale change is told", async () => {
  const { app, close } = await houseOnStandIn();
  const { ask } = await signedIn(app, "recruiter");
  const made = await (await ask("POST", "/api/scraping/profiles", { body: profile() })).json();
  const at = `/api/scraping/profiles/${made.id}`;
  expect(made).toMatchObject({ version: 1, nextRunAt: "2026-01-02T05:30:00.000Z" });
  const later = await ask("PATCH", at, { body: { at: "07:00", version: 1 } });
  expect(await later.json()).toMatchObject({ nextRunAt: "2026-01-02T06:00:00.000Z", version: 2 });
  expect((await ask("PATCH", at, { body: { at: "08:00", version: 1 } })).status).toBe(409);
  expect((await ask("POST", "/api/scraping/profiles", { body: profile() })).status).toBe(409);
  expect((await ask("PATCH", at, { body: { at: "24:00", version: 2 } })).status).toBe(422);
  expect((await ask("POST", `${at}/runs`)).status).toBe(202);
  expect((await ask("POST", `${at}/runs`)).status).toBe(409);
  await ended(app);
  expect((await ask("DELETE", at)).status).toBe(204);
  expect((await ask("DELETE", at)).status).toBe(409);
  await Bun.sleep(50);
  await close();
});
