import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { projects } from "@/modules/staffing/projects/schema";
import { owners } from "@/modules/records/owners";
import type { App } from "@/src/app";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import { utcToday } from "@/src/calendar";
import type { Deployment } from "../model";
import type { DeploymentExport } from "../questions";
import { monthsOf } from "../rules";
import { deployments } from "../schema";
import { orderOf } from "../service";
import { columns, toDeployment } from "../shape";
import { lookedUp } from "./conditions";
import { matching } from "./filter";

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(
  app: App,
  { format, sort, ids, ...filter }: DeploymentExport,
): Promise<ExportFile> {
  const { by, direction } = orderOf(sort);
  const towards = direction === "descending" ? desc : asc;
  const wanted = matching(await lookedUp(app, filter), utcToday(app));
  const rows = await app.db
    .select(columns)
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
    .leftJoin(projects, eq(projects.id, deployments.projectId))
    .where(and(wanted, ids && inArray(deployments.id, ids)))
    .orderBy(towards(by), towards(deployments.seq));
  const ownerOf = await owners.namesOf(
    app,
    "deployment",
    rows.map(({ id }) => id),
  );
  const name = `deployments-${utcToday(app)}`;
  return fileOf(format, {
    name,
    title: "Deployments",
    heads: headWords,
    columns: cells,
    rows: rows.map((row) => ({ ...toDeployment(row), owner: ownerOf.get(row.id) ?? null })),
  });
}

const euros = (text: string | null) => (text === null ? null : Number(text));

type Exported = Deployment & { owner: string | null };

const cells: Sheet<Exported>["columns"] = {
  Number: ({ number }) => number,
  Candidate: ({ candidateName }) => candidateName,
  Position: ({ position }) => position,
  Client: ({ clientName }) => clientName,
  Project: ({ projectName }) => projectName,
  Location: ({ location }) => location,
  Country: ({ country }) => country,
  Status: ({ status }) => status,
  "Contract type": ({ contractType }) => contractType,
  Start: ({ startDate }) => startDate,
  End: ({ endDate }) => endDate,
  Months: ({ startDate, endDate }) => monthsOf(startDate, endDate),
  "Pay (EUR, a year on permanent, an hour otherwise)": ({ salary }) => euros(salary),
  "Bill rate (EUR an hour)": ({ billRate }) => euros(billRate),
  Owner: ({ owner }) => owner,
  Notes: ({ notes }) => notes,
  Added: ({ createdAt }) => createdAt,
};
