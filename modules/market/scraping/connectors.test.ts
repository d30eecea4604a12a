import { expect, test } from "bun:test";
import { createLog } from "@/src/log";
import { audit } from "@/modules/platform/audit";
import { auditEntries } from "@/modules/platform/audit/schema";
import { oneFile } from "@/modules/fixtures";
import { postings } from "@/modules/market/jobs/schema";
import { signedIn, testApp } from "@/modules/testing";
import { asking, houseOnStandIn, scraped } from "./fixtures";
import { connectors, runs, scraping } from "./index";
import { scrapeTasks } from "./schema";

test("keys never stand in tasks, in the log, in answers or in the file", async () => {
  const lines: string[] = [];
  const key = "CanaryKey4711";
  const file = oneFile();
  const { boards, close } = await houseOnStandIn();
  const app = testApp(
    {
      transport: { kind: "replay", origin: boards.origin },
      log: createLog("debug", (line) => lines.push(line)),
    },
    file,
  );
  const { ask } = await signedIn(app);
  const keys = { app_id: `${key}-id`, app_key: `${key}-key` };
  const edited = await ask("PATCH", "/api/sources/adzuna", {
    body: { version: 0, isOn: true, keys },
  });
  expect((await edited.json()).keys).toEqual({ app_id: true, app_key: true });
  const run = await scraped(app, ["adzuna"]);
  expect(boards.requests.some(({ path }) => path.includes(key))).toBe(true);
  const stored = [
    await app.db.select().from(scrapeTasks),
    await app.db.select().from(postings),
    await app.db.select().from(auditEntries),
    await runs.find(app, run.id),
  ];
  expect(JSON.stringify(stored)).not.toContain(key);
  for (const path of ["/api/sources", "/api/scraping/runs", "/api/jobs", "/api/jobs/scrape/status"])
    expect(await (await ask("GET", path)).text()).not.toContain(key);
  expect(lines.join()).not.toContain(key);
  await app.close();
  expect(await Bun.file(file.DATABASE_URL.slice("file:".length)).text()).not.toContain(key);
  await close();
});

test("a source that is switched off is not asked, and the refusal says what to do", async () => {
  const live = testApp();
  const refused = await scraping.start(live, asking(["linkedin"])).catch((error) => error);
  expect(refused).toMatchObject({ kind: "conflict" });
  expect(refused.message).toContain("turned off");
  const { ask } = await signedIn(live);
  const on = await ask("PATCH", "/api/sources/linkedin", { body: { version: 0, isOn: true } });
  expect(await on.json()).toMatchObject({ isOn: true, acceptedBy: "Ada Jansen", version: 1 });
  expect((await audit.latest(live))[0]).toMatchObject({
    action: "source.changed",
    entityId: "linkedin",
  });
  const stale = await ask("PATCH", "/api/sources/linkedin", { body: { version: 0, isOn: false } });
  expect(stale.status).toBe(409);
});

test("without a choice, a new installation searches what can be read, and says what to do where nothing can", async () => {
  const app = testApp();
  expect(await connectors.chosenOr(app, undefined)).toEqual(["arbeitsagentur", "arbeitnow"]);
  const sample = testApp({ transport: { kind: "replay", origin: "http://127.0.0.1:1" } });
  expect(await connectors.chosenOr(sample, undefined)).toEqual(["linkedin", "indeed", "stepstone"]);
  const { ask } = await signedIn(app);
  for (const id of ["arbeitnow", "arbeitsagentur"])
    await ask("PATCH", `/api/sources/${id}`, { body: { version: 0, isOn: false } });
  const body = { keywords: ["ups"], countries: ["NL"] };
  const refused = await ask("POST", "/api/jobs/scrape", { body });
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    "No source is turned on. An administrator can turn one on under AI Job Scraping.",
  ]);
});
