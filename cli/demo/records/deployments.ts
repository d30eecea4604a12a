import {
  deployments,
  NewDeployment,
  type PastDeployment,
  statuses,
} from "@/modules/staffing/deployments";
import { ProjectQuery, projects } from "@/modules/staffing/projects";
import type { App } from "@/src/app";
import { addDays, utcToday } from "@/src/calendar";
import { clientsWithSites } from "./clients";
import { peopleByEmail } from "./candidates";
import type samples from "./deployments.json";

type Sample = (typeof samples)[number];
/** Ids by name. */
type Known = ReadonlyMap<string, string>;
type Around = { people: Known; companies: Known; works: Known; sites: Known };

/** Invented deployments of the sample people, planned by these in turn; each says that it is a sample, and days count from today. */
export async function sampleDeployments(
  app: App,
  planners: App[] = [app],
): Promise<{ count: number }> {
  const { default: all } = await import("./deployments.json");
  const around = await known(app);
  const today = utcToday(app);
  const past = all.flatMap((it) => invented(it, today, around));
  await deployments.addPast(app, past, planners);
  return { count: past.length };
}

async function known(app: App): Promise<Around> {
  const people = await peopleByEmail(app);
  const companies = await clientsWithSites(app);
  const works = await projects.list(app, ProjectQuery.parse({ limit: 200 }));
  return {
    people,
    companies: byName(companies),
    works: byName(works.projects),
    sites: byName(companies.flatMap(({ sites }) => sites)),
  };
}

const byName = (all: { id: string; name: string }[]): Known =>
  new Map(all.map(({ id, name }) => [name, id]));

/** Without its person or its client, which somebody may have removed, a sample is none. */
function invented(sample: Sample, today: string, around: Around): PastDeployment[] {
  const { candidate, client, project, site, status, startInDays, endInDays, reason, ...rest } =
    sample;
  const candidateId = around.people.get(candidate);
  const clientId = around.companies.get(client);
  if (!candidateId || !clientId) return [];
  const input = NewDeployment.parse({
    ...rest,
    candidateId,
    clientId,
    projectId: idOf(around.works, project),
    siteId: idOf(around.sites, site),
    startDate: addDays(today, startInDays),
    endDate: endInDays === null ? null : addDays(today, endInDays),
    isSample: true,
  });
  const known = statuses.find((it) => it === status) ?? "scheduled";
  return [{ input, status: known, cancelReason: reason }];
}

const idOf = (known: Known, name: string | null) => (name && known.get(name)) ?? null;
