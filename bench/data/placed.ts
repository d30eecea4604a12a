import { candidates } from "@/modules/crm/candidates/schema";
import { clients, NewClient } from "@/modules/crm/clients";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import { deployments, deploymentTerms } from "@/modules/staffing/deployments/schema";
import { moments, parties } from "@/modules/staffing/deployments/feedback/rules";
import { deploymentFeedback } from "@/modules/staffing/deployments/feedback/schema";
import { projectCandidates, projectSteps } from "@/modules/staffing/pipeline/schema";
import { NewProject, projects } from "@/modules/staffing/projects";
import { stagesFrom } from "@/modules/staffing/projects/rules";
import { recordHistory } from "@/modules/records/core/schema";
import type { App } from "@/src/app";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { insertAll } from "@/src/database/bulk-insert";
import { addDays } from "@/src/calendar";
import { seeded } from "./seed";

export type Amounts = { clients: number; projects: number; deployments: number; boards: number };
/** An agency of so many people: one of ten has been at work for it. */
export const amountsFor = (people: number): Amounts => ({
  clients: Math.ceil(people / 200),
  projects: Math.ceil(people / 50),
  deployments: Math.ceil(people / 10),
  boards: Math.ceil(people / 5),
});
const perWrite = 2000;
const days = 3 * 365;

/** The same id for the same number, as the product's own are written. */
const idNumber = (kind: number, n: number) =>
  `0190000${kind}-0000-7000-8000-${n.toString(16).padStart(12, "0")}`;

/** Three years of an agency: work for clients, people on boards, at work, and what both sides said of it. */
export async function fillHistory(app: App, users: readonly string[]): Promise<void> {
  const people = (await app.db.select({ id: candidates.id }).from(candidates)).map(({ id }) => id);
  const amounts = amountsFor(people.length);
  const companies = await companiesOf(app, amounts.clients);
  const works = await worksOf(app, companies, { users, count: amounts.projects });
  const random = seeded(7);
  const any = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const today = app.now().toISOString().slice(0, 10);
  const context = { people, companies, works, users, random, any, today, amounts };
  await insertedIn(app, projectCandidates, boardsOf(context));
  await insertedIn(app, projectSteps, stepsOf(context));
  const rows = Array.from({ length: amounts.deployments }, (_, n) => deploymentOf(context, n));
  await insertedIn(app, deployments, rows);
  await insertedIn(
    app,
    deploymentTerms,
    rows.flatMap((row) => termsOf(row, random)),
  );
  await insertedIn(
    app,
    recordHistory,
    rows.flatMap((row) => historyOf(row, any(users))),
  );
  await insertedIn(
    app,
    deploymentFeedback,
    rows.flatMap((row) => feedbackOf(row, random)),
  );
}

type Context = {
  people: string[];
  companies: string[];
  works: string[];
  users: readonly string[];
  random: () => number;
  any: <Item>(items: readonly Item[]) => Item;
  today: string;
  amounts: Amounts;
};

async function insertedIn(app: App, table: SQLiteTable, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += perWrite) {
    await app.write(insertAll(app.db, table, rows.slice(from, from + perWrite)));
  }
}

async function companiesOf(app: App, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    ids.push((await clients.add(app, NewClient.parse({ name: `Bench Operator ${n}` }))).id);
  }
  return ids;
}

type Planned = { users: readonly string[]; count: number };

async function worksOf(app: App, companies: string[], { users, count }: Planned) {
  const all = Array.from({ length: count }, (_, n) =>
    NewProject.parse({
      name: `Hall ${n}`,
      clientId: companies[n % companies.length],
      status: (["active", "completed", "completed", "cancelled"] as const)[n % 4],
      endDate: addDays("2024-01-01", (n * 37) % days),
      seats: [{ phase: "construction", role: "mep-engineer", seats: (n % 5) + 2 }],
      team: [{ userId: users[n % users.length], part: "recruiter" }],
      stages: stagesFrom("standard"),
    }),
  );
  const ids: string[] = [];
  for (let from = 0; from < all.length; from += 200) {
    ids.push(...(await projects.addAll(app, all.slice(from, from + 200))));
  }
  return ids;
}

