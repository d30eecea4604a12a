import type { NewClient } from "@/modules/crm/clients";
import type { NewJobOrder } from "@/modules/staffing/job-orders";
import type { App } from "@/src/app";
import { inSlices } from "@/src/workers/time-slices";
import { clientIn, type Emptied, jobIn } from "../mapping/rows";
import type { LineOutcome } from "../rules";
import { type ListRow, tableOf } from "./drafts";
import { clientsNamed, keyOfJob, keyOfName, keyOfSite, ownJobs } from "./known";

/** What becomes of one row. */
export type RowPlan = {
  n: number;
  name: string;
  outcome: LineOutcome;
  client?: NewClient;
  job?: { order: NewJobOrder; client: string | null };
};
export type RowPlans = { fates: RowPlan[]; emptied: (Emptied & { n: number })[]; rows: string[][] };

/** What becomes of every row, as the plan says and as things stand here now. */
export async function planRows(app: App, row: ListRow): Promise<RowPlans> {
  const { rows } = await tableOf(app, row);
  const found: RowPlans = { fates: [], emptied: [], rows };
  await (row.kind === "clients" ? judgeClients : judgeJobs)(app, row, found);
  return found;
}

async function judgeClients(app: App, { plan }: ListRow, { fates, emptied, rows }: RowPlans) {
  const nameAt = plan.columns.indexOf("name");
  const here = await clientsNamed(
    app,
    rows.map((row) => row[nameAt] ?? ""),
  );
  const met = new Set<string>();
  await inSlices([...rows.entries()], ([n, row]) => {
    const { given, emptied: some } = clientIn(plan, row);
    if (!given) return void fates.push({ n, name: "", outcome: "rejected" });
    const key = keyOfName(given.name);
    const site = keyOfSite(given.website);
    const isKnown = here.has(key) || met.has(key) || (site !== null && met.has(site));
    for (const mark of [key, site]) if (mark) met.add(mark);
    emptied.push(...some.map((it) => ({ ...it, n })));
    const outcome = isKnown && plan.doubles === "skip" ? "skipped" : "created";
    fates.push({ n, name: given.name, outcome, client: given });
  });
}

async function judgeJobs(app: App, { plan }: ListRow, { fates, emptied, rows }: RowPlans) {
  const met = await ownJobs(app);
  await inSlices([...rows.entries()], ([n, row]) => {
    const { given, emptied: some, isClosed, client } = jobIn(plan, row);
    if (!given) return void fates.push({ n, name: "", outcome: "rejected" });
    const name = given.title;
    if (isClosed) return void fates.push({ n, name, outcome: "closed" });
    const key = keyOfJob({ title: name, client, place: given.location ?? null });
    const isKnown = met.has(key);
    met.add(key);
    emptied.push(...some.map((it) => ({ ...it, n })));
    const outcome = isKnown && plan.doubles === "skip" ? "skipped" : "created";
    fates.push({ n, name, outcome, job: { order: given, client } });
  });
}

/** The clients that jobs to come name and that are not here. */
export async function newClientsOf(app: App, fates: RowPlan[]): Promise<string[]> {
  const names = fates.flatMap(({ outcome, job }) =>
    outcome === "created" && job?.client ? job.client : [],
  );
  const here = await clientsNamed(app, names);
  const fresh = new Map(names.map((name) => [keyOfName(name), name]));
  return [...fresh].flatMap(([key, name]) => (here.has(key) ? [] : name));
}
