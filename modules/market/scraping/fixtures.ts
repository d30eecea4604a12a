import { testApp } from "@/modules/testing";
import type { SourceId } from "@/modules/market/sources/rules";
import { serveStandIn, standInBoards, type StandInOptions } from "@/cli/demo/boards";
import { withActor, type App } from "@/src/app";
import { connectors, type ScrapeRequest, scraping } from "./index";
import { sourceIds } from "@/modules/market/sources/rules";

export const standInNow = new Date("2026-01-01T12:00:00.000Z");
export const words = ["datacenter", "engineer"];

/** An application whose network is the stand-in for all boards, with every company board named. */
export async function houseOnStandIn(options: StandInOptions = {}, more = {}) {
  const boards = serveStandIn({ now: standInNow, ...options });
  const app = openOn(boards.origin, more);
  await nameBoards(app);
  const close = async () => {
    await app.close();
    await boards.close();
  };
  return { app, boards, close };
}

export const openOn = (origin: string, more: Record<string, string> = {}) =>
  testApp({ transport: { kind: "replay", origin } }, more);

export async function nameBoards(app: App): Promise<void> {
  const admin = withActor(app, { id: null, name: "Sanne Visser" });
  for (const { id, version } of await connectors.list(admin)) {
    const boards = standInBoards(id);
    const keys = id === "adzuna" ? { app_id: "demo", app_key: "demo" } : undefined;
    await connectors.edit(admin, id, { version, boards, ...(keys && { keys }) });
  }
}

export const asking = (sources: readonly SourceId[] = sourceIds): ScrapeRequest => ({
  sources: [...sources],
  keywords: words,
  countries: ["NL", "DE", "UK"],
});

export const scraped = (app: App, sources?: readonly SourceId[]) =>
  scraping.runThrough(app, asking(sources));
