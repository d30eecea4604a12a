import { and, asc, desc, inArray } from "drizzle-orm";
import type { App } from "@/src/app";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import { utcToday } from "@/src/calendar";
import type { Project } from "../model";
import type { ProjectExport } from "../questions";
import { projects } from "../schema";
import { orderOf, selected } from "../service";
import { toProject } from "../shape";
import { lookedUp } from "./conditions";
import { matching } from "./filter";

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(
  app: App,
  { format, sort, ids, ...filter }: ProjectExport,
): Promise<ExportFile> {
  const { by, direction } = orderOf(sort);
  const towards = direction === "descending" ? desc : asc;
  const wanted = matching(await lookedUp(app, filter), utcToday(app));
  const rows = await selected(app, {})
    .where(and(wanted, ids && inArray(projects.id, ids)))
    .orderBy(towards(by), towards(projects.seq));
  const name = `projects-${utcToday(app)}`;
  return fileOf(format, {
    name,
    title: "Projects",
    heads: headWords,
    columns: cells,
    rows: rows.map(toProject),
  });
}

const cells: Sheet<Project>["columns"] = {
  Number: ({ number }) => number,
  Name: ({ name }) => name,
  Client: ({ clientName }) => clientName,
  Datacenter: ({ siteName }) => siteName,
  Status: ({ status }) => status,
  Priority: ({ priority }) => priority,
  "Positions filled": ({ positionsFilled }) => positionsFilled,
  "Positions required": ({ positionsRequired }) => positionsRequired,
  Location: ({ location }) => location,
  Country: ({ country }) => country,
  "Budget (EUR)": ({ budget }) => (budget === null ? null : Number(budget)),
  Start: ({ startDate }) => startDate,
  End: ({ endDate }) => endDate,
  Description: ({ description }) => description,
  Added: ({ createdAt }) => createdAt,
};
