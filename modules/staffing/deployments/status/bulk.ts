import { asc, inArray } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { audit } from "@/modules/platform/audit";
import { historyOf, stepsOf } from "@/modules/records/core";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { Failure } from "@/src/errors";
import { kept } from "../archiving";
import { deploymentsChanged } from "../events";
import type { StatusesBack, StatusesChange, StatusesMoved } from "../questions";
import { numberOf, type StatusTogether } from "../rules";
import { deployments } from "../schema";
import type { DeploymentRow } from "../shape";
import { completing, reinstating } from "./moving";
import { beginning, type Consequence } from "./starting";

type Step = (app: App, row: DeploymentRow) => Promise<Consequence>;
const steps: Record<StatusTogether, Step> = {
  active: beginning,
  completed: completing,
  scheduled: reinstating,
};

/** One step on for several, in one write; whoever may not take it is named with the reason. */
export async function setStatuses(
  app: App,
  { ids, status }: StatusesChange,
): Promise<StatusesMoved> {
  const people = new Set<string>();
  const { taken, writes, news, refused } = await stepsOf(await rowsOf(app, ids), async (row) => {
    refuseAgain(people, row);
    const taken = await steps[status](app, row);
    if (row.candidateId) people.add(row.candidateId);
    return taken;
  });
  if (taken.length > 0) await app.write(writes, ...news);
  return {
    moved: taken.map(({ id, status: from }) => ({ id, from })),
    kept: 0,
    refused: refused.map(({ row, why }) => ({ id: row.id, number: numberOf(row.seq), why })),
  };
}

/** What a step does to a person is told from what they do elsewhere, which a second step of the same write changes. */
function refuseAgain(people: ReadonlySet<string>, { candidateId }: DeploymentRow): void {
  if (!candidateId || !people.has(candidateId)) return;
  throw new Failure("conflict", "Another deployment of this person was changed with it.");
}

/** The undo: only of a step that was the last that somebody took; whoever was hired by it is as before. */
export async function unsetStatuses(app: App, { status, moved }: StatusesBack) {
  const from = new Map(moved.map((it) => [it.id, it.from]));
  const rows = await rowsOf(app, [...from.keys()]);
  const { taken, writes, news } = await stepsOf(rows, async (row) => {
    const [last, before] = await lastSteps(app, row.id);
    const step = last?.changes["status"] ?? [];
    if (row.status !== status || step[0] !== from.get(row.id) || step[1] !== status)
      throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
    return stepBack(app, row, {
      status: step[0] as DeploymentRow["status"],
      ...(last?.changes["endDate"] && { endDate: last.changes["endDate"][0] as string | null }),
      ...(step[0] === "cancelled" && { cancelReason: before?.reason ?? null }),
    });
  });
  if (taken.length > 0) await app.write(writes, ...news);
  return { count: taken.length, ids: taken.map(({ id }) => id) };
}

type Before = Partial<Pick<DeploymentRow, "status" | "endDate" | "cancelReason">>;

async function stepBack(app: App, row: DeploymentRow, before: Before): Promise<Consequence> {
  const nobody = { writes: [], news: [] };
  const person = row.candidateId
    ? await candidates.undoStatusWrites(app, row.candidateId, numberOf(row.seq))
    : nobody;
  const { status = row.status, endDate = row.endDate } = before;
  const line = {
    event: "status",
    changes: {
      status: [row.status, status] as [string, string],
      ...(endDate !== row.endDate && { endDate: [row.endDate, endDate] as [string, string] }),
    },
  };
  return {
    writes: [
      kept.updateIfVersion(app, row, before),
      kept.historyLine(app, [row.id], line),
      ...person.writes,
      audit.entry(app, kept.auditEntry("moved", row.id, { to: status })),
    ],
    news: [deploymentsChanged([row.id]), ...person.news],
  };
}

const rowsOf = (app: App, ids: string[]): Promise<DeploymentRow[]> =>
  app.db
    .select()
    .from(deployments)
    .where(inArray(deployments.id, jsonValues(ids)))
    .orderBy(asc(deployments.seq));

/** Its changes of status, the newest first. */
const lastSteps = async (app: App, id: string) =>
  (await historyOf(app, "deployment", id)).filter(({ event }) => event === "status");
