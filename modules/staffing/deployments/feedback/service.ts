import { and, avg, count, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import {
  deployments,
  deploymentsChanged,
  type DeploymentStatus,
} from "@/modules/staffing/deployments";
import { historyWrite } from "@/modules/records/core";
import { users } from "@/modules/platform/accounts";
import { deployments as deploymentRows } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import { prepared } from "@/src/database/prepared";
import { Failure } from "@/src/errors";
import { addDays, utcToday } from "@/src/calendar";
import { cachedUntilWrite } from "@/src/engines/change-stamps";
import { cachedCount } from "@/src/http/cached-count";
import type { DeploymentFeedback, DueFeedback, FeedbackOverview, NewFeedback } from "./model";
import { averageOf, daysAhead, daysKept, momentsOf, maxDue, parties } from "./rules";
import { deploymentFeedback } from "./schema";

const asked: readonly DeploymentStatus[] = ["active", "completed"];

/** Every form of a deployment, filled in or not. */
export async function listByDeployment(app: App, id: string): Promise<DeploymentFeedback> {
  const row = await deployments.rowOf(app, id);
  const [given, nameOf] = await Promise.all([givenFor(app, [id]), users.authors(app)]);
  const today = utcToday(app);
  const forms = momentsOf(row).flatMap(({ moment, day }) =>
    parties.map((party) => {
      const found = given.find((it) => it.moment === moment && it.party === party);
      const isDue = !found && asked.includes(row.status) && day <= addDays(today, daysAhead);
      const { score = null, text = null, by = null, at = null } = found ?? {};
      return { moment, party, day, isDue, score, text, by: by && nameOf(by), at };
    }),
  );
  return { average: averageOf(given.map(({ score }) => score)), forms };
}

type PastFeedback = Pick<NewFeedback, "moment" | "party" | "score"> & {
  deploymentId: string;
  at: string;
};

/** Takes in what was said before today, as it was kept elsewhere. */
export async function addPast(app: App, past: PastFeedback[]): Promise<void> {
  if (past.length === 0) return;
  const rows = past.map((it) => ({ ...it, id: Bun.randomUUIDv7() }));
  await app.write([app.db.insert(deploymentFeedback).values(rows)]);
}

/** Writes down what one side said; the same form again replaces it. */
export async function note(app: App, id: string, input: NewFeedback): Promise<DeploymentFeedback> {
  const row = await deployments.rowOf(app, id);
  if (!asked.includes(row.status)) {
    throw new Failure("conflict", "Feedback is possible once the deployment has started.");
  }
  const { moment, party, score, text = null } = input;
  const said = { score, text, by: app.actor.id, at: app.now().toISOString() };
  await app.write(
    [
      app.db
        .insert(deploymentFeedback)
        .values({ id: Bun.randomUUIDv7(), deploymentId: id, moment, party, ...said })
        .onConflictDoUpdate({
          target: [
            deploymentFeedback.deploymentId,
            deploymentFeedback.moment,
            deploymentFeedback.party,
          ],
          set: said,
        }),
      historyWrite(app, { kind: "deployment", ids: [id] }, { event: "feedback" }),
      audit.entry(app, {
        action: "deployment.feedback",
        entityType: "deployment",
        entityId: id,
        details: { moment, party, score },
      }),
    ],
    deploymentsChanged([id]),
  );
  return listByDeployment(app, id);
}

/** The average of all that was said, and the forms that wait to be filled in, the oldest first and no more than a page. */
export async function overview(app: App): Promise<FeedbackOverview> {
  const today = utcToday(app);
  const [said, waiting] = await Promise.all([
    figures(app),
    cachedCount(app, { topic: deployments.stayTopics, asked: `feedback ${today}` }, () =>
      waitingOn(app, today),
    ),
  ]);
  return { ...said, waiting: waiting.length, due: waiting.slice(0, maxDue) };
}

async function waitingOn(app: App, today: string): Promise<DueFeedback[]> {
  const [from, until] = [addDays(today, -daysKept), addDays(today, daysAhead)];
  const [rows, given] = await Promise.all([
    deployments.runsSince(app.db, { day: from }),
    formsGiven(app.db, { day: from }),
  ]);
  const filled = new Set(given.map((it) => `${it.deploymentId} ${it.moment} ${it.party}`));
  const due = rows.flatMap(({ id: deploymentId, number, candidateName, clientName, ...run }) =>
    momentsOf(run)
      .filter(({ day }) => day <= until && day >= from)
      .flatMap(({ moment, day }) =>
        parties
          .filter((party) => !filled.has(`${deploymentId} ${moment} ${party}`))
          .map((party) => ({
            moment,
            party,
            day,
            deploymentId,
            number,
            candidateName,
            clientName,
          })),
      ),
  );
  return due.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** Which forms of what still ran on a day are filled in. */
const formsGiven = prepared((db) =>
  db
    .select({
      deploymentId: deploymentFeedback.deploymentId,
      moment: deploymentFeedback.moment,
      party: deploymentFeedback.party,
    })
    .from(deploymentFeedback)
    .innerJoin(deploymentRows, eq(deploymentRows.id, deploymentFeedback.deploymentId))
    .where(sql`coalesce(${deploymentRows.endDate}, '9999-12-31') >= ${sql.placeholder("day")}`),
);

type Figures = { average: number | null; count: number };

/** What all sides have said so far, of five; null where nobody has. Read through once until anybody writes. */
export const figures = (app: App): Promise<Figures> =>
  cachedUntilWrite(app.db, "feedback", () => readFigures(app));

async function readFigures(app: App): Promise<Figures> {
  const [row] = await app.db
    .select({ average: avg(deploymentFeedback.score), n: count() })
    .from(deploymentFeedback);
  const average = row?.average === null || row === undefined ? null : Number(row.average);
  return { average: average === null ? null : Math.round(average * 10) / 10, count: row?.n ?? 0 };
}

const givenFor = (app: App, ids: string[]) =>
  app.db.select().from(deploymentFeedback).where(inArray(deploymentFeedback.deploymentId, ids));

/** What clients said in a period of the people who work for them: how often, and on average. */
export async function saidByClients(
  app: App,
  { from, to }: { from: string; to: string },
): Promise<{ n: number; average: number | null }> {
  const [row] = await app.db
    .select({ n: count(), average: sql<number | null>`avg(${deploymentFeedback.score})` })
    .from(deploymentFeedback)
    .where(
      and(
        eq(deploymentFeedback.party, "client"),
        gte(deploymentFeedback.at, from),
        lt(deploymentFeedback.at, to),
      ),
    );
  return row ?? { n: 0, average: null };
}
