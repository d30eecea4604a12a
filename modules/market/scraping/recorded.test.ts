import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { serveRecorded } from "@/modules/market/sources";
import { openOn } from "./fixtures";
import { runs, scraping } from "./index";

const folder = join(import.meta.dir, "../../../../shared/data/pages");
const isHere = existsSync(folder);
if (!isHere) console.warn("SKIPPED: no recorded pages in ../shared/data/pages; no replay of them");

async function replayed() {
  const recorded = await serveRecorded(folder);
  const app = openOn(recorded.origin);
  const run = await scraping.replay(app, folder);
  const pages = await runs.pages(app, run.id);
  await app.close();
  await recorded.close();
  return { run, pages };
}

const whole = isHere ? await replayed() : null;

test.skipIf(!isHere).each([
  ["indeed_authenticating_nl.html", "blocked", "sign-in"],
  ["indeed_api_cloudflare_challenge.json", "blocked", "challenge"],
  ["jooble_cloudflare_challenge.html", "blocked", "challenge"],
  ["google_search_js_required.html", "blocked", "challenge"],
  ["stepstone_403_access_denied_nl.html", "blocked", "blocked"],
  ["nationalevacaturebank_blocked.html", "blocked", "blocked"],
  ["stepstone_upstream_reset.txt", "failed", "upstream-error"],
] as const)("the recorded page %s is told as %s: %s", (file, state, verdict) => {
  const page = whole?.pages.find(({ task }) => task.url.endsWith(`/blocked/${file}`));
  expect(page).toMatchObject({ state, verdict, found: 0 });
  expect(page?.reason).toBeTruthy();
});

test.skipIf(!isHere)(
  "recorded pages are all judged, and a wall on one costs no other its ads",
  () => {
    expect(whole?.run).toMatchObject({ state: "completed", progress: 100 });
    expect(whole?.pages.every(({ state }) => state !== "pending")).toBe(true);
    for (const { source, pagesDone, pagesKnown } of whole?.run.outcomes ?? [])
      expect([source, pagesDone]).toEqual([source, pagesKnown]);
    for (const id of ["linkedin", "indeed", "stepstone", "xing"] as const)
      expect([id, whole?.run.outcomes.find(({ source }) => source === id)?.found ?? 0]).not.toEqual(
        [id, 0],
      );
  },
);

test.skipIf(!isHere)(
  "a source that kept something from us never looks as if it had nothing",
  () => {
    const blocked = new Set(
      whole?.pages.filter(({ state }) => state === "blocked").map(({ source }) => source),
    );
    expect(blocked.size).toBeGreaterThan(1);
    for (const source of blocked)
      expect(whole?.run.outcomes.find((it) => it.source === source)?.state).toBe("blocked");
  },
);
