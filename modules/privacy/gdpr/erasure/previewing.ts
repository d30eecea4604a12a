import { candidates } from "@/modules/crm/candidates";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Subject } from "@/src/personal-data/holders";
import { holdersOf } from "@/src/module";
import { holdsOf } from "./holds";
import { mentionsOf } from "./mentioning";
import type { ErasurePreview, SubjectRef } from "../model";
import { newestOf, rowOf } from "../queries";
import type { SubjectStanding } from "../subject-model";
import {
  collectData,
  type Collected,
  deletableParts,
  keptOf,
  rowsOf,
  keptByLaw,
  subjectOf,
} from "../subjects";

/** A dry run of one request: everything is asked, nothing is changed. */
export async function preview(app: App, id: string): Promise<ErasurePreview> {
  const { entityType, entityId } = await rowOf(app, id);
  const { name } = await subjectOf(app, { entityType, entityId });
  const subject = { type: entityType, id: entityId };
  const [all, stays, holds, obstacle] = await Promise.all([
    collectData(app, subject),
    keptByLaw(app, subject),
    holdsOf(app, subject),
    obstacleOf(app, subject),
  ]);
  const kept = deletableParts(all, stays);
  const mentions = await mentionsOf(app, subject);
  return { name, kept, stays, rows: rowsOf(kept), files: filesOf(all), mentions, holds, obstacle };
}

function filesOf(all: Collected[]) {
  const rows = all.filter(({ part }) => part === "files").flatMap((it) => it.rows);
  const sizes = rows.map((row) =>
    row && typeof row === "object" ? Number(Reflect.get(row, "bytes") ?? 0) : 0,
  );
  return { count: rows.length, bytes: sizes.reduce((sum, n) => sum + n, 0) };
}

/** What a module would refuse with: somebody is at work, or the only administrator. */
export async function obstacleOf(app: App, subject: Subject): Promise<string | null> {
  try {
    for (const holder of holdersOf(app)) await holder.erase(app, subject);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

/** All that is known about somebody without showing the data itself. */
export async function standingOf(app: App, ref: SubjectRef): Promise<SubjectStanding> {
  const found = await subjectOf(app, ref);
  const subject = { type: found.entityType, id: found.entityId };
  const [all, holds, erasure] = await Promise.all([
    collectData(app, subject),
    holdsOf(app, subject),
    newestOf(app, subject.id),
  ]);
  const kept = keptOf(all);
  const consents = subject.type === "candidate" && (await candidates.consentsOf(app, subject.id));
  const retention = consents
    ? { until: consents.retention.until, rule: consents.retention.rule }
    : null;
  return { ...found, kept, rows: rowsOf(kept), retention, holds, erasure };
}
