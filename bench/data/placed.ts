import { candidates } from "@/modules/crm/candidates/schema";
import { clients, NewClient } from "@/modules/crm/clients";
import { deployments, deploymentTerms } from "@/modules/staffing/deployments/schema";
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
import { boardsOf, days, deploymentOf, feedbackOf, historyOf, stepsOf, termsOf } from "./stays";

type Amounts = { clients: number; projects: number; deployments: number; boards: number };
/** An agency of so many people: one of ten has been at work for it. */
const amountsFor = (people: number): Amounts => ({
  clients: Math.ceil(people / 200),
  projects: Math.ceil(people / 50),
  deployments: Math.ceil(people / 10),
  boards: Math.ceil(people / 5),
});
const perWrite = 2000;

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
  const context = { people, companies, works, users, random, any, today, boards: amounts.boards };
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
