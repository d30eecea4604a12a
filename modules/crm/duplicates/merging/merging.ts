import { and, eq, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { suppressions } from "@/modules/platform/mail/suppressions";
import { historyWrite } from "@/modules/records/core";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import { chosenColumns } from "./choosing";
import { newsOf } from "../events";
import { owners } from "./fields";
import type { Merge, NewMerge } from "../model";
import type { MergeKind } from "../rules";
import { type Hands, handBack, handOver } from "./moving";
import { merges } from "../schema";
import { type Kept, mergesOf, nameOf, numberOf, rowOf, undoableSince } from "./service";

/** Merges two records in one write: the chosen values, and every row that refers to either. */
export async function merge(app: App, input: NewMerge): Promise<Merge> {
  const { kind, keptId, mergedId } = input;
  const [kept, merged] = await bothFresh(app, input);
  const id = Bun.randomUUIDv7();
  const objection = await objectionOf(app, input, merged);
  const after: Record<string, unknown> = {
    ...chosenColumns(input, kept, merged),
    ...objection.set,
  };
  const before = Object.fromEntries(Object.keys(after).map((column) => [column, kept[column]]));
  const at = app.now().toISOString();
  const { updateIfVersion: changed } = owners[kind];
  await app.write(
    [
      app.db.insert(merges).values({
        id,
        kind,
        recordId: keptId,
        mergedId,
        at,
        before,
        after,
        by: actorIdOf(app),
        archivedBefore: merged.archivedAt,
      }),
      changed(app, kept, after),
      changed(app, merged, { archivedAt: at }),
      ...objection.writes,
      ...handOver(app, { id, kind, keptId, mergedId }),
      historyWrite(app, { kind, ids: [keptId] }, mergedLine(kind, merged)),
      audit.entry(app, auditEntry("merged", input, { fields: Object.keys(after) })),
    ],
    ...newsOf(kind, [keptId, mergedId]),
  );
  const [made] = await mergesOf(app, kind, keptId);
  return made ?? notFound("merge");
}

const mergedLine = (kind: MergeKind, merged: Kept) => ({
  event: "merged" as const,
  reason: `${numberOf(kind, merged.seq)} ${nameOf(kind, merged)}`,
});

/** Whoever objected to being contacted as the duplicate is not contacted as the record that stays. */
const objectionOf = async (app: App, { kind, keptId }: NewMerge, merged: Kept) =>
  kind === "candidate"
    ? owners.candidate.inheritObjection(app, keptId, merged.objectedAt ?? null)
    : { set: {}, writes: [] };

async function bothFresh(app: App, input: NewMerge): Promise<[Kept, Kept]> {
  const { kind, keptId, mergedId, keptVersion, mergedVersion } = input;
  if (keptId === mergedId)
    throw invalid([{ path: ["mergedId"], message: "A record can't be merged with itself." }]);
  const [kept, merged] = await Promise.all([rowOf(app, kind, keptId), rowOf(app, kind, mergedId)]);
  if (isRestricted(kept) || isRestricted(merged)) {
    throw new Failure("conflict", "Processing is restricted. Lift the restriction first.");
  }
  if (kept.version === keptVersion && merged.version === mergedVersion) return [kept, merged];
  throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
}

/** Of candidates only. */
const isRestricted = (row: Kept) => Boolean(row["restrictedAt"]);

/** Undoes a merge: every moved row goes back, and every field that nobody has changed since. */
export async function undo(app: App, id: string): Promise<{ leftAsIs: string[] }> {
  const [row] = await app.db.select().from(merges).where(eq(merges.id, id));
  if (!row || row.undoneAt) return notFound("merge");
  if (row.at < undoableSince(app))
    throw new Failure("conflict", "A merge can be undone for 30 days; this one is older.");
  const { kind, recordId: keptId, mergedId } = row;
  const [kept, merged] = await Promise.all([rowOf(app, kind, keptId), rowOf(app, kind, mergedId)]);
  const isAsMerged = (column: string) => Bun.deepEquals(kept[column], row.after[column]);
  const [back, leftAsIs] = [
    Object.keys(row.before).filter(isAsMerged),
    Object.keys(row.before).filter((column) => !isAsMerged(column)),
  ];
  const hands: Hands = { id, kind, keptId, mergedId };
  const { updateIfVersion: changed } = owners[kind];
  await app.write(
    [
      must(
        app.db
          .update(merges)
          .set({ undoneAt: app.now().toISOString() })
          .where(and(eq(merges.id, id), isNull(merges.undoneAt))),
      ),
      changed(app, kept, Object.fromEntries(back.map((name) => [name, row.before[name]]))),
      changed(app, merged, { archivedAt: row.archivedBefore }),
      ...handBack(app, hands),
      ...(back.includes("objectedAt") ? contactable(app, kept, merged) : []),
      historyWrite(app, { kind, ids: [keptId, mergedId] }, { event: "unmerged" }),
      audit.entry(app, auditEntry("unmerged", hands, { leftAsIs })),
    ],
    ...newsOf(kind, [keptId, mergedId]),
  );
  return { leftAsIs };
}

/** The objection was the duplicate's alone, so the other address may be written to again. */
const contactable = (app: App, { email }: Kept, merged: Kept) =>
  email && email !== merged.email ? suppressions.unsuppress(app, email, "objected") : [];

const auditEntry = (
  verb: string,
  { kind, keptId, mergedId }: Pick<Hands, "kind" | "keptId" | "mergedId">,
  details: Record<string, unknown>,
) => ({
  action: `${kind}.${verb}`,
  entityType: kind,
  entityId: keptId,
  details: { mergedId, ...details },
});
