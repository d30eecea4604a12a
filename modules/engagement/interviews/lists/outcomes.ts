import { and, desc, eq, inArray, lte } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { updateIfVersion } from "../rows";
import type { OutcomesBack, OutcomesChange, OutcomesMoved } from "../questions";
import type { InterviewStatus } from "../rules";
import { changeWrites } from "../save";
import { interviewHistory, interviews } from "../schema";
import type { InterviewRow } from "../shape";

/** Notes of several that they were held or missed, in one write; what has not begun or is settled stays and is counted. */
export async function setOutcomes(
  app: App,
  { ids, status }: OutcomesChange,
): Promise<OutcomesMoved> {
  const isOpen = and(
    inArray(interviews.id, jsonValues(ids)),
    eq(interviews.status, "scheduled"),
    lte(interviews.scheduledAt, app.now().toISOString()),
  );
  const going = await app.db.select().from(interviews).where(isOpen);
  await land(app, going, status);
  return {
    moved: going.map(({ id }) => ({ id, from: "scheduled" as const })),
    kept: new Set(ids).size - going.length,
  };
}

/** The undo: only of those to which nothing has happened since. */
export async function unsetOutcomes(app: App, { status, moved }: OutcomesBack) {
  const ids = moved.map(({ id }) => id);
  const isStill = and(inArray(interviews.id, jsonValues(ids)), eq(interviews.status, status));
  const rows = await app.db.select().from(interviews).where(isStill);
  const newest = await newestLines(app, ids);
  const back = rows.filter(({ id }) => newest.get(id) === `scheduled ${status}`);
  await land(app, back, "scheduled");
  return { count: back.length, ids: back.map(({ id }) => id) };
}

/** The last thing that happened to each, where that was a step: `from to`. */
async function newestLines(app: App, ids: string[]): Promise<ReadonlyMap<string, string>> {
  const lines = await app.db
    .select()
    .from(interviewHistory)
    .where(inArray(interviewHistory.interviewId, jsonValues(ids)))
    .orderBy(desc(interviewHistory.seq));
  return new Map(
    lines
      .toReversed()
      .map(({ interviewId, changes }) => [interviewId, (changes["status"] ?? []).join(" ")]),
  );
}

async function land(app: App, rows: InterviewRow[], status: InterviewStatus): Promise<void> {
  if (rows.length === 0) return;
  const steps = await Promise.all(rows.map((before) => stepOf(app, before, status)));
  const met = status === "completed" ? await meetings(app, rows) : [];
  const all = [...steps, ...met];
  await app.write(
    all.flatMap(({ writes }) => writes),
    ...all.flatMap(({ news }) => news),
  );
}

const stepOf = (app: App, before: InterviewRow, status: InterviewStatus) =>
  changeWrites(app, {
    row: before,
    people: [],
    verb: status,
    writes: [updateIfVersion(app, before, { status, reason: null, result: null })],
    line: { event: "status", changes: { status: [before.status, status] } },
  });

/** Who was spoken with, each once, however many interviews that was. */
const meetings = (app: App, rows: InterviewRow[]) => {
  const of = Map.groupBy(rows, ({ candidateId }) => candidateId);
  return Promise.all(
    [...of].map(([id, theirs]) =>
      candidates.contactWrites(
        app,
        id,
        theirs
          .map(({ scheduledAt }) => scheduledAt)
          .toSorted()
          .at(-1) ?? "",
      ),
    ),
  );
};
