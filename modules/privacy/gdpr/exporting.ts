import { activities, activitiesChanged } from "@/modules/platform/privacy-log";
import { audit } from "@/modules/platform/audit";
import { candidates as people } from "@/modules/crm/candidates";
import type { ScoresOf } from "@/modules/platform/decision-log";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Holder, Subject } from "@/src/holders";
import { answered } from "./answering";
import { type Collected, collected } from "./collecting";
import { gdprChanged } from "./events";
import { holdsOf } from "./holds";
import type { SubjectRef } from "./model";
import type { DataExport } from "./subject-model";
import { recipientsOf } from "./recipients";
import { subjectOf } from "./subjects";

/** Whoever gives a copy of somebody's data needs to know who keeps any, and who gave them numbers. */
export type Sources = { holders: readonly Holder[]; scoring: readonly ScoresOf[] };

/** Specification §7: all that is kept of somebody, as one file; that it was handed out is written down. */
export async function exported(app: App, sources: Sources, ref: SubjectRef): Promise<DataExport> {
  const made = await madeOf(app, sources, ref);
  await app.write(await told(app, made), activitiesChanged(), gdprChanged());
  return made;
}

/** The line that waited for it is settled; where none did, there is one of its own. */
export async function told(
  app: App,
  { entityType, entityId }: Pick<DataExport, "entityType" | "entityId">,
): Promise<Write[]> {
  const lines = await activities.ofEntity(app, entityId);
  const isAwaited = lines.some(({ type, status }) => type === "export" && status === "pending");
  const line = isAwaited
    ? activities.settledOf(app, "data-exported", entityId)
    : activities.recorded(app, { deed: "data-exported", entityType, entityId });
  return [
    line,
    answered(app, entityId, "copy"),
    audit.entry(app, { action: "gdpr.exported", entityType, entityId }),
  ];
}

/** The same without writing anything down, for what has still to be packed. */
export async function madeOf(app: App, sources: Sources, ref: SubjectRef): Promise<DataExport> {
  const { entityType, entityId, name } = await subjectOf(app, ref);
  const subject = { type: entityType, id: entityId };
  const [all, recipients, holds, retention, scores] = await Promise.all([
    collected(app, sources.holders, subject),
    recipientsOf(app, subject),
    holdsOf(app, subject),
    retentionOf(app, subject),
    scoresOf(app, sources.scoring, subject),
  ]);
  const exportedAt = app.now().toISOString();
  return {
    ...{ format: "coldaisle-gdpr-export", version: 1, exportedAt },
    fileName: fileNameAt(exportedAt, "json"),
    ...{ entityType, entityId, name, data: byHolder(all), recipients, retention, holds },
    logic: { explanation, scores },
  };
}

/** Specification §7: gdpr-export-{timestamp}.json, without signs that a file system refuses. */
export const fileNameAt = (at: string, ending: string) =>
  `gdpr-export-${at.replaceAll(/[:.]/g, "-")}.${ending}`;

function byHolder(all: Collected[]): DataExport["data"] {
  const data: DataExport["data"] = {};
  for (const { holder, part, rows } of all) data[holder] = { ...data[holder], [part]: rows };
  return data;
}

async function retentionOf(app: App, { type, id }: Subject): Promise<DataExport["retention"]> {
  if (type !== "candidate") return null;
  const { retention } = await people.consentsOf(app, id);
  const { until, rule, days, from } = retention;
  return { until, rule, source: `${days} days from ${from}` };
}

const scoresOf = async (app: App, scoring: readonly ScoresOf[], { type, id }: Subject) =>
  type === "candidate" ? (await Promise.all(scoring.map((of) => of(app, id)))).flat() : [];

const explanation =
  "Scores compare a person's facts with what a job asks for, by fixed rules: each part is listed with its points, and " +
  "their sum is the score. No score decides by itself; whatever a person decided against one is among the decisions.";
