import { desc, eq, type SQL } from "drizzle-orm";
import { candidateRows } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { numberOf } from "@/modules/staffing/projects/rules";
import { projects } from "@/modules/staffing/projects/schema";
import { users } from "@/modules/platform/accounts";
import { candidates } from "@/modules/crm/candidates";
import { validityOf } from "@/modules/crm/candidates/rules";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { utcToday } from "@/src/calendar";
import type { LedgerLine, OnePager } from "./model";
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
      person: { firstName: candidateRows.firstName, lastName: candidateRows.lastName },
    })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .innerJoin(clients, eq(clients.id, submissions.clientId))
    .leftJoin(candidateRows, eq(candidateRows.id, submissions.candidateId))
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

type Page = { page: OnePager; version: number };

/** A candidate as a client sees them, from what the record says today. */
export async function onePagerOf(app: App, candidateId: string, isNamed: boolean): Promise<Page> {
  const it = await candidates.find(app, candidateId);
  const today = utcToday(app);
  const page: OnePager = {
    reference: it.number,
    name: isNamed ? `${it.firstName} ${it.lastName}` : null,
    headline: it.headline,
    role: it.role,
    location: isNamed ? it.location : null,
    country: it.country,
    yearsTotal: it.yearsTotal,
    yearsDatacentre: it.yearsDatacentre,
    skills: it.skills.map(({ name }) => name),
    systems: it.systems,
    languages: Object.entries(it.languages).map(([code, level]) => ({ code, level })),
    certificates: it.certificates.map(({ name, expiresOn }) => ({
      name,
      expiresOn,
      validity: validityOf(expiresOn, today),
    })),
    availableFrom: it.availableFrom,
    noticeDays: it.noticeDays,
    willingCountries: it.willingCountries,
  };
  return { page, version: it.version };
}

/** By what it can be proven later which page a client was shown: its SHA-256. */
export const hashOf = (page: OnePager): string =>
  new Bun.CryptoHasher("sha256").update(JSON.stringify(page)).digest("hex");
