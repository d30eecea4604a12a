import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { activities } from "@/modules/records/privacy-log";
import { audit } from "@/modules/platform/audit";
import { addDays } from "@/src/calendar";
import { lapsedBy, type Purpose } from "../legal-bases/rules";
import type { App } from "@/src/app";
import { type Guarded, must, preparedWrite, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { jsonValues } from "@/src/database/bulk-insert";
import { pause } from "@/src/workers/time-slices";
import type { ConsentRow } from "./consent-rows";
import { candidatesChanged } from "../events";
import { auditEntry, historyLine } from "../lifecycle/archiving";
import { retentionDays } from "../rules";
import { candidateConsents as consents, candidates } from "../schema";
import { standingOf } from "./standing";

/** People per write: some ten rows each, which is about what fits into one slice of work. */
const atOnce = 12;
/** Whoever is edited at the same moment is read again. */
const mostTries = 3;

/** Silence is no consent: whatever is a year old and was not renewed ends. Answers for how many people. */
export async function lapse(app: App, today: string): Promise<number> {
  const oldest = addDays(today, -retentionDays);
  for (let total = 0; ;) {
    const rows = await app.db
      .select({ id: consents.candidateId })
      .from(consents)
      .where(and(isNull(consents.withdrawnAt), lt(consents.givenAt, oldest)))
      .orderBy(consents.givenAt)
      .limit(atOnce);
    if (rows.length === 0) return total;
    const ids = [...new Set(rows.map(({ id }) => id))];
    await lapsed(app, ids, oldest);
    total += ids.length;
    await pause();
  }
}

async function lapsed(app: App, ids: string[], oldest: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      const writes = await writesFor(app, ids, oldest);
      return await app.write(writes, candidatesChanged(ids));
    } catch (error) {
      const isMoved = error instanceof Failure && error.kind === "conflict";
      if (!isMoved || tries === mostTries) throw error;
    }
  }
}

async function writesFor(app: App, ids: string[], oldest: string): Promise<(Write | Guarded)[]> {
  const [people, given] = await Promise.all([
    app.db
      .select(columns)
      .from(candidates)
      .where(inArray(candidates.id, jsonValues(ids))),
    app.db
      .select()
      .from(consents)
      .where(inArray(consents.candidateId, jsonValues(ids)))
      .orderBy(desc(consents.givenAt), desc(consents.id)),
  ]);
  const consentsOf = Map.groupBy(given, ({ candidateId }) => candidateId);
  return people.flatMap((row) => endOf(app, { row, given: consentsOf.get(row.id) ?? [] }, oldest));
}

const columns = {
  id: candidates.id,
  version: candidates.version,
  createdAt: candidates.createdAt,
  heldSince: candidates.heldSince,
  lastContactAt: candidates.lastContactAt,
  turnedDownUntil: candidates.turnedDownUntil,
  retentionDays: candidates.retentionDays,
};
type Person = {
  row: Pick<typeof candidates.$inferSelect, keyof typeof columns>;
  given: ConsentRow[];
};

function endOf(app: App, { row, given }: Person, oldest: string): (Write | Guarded)[] {
  const { id, version } = row;
  const meant = given.filter((it) => !it.withdrawnAt && it.givenAt < oldest);
  const at = app.now().toISOString();
  const set = { withdrawnAt: at, withdrawnBy: lapsedBy };
  const after = given.map((it) => (meant.includes(it) ? { ...it, ...set } : it));
  const stands = new Set(after.filter((it) => !it.withdrawnAt).map(({ purpose }) => purpose));
  const gone = [...new Set(meant.map(({ purpose }) => purpose))].filter((it) => !stands.has(it));
  const { gdprConsent, consentAt, dataRetentionUntil } = standingOf(row, after);
  const standing = { gdprConsent: Number(gdprConsent), consentAt, dataRetentionUntil };
  return [
    must(standAnew(app.db, { id, version, at, ...standing })),
    ...meant.map((it) => must(end(app.db, { id: it.id, ...set }))),
    ...(gone.length > 0 ? linesOf(app, id, gone) : []),
    ...(gone.includes("keep")
      ? [activities.settlePendingWrite(app, { deed: "renewal-asked", entityId: id }, "failed")]
      : []),
    audit.entry(app, auditEntry("consent-lapsed", id, { purposes: gone })),
  ];
}

const standAnew = preparedWrite<Record<string, unknown>>((db) =>
  db
    .update(candidates)
    .set({
      gdprConsent: sql`${sql.placeholder("gdprConsent")}`,
      consentAt: sql`${sql.placeholder("consentAt")}`,
      dataRetentionUntil: sql`${sql.placeholder("dataRetentionUntil")}`,
      updatedAt: sql`${sql.placeholder("at")}`,
      version: sql`version + 1`,
    })
    .where(
      and(
        eq(candidates.id, sql.placeholder("id")),
        eq(candidates.version, sql.placeholder("version")),
      ),
    ),
);

const end = preparedWrite<Pick<ConsentRow, "id" | "withdrawnAt" | "withdrawnBy">>((db) =>
  db
    .update(consents)
    .set({
      withdrawnAt: sql`${sql.placeholder("withdrawnAt")}`,
      withdrawnBy: sql`${sql.placeholder("withdrawnBy")}`,
    })
    .where(and(eq(consents.id, sql.placeholder("id")), isNull(consents.withdrawnAt))),
);

const linesOf = (app: App, id: string, purposes: Purpose[]) => [
  historyLine(app, [id], { event: "consent-lapsed", reason: purposes.join(", ") }),
  activities.logActivity(app, { deed: "consent-lapsed", entityType: "candidate", entityId: id }),
];
