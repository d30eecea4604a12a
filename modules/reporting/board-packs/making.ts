import { and, asc, eq, inArray, lt, or } from "drizzle-orm";
import { type PlacementLines, reports } from "@/modules/reporting/reports";
import { printReport } from "@/modules/staffing/documents";
import type { App } from "@/src/app";
import type { Choice } from "@/src/calendar";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { errorFields } from "@/src/log";
import { startPolling, type PollingWorker } from "@/src/workers/polling-worker";
import { withLease } from "@/src/workers/runs";
import { createWorkerPool, workerAt } from "@/src/workers/worker-pool";
import type { ZipEntry } from "@/src/zip";
import type { Section } from "./content";
import { mailPack } from "./mailing";
import { clear, removeFiles, writeFiles } from "./pack-files";
import { paperFor } from "./pdf";
import { type Pen, penFor } from "./pdf-helpers";
import { openStates, packHours, type PackTab } from "./rules";
import { boardPacks } from "./schema";
import { analyticsSection } from "./sections/analytics";
import { gdprSection } from "./sections/gdpr";
import { performanceSection } from "./sections/performance";
import { revenueSection } from "./sections/revenue";
import type { ToWrite, Written } from "./sheets-worker";

/** Each part of the screen from the same report that the screen reads. */
export const composers: Record<PackTab, (app: App, choice: Choice, pen: Pen) => Promise<Section>> =
  {
    revenue: async (app, choice, pen) =>
      revenueSection(await reports.revenue(app, choice), await earning(app, choice), pen),
    performance: async (app, choice, pen) =>
      performanceSection(await reports.performance(app, choice), pen),
    analytics: async (app, choice, pen) =>
      analyticsSection(await reports.analytics(app, choice), pen),
    gdpr: async (app, choice, pen) => gdprSection(await reports.gdpr(app, choice), pen),
  };

/** All placements that earned: a file needs no page limit. */
const earning = (app: App, choice: Choice): Promise<PlacementLines> =>
  reports.placements(app, { ...choice, of: "earning", limit: Number.MAX_SAFE_INTEGER });

export type PackRow = typeof boardPacks.$inferSelect;

const deadlineMs = 30_000;

/** Generates waiting packs, the oldest first, in one process at a time; answers how many. */
export async function makeWaiting(app: App, signal?: AbortSignal): Promise<number> {
  await clear(app);
  const made = await withLease(app, { name: "board packs", signal }, async (turn) => {
    const rows = await app.db
      .select()
      .from(boardPacks)
      .where(inArray(boardPacks.state, [...openStates]))
      .orderBy(asc(boardPacks.requestedAt), asc(boardPacks.id));
    for (const row of rows) {
      if (turn.signal.aborted) break;
      await make(app, row).catch((error) => gaveUp(app, row, error));
    }
    return rows.length;
  });
  return made ?? 0;
}

/** Generates the pack part by part. Progress is stored in its row, where a cancellation is seen too. */
async function make(app: App, row: PackRow): Promise<void> {
  const pen = penFor(row.locale);
  const step = stepper(app, row);
  const { entries, sections } = await filesOf(app, { row, pen, step });
  const paper = await printReport(await paperFor(app, { sections, days: row }, pen));
  await step();
  const bytes = await writeFiles(app, row.id, [
    { name: `${pen.say.reportTitle}.pdf`, content: paper },
    ...entries,
  ]);
  const kept = row.origin === "scheduled" ? await app.files.keep(paper, "pdf") : null;
  const expiresAt = new Date(app.now().getTime() + packHours[row.origin] * 3_600_000).toISOString();
  const ready = { state: "ready" as const, done: row.total, bytes, paper: kept, expiresAt };
  const told = await mailPack(app, { ...row, ...ready }, { sections, pen });
  await app.write(
    [must(app.db.update(boardPacks).set(ready).where(isStillMade(row))), ...told.writes],
    ...told.news,
  );
}

/** A pack, what puts it into words, and what is called after each section. */
type Making = { row: PackRow; pen: Pen; step: () => Promise<void> };

async function filesOf(app: App, { row, pen, step }: Making) {
  const writer = createWorkerPool<ToWrite, Written[]>({
    size: 1,
    deadlineMs,
    start: () => workerAt("modules/reporting/board-packs/sheets-worker.ts"),
  });
  const entries: ZipEntry[] = [];
  const sections = [];
  try {
    for (const tab of row.tabs) {
      const section = await composers[tab](app, row.choice, pen);
      sections.push(section);
      entries.push(...(await writer.read({ folder: tab, tables: section.tables })));
      await step();
    }
  } finally {
    writer.close();
  }
  return { entries, sections };
}

const isStillMade = ({ id }: PackRow) =>
  and(eq(boardPacks.id, id), inArray(boardPacks.state, [...openStates]));

function stepper(app: App, row: PackRow): () => Promise<void> {
  let done = 0;
  return async () => {
    done += 1;
    const set = { state: "making" as const, done };
    await app.write([must(app.db.update(boardPacks).set(set).where(isStillMade(row)))]);
  };
}

/** Nothing is reported to whoever cancelled the pack; any other failure is. */
async function gaveUp(app: App, row: PackRow, error: unknown): Promise<void> {
  await removeFiles(app, row);
  if (error instanceof Failure && error.kind === "conflict") return;
  app.log.error("a report could not be made", errorFields(error));
  const expiresAt = new Date(app.now().getTime() + 3_600_000).toISOString();
  const failed = { state: "failed" as const, expiresAt };
  await app.write([app.db.update(boardPacks).set(failed).where(isStillMade(row))]);
}

/** Packs that wait to be generated or have expired. */
const hasToBeSeenTo = (app: App) =>
  or(inArray(boardPacks.state, [...openStates]), lt(boardPacks.expiresAt, app.now().toISOString()));

/** Makes reports beside a server, also those that a process left behind. */
export const startPackMaking = (app: App): PollingWorker =>
  startPolling(app, {
    everyMs: 500,
    state: async () =>
      (await app.db.$count(boardPacks, hasToBeSeenTo(app))) > 0 ? "waiting" : null,
    async batch(signal) {
      await makeWaiting(app, signal);
      return true;
    },
    errorMessage: "reports could not be made",
  });
