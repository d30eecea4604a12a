import { and, eq, notExists, sql } from "drizzle-orm";
import { applications } from "@/modules/staffing/applications/schema";
import { numberOf } from "@/modules/crm/candidates/rules";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientSiteRows as sites } from "@/modules/crm/clients/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { projectCandidates } from "@/modules/staffing/pipeline/schema";
import { projects } from "@/modules/staffing/projects/schema";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import type { Accepted } from "../model";
import { deployments } from "../schema";

const most = 100;

/** Who was chosen and works nowhere for it yet: on a project's board, or by an application. */
export async function acceptedCandidates(app: App): Promise<Accepted[]> {
  const [fromBoards, fromApplications] = await Promise.all([hiredOnBoards(app), applied(app)]);
  return [...fromBoards, ...fromApplications].slice(0, most);
}

const person = {
  candidateId: candidates.id,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  seq: candidates.seq,
  headline: candidates.headline,
};
type Person = { candidateId: string; firstName: string; lastName: string; seq: number };
const named = ({ candidateId, firstName, lastName, seq }: Person) => ({
  candidateId,
  candidateName: `${firstName} ${lastName}`,
  candidateNumber: numberOf(seq),
});

async function hiredOnBoards(app: App): Promise<Accepted[]> {
  const isDeployed = app.db
    .select({ one: sql`1` })
    .from(deployments)
    .where(and(eq(deployments.candidateId, candidates.id), eq(deployments.projectId, projects.id)));
  const rows = await app.db
    .select({ ...person, project: projects, city: sites.city, siteCountry: sites.country })
    .from(projectCandidates)
    .innerJoin(candidates, eq(candidates.id, projectCandidates.candidateId))
    .innerJoin(projects, eq(projects.id, projectCandidates.projectId))
    .leftJoin(sites, eq(sites.id, projects.siteId))
    .where(and(eq(projectCandidates.stageType, "hired"), notExists(isDeployed)))
    .limit(most);
  return rows.map(({ project, headline, city, siteCountry, ...it }) => ({
    ...named(it),
    // The name of a project is nobody's job.
    position: headline ?? "",
    clientId: project.clientId,
    projectId: project.id,
    projectName: project.name,
    applicationId: null,
    siteId: project.siteId,
    location: project.location ?? city,
    country: countryOf(project.country ?? siteCountry),
  }));
}

const countryOf = (code: string | null) => code && toSpecification(code);

async function applied(app: App): Promise<Accepted[]> {
  const isDeployed = app.db
    .select({ one: sql`1` })
    .from(deployments)
    .where(eq(deployments.applicationId, applications.id));
  const rows = await app.db
    .select({
      ...person,
      applicationId: applications.id,
      title: jobs.title,
      location: jobs.location,
      country: jobs.country,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(sql`${applications.status} in ('offer', 'filled')`, notExists(isDeployed)))
    .limit(most);
  return rows.map(({ applicationId, title, location, country, ...it }) => ({
    ...named(it),
    position: title,
    clientId: null,
    projectId: null,
    projectName: null,
    applicationId,
    siteId: null,
    location,
    country: countryOf(country),
  }));
}
