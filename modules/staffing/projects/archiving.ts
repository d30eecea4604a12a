import {
  changesOf as changesIn,
  definedFields,
  archiving,
  type HistoryFields,
  bulkStatuses,
} from "@/modules/records/core";
import { toIso } from "@/modules/knowledge/countries/rules";
import { projectsChanged } from "./events";
import { projects } from "./schema";
import type { ProjectChanges } from "./model";
import { nextStatuses, type Stage } from "./rules";
import { centsOf, eurosOf, type ProjectRow } from "./shape";

export const kept = archiving({
  kind: "project",
  table: projects,
  prefix: "P",
  news: projectsChanged,
});

/** For those who build on a project: its whole row, and what belongs into each write that changes it. */
export const { rowOf, idOf, fresh, updateIfVersion, historyLine, auditEntry, archive, restore } =
  kept;

/** A project with open positions is closed by itself, by somebody who says that they know. */
export const { setStatuses, unsetStatuses } = bulkStatuses({
  kind: "project",
  table: projects,
  kept,
  news: projectsChanged,
  next: nextStatuses,
  stays: (row: ProjectRow, to) => to === "completed" && row.positionsFilled < row.positionsRequired,
});

type Given = Omit<ProjectChanges, "seats" | "team" | "version"> & { stages?: Stage[] | undefined };

/** What a form sends, as the columns that keep it; what was not sent is not touched. */
export function columnsOf({ budget, country, ...given }: Given): Partial<ProjectRow> {
  return {
    ...definedFields(given),
    ...(given.name !== undefined && { nameKey: nameKeyOf(given.name) }),
    ...(country !== undefined && { country: country && toIso(country) }),
    ...(budget !== undefined && { budgetCents: centsOf(budget) }),
  };
}

export const nameKeyOf = (name: string): string => name.toLowerCase();

/** Fields whose change the history tells, and how it writes them. */
const historyFields: HistoryFields<ProjectRow> = {
  name: (row) => row.name,
  client: (row) => row.clientId,
  site: (row) => row.siteId,
  priority: (row) => row.priority,
  location: (row) => row.location,
  country: (row) => row.country,
  budget: (row) => eurosOf(row.budgetCents),
  startDate: (row) => row.startDate,
  endDate: (row) => row.endDate,
  description: (row) => row.description,
};

export const changesOf = (before: ProjectRow, after: ProjectRow) =>
  changesIn(historyFields, before, after);
