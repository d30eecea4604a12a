import { and, eq, or } from "drizzle-orm";
import { candidates as people } from "@/modules/crm/candidates";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { interviewRows as interviews } from "@/modules/engagement/interviews/read-model";
import { audit } from "@/modules/platform/audit";
import { ownPage } from "@/modules/engagement/candidate-self-service";
import { decisions } from "@/modules/records/decision-log";
import { activities, activitiesChanged } from "@/modules/records/privacy-log";
import { deploymentRows as deployments } from "@/modules/staffing/deployments/read-model";
import { projectRows as projects } from "@/modules/staffing/projects/read-model";
import {
  shortlistEntryRows as shortlistEntries,
  shortlistRows as shortlists,
  submissionRows as submissions,
} from "@/modules/staffing/submissions/read-model";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Subject } from "@/src/personal-data/holders";
import { gdprChanged } from "../events";
import { holdsOf } from "../erasure/holds";
import type { SubjectRef } from "../model";
import type { DataExport, Recipient } from "../subject-model";
import { collectData, type Collected, subjectOf } from "../subjects";

/** Which clients got to see a candidate, on what occasion and when; the newest first (GDPR, articles 15 and 19). */
async function recipientsOf(app: App, { type, id }: Subject): Promise<Recipient[]> {
  if (type !== "candidate") return [];
  const found = await Promise.all([
    presented(app, id),
    shortlisted(app, id),
    met(app, id),
    at(app, id),
  ]);
  return found.flat().toSorted((a, b) => b.at.localeCompare(a.at));
}

const presented = (app: App, id: string): Promise<Recipient[]> =>
  app.db
    .select({ name: clients.name, what: submissions.event, at: submissions.at })
    .from(submissions)
    .innerJoin(clients, eq(clients.id, submissions.clientId))
    .where(and(eq(submissions.candidateId, id), eq(submissions.event, "submitted")));

async function shortlisted(app: App, id: string): Promise<Recipient[]> {
  const rows = await app.db
    .select({ name: clients.name, at: shortlists.createdAt })
    .from(shortlistEntries)
    .innerJoin(shortlists, eq(shortlists.id, shortlistEntries.shortlistId))
    .innerJoin(projects, eq(projects.id, shortlists.projectId))
    .innerJoin(clients, eq(clients.id, projects.clientId))
    .where(eq(shortlistEntries.candidateId, id));
  return rows.map((row) => ({ ...row, what: "shortlisted" }));
}

async function met(app: App, id: string): Promise<Recipient[]> {
  const rows = await app.db
    .select({ name: clients.name, at: interviews.createdAt })
    .from(interviews)
    .leftJoin(projects, eq(projects.id, interviews.projectId))
    .innerJoin(clients, or(eq(clients.id, interviews.clientId), eq(clients.id, projects.clientId)))
    .where(eq(interviews.candidateId, id));
  return rows.map((row) => ({ ...row, what: "interviewed" }));
}

async function at(app: App, id: string): Promise<Recipient[]> {
  const rows = await app.db
    .select({ name: clients.name, at: deployments.createdAt })
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .where(eq(deployments.candidateId, id));
  return rows.map((row) => ({ ...row, what: "deployed" }));
}

/**
 * Specification §7: all that is kept of somebody, as one file, and the log entry that it was handed out. `deliver` writes it
 * somewhere else than into the answer; it runs before the log entry, because what could not be delivered was not handed out.
 */
export async function exportData(
  app: App,
  ref: SubjectRef,
  deliver?: (made: DataExport) => Promise<void>,
): Promise<DataExport> {
  const made = await buildExport(app, ref);
  const log = await exportLogWrites(app, made);
  await deliver?.(made);
  await app.write(log, activitiesChanged(), gdprChanged());
  return made;
}

/** Completes the pending log entry about an export, or adds one where none was pending. */
export async function exportLogWrites(
  app: App,
  { entityType, entityId }: Pick<DataExport, "entityType" | "entityId">,
): Promise<Write[]> {
  const lines = await activities.ofEntity(app, entityId);
  const isAwaited = lines.some(({ type, status }) => type === "export" && status === "pending");
  const line = isAwaited
    ? activities.settlePendingWrite(app, { deed: "data-exported", entityId })
    : activities.logActivity(app, { deed: "data-exported", entityType, entityId });
  return [
    line,
    ownPage.settled(app, entityId, "copy"),
    audit.entry(app, { action: "gdpr.exported", entityType, entityId }),
  ];
}

/** Collects the export without logging it, for an archive that is still to be packed. */
export async function buildExport(app: App, ref: SubjectRef): Promise<DataExport> {
  const { entityType, entityId, name } = await subjectOf(app, ref);
  const subject = { type: entityType, id: entityId };
  const [all, recipients, holds, retention, scores] = await Promise.all([
    collectData(app, subject),
    recipientsOf(app, subject),
    holdsOf(app, subject),
    retentionOf(app, subject),
    scoresOf(app, subject),
  ]);
  const exportedAt = app.now().toISOString();
  return {
    format: "coldaisle-gdpr-export",
    version: 1,
    exportedAt,
    fileName: fileNameAt(exportedAt, "json"),
    entityType,
    entityId,
    name,
    data: byHolder(all),
    recipients,
    retention,
    holds,
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

const scoresOf = async (app: App, { type, id }: Subject) =>
  type === "candidate" ? decisions.scoresOf(app, id) : [];

const explanation =
  "Scores compare a person's facts with what a job asks for, by fixed rules: each part is listed with its points, and " +
  "their sum is the score. No score decides by itself; whatever a person decided against one is among the decisions.";
