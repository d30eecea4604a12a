import { desc, eq, type SQL } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { numberOf } from "@/modules/staffing/projects/rules";
import { projects } from "@/modules/staffing/projects/schema";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { LedgerLine } from "./model";
import { submissions } from "./schema";

export const listByProject = (app: App, projectId: string) =>
  list(app, eq(submissions.projectId, projectId));

export const listByClient = (app: App, clientId: string) =>
  list(app, eq(submissions.clientId, clientId));

export const listByCandidate = (app: App, candidateId: string) =>
  list(app, eq(submissions.candidateId, candidateId));

export async function find(app: App, id: string): Promise<LedgerLine> {
  const [row] = await app.db.select().from(submissions).where(eq(submissions.id, id));
  if (!row) return notFound("submission");
  const lines = await listByProject(app, row.projectId);
  return lines.find((line) => line.id === id) ?? notFound("submission");
}

/** Newest first. */
async function list(app: App, which: SQL): Promise<LedgerLine[]> {
  const rows = await app.db
    .select({
      own: submissions,
      project: { seq: projects.seq, name: projects.name },
      clientName: clients.name,
      person: { firstName: candidates.firstName, lastName: candidates.lastName },
    })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .innerJoin(clients, eq(clients.id, submissions.clientId))
    .leftJoin(candidates, eq(candidates.id, submissions.candidateId))
    .where(which)
    .orderBy(desc(submissions.seq));
  const nameOf = await users.authors(app);
  const takenBack = new Set(rows.map(({ own }) => own.takesBack));
  return rows.map(({ own: { seq: _, by, ...own }, project, clientName, person }) => ({
    ...own,
    by: nameOf(by),
    projectNumber: numberOf(project.seq),
    projectName: project.name,
    clientName,
    candidateName: person && `${person.firstName} ${person.lastName}`,
    isWithdrawn: takenBack.has(own.id),
  }));
}
