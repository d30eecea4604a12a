import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidates as people, candidatesChanged } from "@/modules/crm/candidates";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import {
  clientRows as clients,
  clientSiteRows as clientSites,
} from "@/modules/crm/clients/read-model";
import { projects } from "@/modules/staffing/projects/schema";
import type { App } from "@/src/app";
import { addDays, utcToday } from "@/src/calendar";
import { insertWrites, rowFrom } from "./adding";
import { deploymentsChanged } from "./events";
import { kept } from "./keeping";
import { NewDeployment } from "./model";
import { type DeploymentStatus, statuses } from "./rules";
import type samples from "./samples.json";

type Sample = (typeof samples)[number];
type Known = { id: string; name: string | null }[];
type Around = { people: Known; companies: Known; works: Known; sites: Known };

/** Invented deployments of the sample people, planned by these in turn; each says that it is a sample, and days count from today. */
export async function addSamples(app: App, planners: App[] = [app]): Promise<{ count: number }> {
  const { default: all } = await import("./samples.json");
  const around = await known(app);
  const today = utcToday(app);
  const found = all.flatMap((it) => invented(it, today, around));
  const rows = await Promise.all(
    found.map(async ({ input, ...told }) => ({ ...(await rowFrom(app, input)), ...told })),
  );
  const ids = rows.map(({ id }) => id);
  const hired = rows.flatMap(({ candidateId, status }) =>
    candidateId && status === "active" ? [candidateId] : [],
  );
  if (ids.length === 0) return { count: 0 };
  await app.write(
    [
      ...rows.flatMap((row) => insertWrites(app, row)),
      ...planners.map((planner, n) => kept.told(planner, turnOf(ids, n, planners.length), added)),
      ...people.hiredAll(app, hired),
      audit.entry(app, kept.deed("added", null, { count: ids.length })),
    ],
    deploymentsChanged(ids),
    candidatesChanged(hired),
  );
  return { count: ids.length };
}

const added = { event: "added" };
const turnOf = (ids: string[], n: number, of: number) => ids.filter((_, at) => at % of === n);

async function known(app: App): Promise<Around> {
  const { db } = app;
  const [people, companies, works, sites] = await Promise.all([
    db
      .select({ id: candidates.id, name: candidates.email })
      .from(candidates)
      .where(eq(candidates.origin, "sample")),
    db.select({ id: clients.id, name: clients.name }).from(clients),
    db.select({ id: projects.id, name: projects.name }).from(projects),
    db.select({ id: clientSites.id, name: clientSites.name }).from(clientSites),
  ]);
  return { people, companies, works, sites };
}

/** Without its person or its client, which somebody may have removed, a sample is none. */
function invented(sample: Sample, today: string, around: Around) {
  const { candidate, client, project, site, status, startInDays, endInDays, reason, ...rest } =
    sample;
  const candidateId = idNamed(around.people, candidate);
  const clientId = idNamed(around.companies, client);
  if (!candidateId || !clientId) return [];
  const input = NewDeployment.parse({
    ...rest,
    candidateId,
    clientId,
    projectId: idNamed(around.works, project),
    siteId: idNamed(around.sites, site),
    startDate: addDays(today, startInDays),
    endDate: endInDays === null ? null : addDays(today, endInDays),
    isSample: true,
  });
  const known: DeploymentStatus = statuses.find((it) => it === status) ?? "scheduled";
  const termsState = "approved" as const;
  return [{ input, termsState, status: known, cancelReason: reason }];
}

const idNamed = (known: Known, name: string | null) =>
  known.find((it) => it.name !== null && it.name === name)?.id ?? null;