const at = (day: string, hour = 9) => `${day}T${String(hour).padStart(2, "0")}:00:00.000Z`;

/** Person and project of each entry, the same in all tables. */
const pairOf = ({ people, works }: Context, n: number) => ({
  candidateId: people[(n * 7) % people.length],
  projectId: works[n % works.length],
});
const sinceOf = ({ today }: Context, n: number) => addDays(today, -((n * 13) % days));

const boardsOf = (context: Context) =>
  Array.from({ length: context.amounts.boards }, (_, n) => {
    const since = at(sinceOf(context, n));
    const stage = { stage: "offer", stageType: "offer", since };
    const row = { id: idNumber(1, n), ...pairOf(context, n), ...stage };
    return { ...row, createdAt: since, updatedAt: since };
  });

const stepsOf = (context: Context) =>
  Array.from({ length: context.amounts.boards }, (_, n) => n).flatMap((n) => {
    const since = sinceOf(context, n);
    const { projectId } = pairOf(context, n);
    return (["initial", "interview", "offer"] as const).map((toType, k) => ({
      ...{ projectId, entryId: idNumber(1, n), to: toType, toType },
      at: at(addDays(since, k * (3 + (n % 9)))),
    }));
  });

/** Three of four are over, one of twenty was broken off. */
function deploymentOf(context: Context, n: number) {
  const { random, any, companies, today } = context;
  const startDate = addDays(sinceOf(context, n), 10 + (n % 40));
  const contractType = contractTypes[n % 3] ?? "contract";
  const endDate =
    contractType === "permanent" ? null : addDays(startDate, 60 + Math.floor(random() * 300));
  const isOver = endDate !== null && endDate < today;
  const status =
    n % 20 === 0 ? "cancelled" : isOver ? "completed" : startDate > today ? "scheduled" : "active";
  return {
    ...{ id: Bun.randomUUIDv7(), ...pairOf(context, n), clientId: any(companies) },
    ...{
      position: "Engineer",
      country: any(["NL", "DE", "IE"]),
      contractType,
      startDate,
      endDate,
      status,
    },
    ...{ createdAt: at(startDate), updatedAt: at(startDate), termsState: "approved" },
  };
}
type Row = ReturnType<typeof deploymentOf>;

/** One of five was agreed anew after a while. */
function termsOf({ id, contractType, startDate, endDate }: Row, random: () => number) {
  const isForGood = contractType === "permanent";
  const price = isForGood
    ? { payCents: 6_000_000 + Math.floor(random() * 30) * 100_000, feePercent: 20 }
    : {
        payCents: 4000 + Math.floor(random() * 2000),
        billCents: 7000 + Math.floor(random() * 3000),
        hoursPerWeek: 40,
      };
  const terms = { deploymentId: id, endDate, state: "approved", ...price, isApplied: true };
  const first = {
    ...terms,
    id: Bun.randomUUIDv7(),
    effectiveFrom: startDate,
    askedAt: at(startDate),
  };
  if (isForGood || random() > 0.2) return [first];
  const day = addDays(startDate, 45);
  const billCents = 1.05 * (first.billCents ?? 0);
  return [
    first,
    {
      ...first,
      id: Bun.randomUUIDv7(),
      effectiveFrom: day,
      askedAt: at(day),
      billCents: Math.round(billCents),
    },
  ];
}

function historyOf({ id, startDate, status }: Row, by: string) {
  const line = { kind: "deployment", recordId: id, by };
  const added = { ...line, at: at(startDate, 8), event: "added", changes: {} };
  const off = {
    ...line,
    at: at(addDays(startDate, 30)),
    event: "status",
    changes: { status: ["active", "cancelled"] },
  };
  return status === "cancelled" ? [added, off] : [added];
}

const feedbackOf = ({ id, startDate, status }: Row, random: () => number) =>
  status !== "completed" && status !== "active"
    ? []
    : parties.map((party, n) => ({
        ...{ id: Bun.randomUUIDv7(), deploymentId: id, moment: moments[0], party },
        ...{ score: 3 + Math.floor(random() * 3), at: at(addDays(startDate, 14 + n)) },
      }));
