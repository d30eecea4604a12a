import { eq, or, and } from "drizzle-orm";
import { clients } from "@/modules/crm/clients/schema";
import { deployments } from "@/modules/staffing/deployments/schema";
import { interviews } from "@/modules/engagement/interviews/schema";
import { projects } from "@/modules/staffing/projects/schema";
import { shortlistEntries, shortlists } from "@/modules/staffing/shortlists/schema";
import { submissions } from "@/modules/staffing/submissions/schema";
import type { App } from "@/src/app";
import type { Subject } from "@/src/holders";
import type { Recipient } from "./subject-model";

/** Which clients got to see a candidate, on what occasion and when; the newest first (GDPR, articles 15 and 19). */
export async function recipientsOf(app: App, { type, id }: Subject): Promise<Recipient[]> {
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
