import { and, eq, isNull } from "drizzle-orm";
import { mergeRows as merges } from "@/modules/crm/duplicates/read-model";
import { audit } from "@/modules/platform/audit";
import { activities, activitiesChanged } from "@/modules/records/privacy-log";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import type { Holder, Subject } from "@/src/personal-data/holders";
import { holdersOf } from "@/src/module";
import { seal, unseal } from "@/src/secrets/secrets";
import { gdprChanged } from "../events";
import { refuseHeld } from "./holds";
import { allNamesOf } from "./former-names";
import type { Receipt, StaysByLaw } from "../model";
import { auditEntry, isUnchanged } from "../requesting";
import { gdprErasures as erasures, gdprExports, gdprHolds } from "../schema";
import type { ErasureRow } from "../queries";
import {
  collectData,
  type Collected,
  deletableParts,
  rowsOf,
  keptByLaw,
  subjectOf,
} from "../subjects";

/** What the check after an erasure searches the raw bytes for; encrypted while it is kept in the database. */
export type Marks = { email: string | null; sought: string[]; ids: string[]; files: number };

const purpose = "erasure marks";

export const marksOf = async (app: App, { marks }: ErasureRow): Promise<Marks> =>
  marks ? (JSON.parse(await unseal(app.config, purpose, marks)) as Marks) : noMarks;
const noMarks: Marks = { email: null, sought: [], ids: [], files: 0 };

/** Every module forgets the person in one write, together with what tells how far the request has come. */
export async function eraseSubject(app: App, row: ErasureRow): Promise<ErasureRow> {
  const subject: Subject = { type: row.entityType, id: row.entityId };
  // Somebody who was erased before is erased again in spite of a hold: in the restored copy it had not ended yet.
  if (row.origin !== "tombstone") await refuseHeld(app, subject);
  const all = await collectData(app, subject);
  const stays = await keptByLaw(app, subject);
  const marks = await marksFor(app, subject, all);
  const erased = await Promise.all(
    recordsLast(holdersOf(app)).map((holder) => holder.erase(app, subject)),
  );
  const set = {
    status: "erasing" as const,
    reason: null,
    marks: await seal(app.config, purpose, JSON.stringify(marks)),
    receipt: receiptOf(app, all, stays),
  };
  await app.write(
    [
      must(app.db.update(erasures).set(set).where(isUnchanged(row))),
      ...erased.flatMap(({ writes }) => writes),
      app.db.delete(gdprHolds).where(eq(gdprHolds.entityId, subject.id)),
      app.db.delete(gdprExports).where(eq(gdprExports.entityId, subject.id)),
      audit.entry(app, auditEntry("begun", row, { rows: rowsOf(set.receipt.kept) })),
    ],
    gdprChanged(),
    ...erased.flatMap(({ news }) => news),
  );
  return { ...row, ...set };
}

/** Holders of records last: the others find their rows by the record, and rows that cascade with it would not be counted. */
const recordsLast = (holders: readonly Holder[]) =>
  holders.toSorted((a, b) => Number(isRecord(a)) - Number(isRecord(b)));
const isRecord = ({ name }: Holder) => ["candidates", "clients", "users"].includes(name);

function receiptOf(app: App, all: Collected[], stays: StaysByLaw[]): Receipt {
  const kept = deletableParts(all, stays);
  return {
    erasedAt: app.now().toISOString(),
    kept,
    stays,
    rows: rowsOf(kept),
    files: filesIn(all),
    residue: 0,
    tombstone: 0,
  };
}

const filesIn = (all: Collected[]) => all.find(({ part }) => part === "files")?.rows.length ?? 0;

/** Contact details that can be recognised in any bytes, and the ids of duplicates that were merged into the record. */
async function marksFor(app: App, subject: Subject, all: Collected[]): Promise<Marks> {
  const { email } = await subjectOf(app, { entityType: subject.type, entityId: subject.id });
  const own = all.filter(({ part }) => ownParts.includes(part)).flatMap(({ rows }) => rows);
  const shown = own.flatMap((row) =>
    ["email", "phone", "linkedin"].flatMap((name) => textIn(row, name) ?? []),
  );
  // What the preview looks for in the texts of others: also what was once theirs.
  const named = (await allNamesOf(app, subject)).flatMap(({ email, phone }) => [email, phone]);
  const sought = [...shown, ...named.flatMap((it) => it || [])];
  // A merge that was undone joined two people: the other one lives on.
  const merged = await app.db
    .select({ id: merges.mergedId })
    .from(merges)
    .where(and(eq(merges.recordId, subject.id), isNull(merges.undoneAt)));
  const ids = [subject.id, ...merged.map(({ id }) => id)];
  return { email, sought: [...new Set(sought)], ids, files: filesIn(all) };
}

const ownParts = ["candidate", "contacts", "account", "mergedRecords"];

function textIn(row: unknown, name: string): string | undefined {
  const value: unknown = row && typeof row === "object" ? Reflect.get(row, name) : undefined;
  return typeof value === "string" && value ? value : undefined;
}

/** Ends a request: its receipt is kept, and its entry in the privacy log is completed. */
export async function completionWrites(app: App, row: ErasureRow, receipt: Receipt): Promise<void> {
  const endedAt = app.now().toISOString();
  await app.write(
    [
      must(
        app.db
          .update(erasures)
          .set({ status: "erased", marks: null, receipt, endedAt, trouble: null })
          .where(isUnchanged(row)),
      ),
      activities.settleActivity(app, row.activityId, "completed"),
      audit.entry(app, auditEntry("completed", row, { residue: receipt.residue })),
    ],
    gdprChanged(),
    activitiesChanged(),
  );
}
