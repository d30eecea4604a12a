import { desc, eq, inArray } from "drizzle-orm";
import { deployments } from "@/modules/staffing/deployments";
import { packs } from "@/modules/staffing/country-rules";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { type CheckRow, independenceOf, isAsked, rulesFor } from "./judging";
import type { DeploymentIndependence, Independence } from "./model";
import { mostListed, type Standing } from "./rules";
import { independenceChecks as checks } from "./schema";

const urgency: Record<Standing, number> = { missing: 0, renew: 1, current: 2 };

/** Everybody who works or will work for themselves where that is looked into; who was not checked comes first. */
export async function list(app: App): Promise<Independence[]> {
  const today = todayOf(app);
  const [stays, rules] = await Promise.all([
    deployments.staysSince(app, always),
    rulesOn(app, today),
  ]);
  const byPerson = Map.groupBy(stays, ({ candidateId }) => candidateId);
  const asked = stays.filter(
    (it) => isAsked(it, rules) && (it.status === "scheduled" || it.status === "active"),
  );
  const rows = await rowsOf(
    app,
    asked.map(({ id }) => id),
  );
  return asked
    .map((it) => {
      const own = byPerson.get(it.candidateId) ?? [];
      return independenceOf(it, { own, rows: theirs(rows, it), today });
    })
    .toSorted((a, b) => urgency[a.standing] - urgency[b.standing])
    .slice(0, mostListed);
}

export async function ofDeployment(app: App, id: string): Promise<DeploymentIndependence> {
  const { candidateId } = await deployments.rowOf(app, id);
  const own = candidateId ? await deployments.staysSince(app, always, candidateId) : [];
  const it = own.find((one) => one.id === id);
  const today = todayOf(app);
  const rules = await rulesOn(app, today);
  if (!it || !isAsked(it, rules)) return { independence: null, checks: [], rules: [] };
  const rows = theirs(await rowsOf(app, [id]), it);
  const nameOf = await users.authors(app);
  return {
    independence: independenceOf(it, { own, rows, today }),
    checks: rows.map(({ deploymentId: _, candidateId: __, by, ...row }) => {
      return { ...row, by: nameOf(by) };
    }),
    rules: rulesFor(it, rules),
  };
}

/** Before anybody worked anywhere. */
const always = "0000-01-01";
const todayOf = (app: App) => app.now().toISOString().slice(0, 10);
const rulesOn = (app: App, day: string) => packs.rulesOn(app, "independence", day);

const rowsOf = (app: App, ids: string[]): Promise<CheckRow[]> =>
  app.db
    .select()
    .from(checks)
    .where(inArray(checks.deploymentId, ids))
    .orderBy(desc(checks.at), desc(checks.id));

/** Another person on the same deployment was never checked. */
const theirs = (rows: CheckRow[], it: { id: string; candidateId: string }) =>
  rows.filter((row) => row.deploymentId === it.id && row.candidateId === it.candidateId);

export const ofCandidate = (app: App, id: string) =>
  app.db.select().from(checks).where(eq(checks.candidateId, id));
