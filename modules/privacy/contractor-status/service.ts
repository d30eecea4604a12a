import { desc, eq } from "drizzle-orm";
import { deployments, deploymentsChanged } from "@/modules/staffing/deployments";
import { type CountryRule, packs, speaksOf } from "@/modules/staffing/country-rules";
import { users } from "@/modules/platform/accounts";
import { toIso } from "@/modules/knowledge/countries/rules";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import { daysBetween, utcToday } from "@/src/calendar";
import { Failure } from "@/src/errors";
import { cachedCount } from "@/src/http/cached-count";
import type { DeploymentIndependence, Independence, NewIndependenceCheck } from "./model";
import { checkDays, longDays, maxListed, riskOf, type Standing, type Warning } from "./rules";
import { independenceChecks as checks, independenceChecks } from "./schema";

type CheckRow = typeof independenceChecks.$inferSelect;
type Stay = deployments.Stay;
type Known = { own: readonly Stay[]; rows: readonly CheckRow[]; today: string };

/** Contractors, in a country that has a rule about who really works for themselves. */
const isAsked = (it: Stay, rules: readonly CountryRule[]): boolean =>
  it.contractType === "contract" && rulesFor(it, rules).length > 0;

const rulesFor = ({ country }: Stay, rules: readonly CountryRule[]): CountryRule[] =>
  rules.filter((rule) => country !== null && speaksOf(rule, toIso(country)));

/** How somebody's independence stands; `own` is all they do and have done, `rows` their checks here, the newest first. */
function independenceOf(it: Stay, { own, rows, today }: Known): Independence {
  const [last] = rows;
  const { id: deploymentId, number, candidateName, clientName, startDate, endDate } = it;
  return {
    deploymentId,
    number,
    candidateName,
    clientName,
    startDate,
    endDate,
    standing: standingOf(it, last, today),
    risk: last?.risk ?? null,
    warnings: warningsOf(it, own, today),
  };
}

function standingOf(it: Stay, last: CheckRow | undefined, today: string): Standing {
  if (!last) return "missing";
  const isOld = daysBetween(last.at, today) > checkDays;
  return isOld || last.endDate !== it.endDate ? "renew" : "current";
}

function warningsOf(it: Stay, own: readonly Stay[], today: string): Warning[] {
  const isLong = daysBetween(it.startDate, it.endDate ?? today) > longDays;
  const clients = new Set(
    own.filter((other) => other.startDate <= today || other.id === it.id).map((it) => it.clientId),
  );
  return [...(isLong ? (["long"] as const) : []), ...onlyOne(clients.size)];
}

const onlyOne = (clients: number): Warning[] => (clients === 1 ? ["only-client"] : []);

const urgency: Record<Standing, number> = { missing: 0, renew: 1, current: 2 };

/** Everybody who works or will work for themselves where that is looked into; who was not checked comes first. */
export async function list(app: App): Promise<Independence[]> {
  const today = utcToday(app);
  const rules = await rulesOn(app, today);
  const asked = `independence ${today} ${JSON.stringify(rules)}`;
  return cachedCount(app, { topic: deployments.stayTopics, asked }, () =>
    listOf(app, { rules, today }),
  );
}

async function listOf(app: App, { rules, today }: Limits): Promise<Independence[]> {
  const [stays, rows] = await Promise.all([
    deployments.allStays(app),
    app.db.select().from(checks).orderBy(desc(checks.at), desc(checks.id)),
  ]);
  const ofPerson = Map.groupBy(stays, ({ candidateId }) => candidateId);
  const ofStay = Map.groupBy(rows, ({ deploymentId }) => deploymentId);
  return stays
    .filter((it) => (it.status === "scheduled" || it.status === "active") && isAsked(it, rules))
    .map((it) => {
      const own = ofPerson.get(it.candidateId) ?? [];
      return independenceOf(it, { own, rows: theirs(ofStay.get(it.id) ?? [], it), today });
    })
    .toSorted((a, b) => urgency[a.standing] - urgency[b.standing])
    .slice(0, maxListed);
}

type Limits = { rules: readonly CountryRule[]; today: string };

export async function ofDeployment(app: App, id: string): Promise<DeploymentIndependence> {
  const { candidateId } = await deployments.rowOf(app, id);
  const own = candidateId ? await deployments.staysSince(app, always, candidateId) : [];
  const it = own.find((one) => one.id === id);
  const today = utcToday(app);
  const rules = await rulesOn(app, today);
  if (!it || !isAsked(it, rules)) return { independence: null, checks: [], rules: [] };
  const rows = theirs(await rowsOf(app, id), it);
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
const rulesOn = (app: App, day: string) => packs.rulesOn(app, "independence", day);

const rowsOf = (app: App, id: string): Promise<CheckRow[]> =>
  app.db
    .select()
    .from(checks)
    .where(eq(checks.deploymentId, id))
    .orderBy(desc(checks.at), desc(checks.id));

/** Another person on the same deployment was never checked. */
const theirs = (rows: CheckRow[], it: { id: string; candidateId: string }) =>
  rows.filter((row) => row.deploymentId === it.id && row.candidateId === it.candidateId);

export const ofCandidate = (app: App, id: string) =>
  app.db.select().from(checks).where(eq(checks.candidateId, id));

/** Writes down how somebody's independence was judged today; those before it stay. */
export async function check(
  app: App,
  id: string,
  { answers, note }: NewIndependenceCheck,
): Promise<DeploymentIndependence> {
  const { independence } = await ofDeployment(app, id);
  if (!independence) {
    throw new Failure("conflict", "Contractor checks don't apply here.");
  }
  const { candidateId, endDate } = await deployments.rowOf(app, id);
  const risk = riskOf(answers);
  await app.write(
    [
      app.db.insert(independenceChecks).values({
        id: Bun.randomUUIDv7(),
        deploymentId: id,
        candidateId,
        answers,
        risk,
        note,
        endDate,
        by: actorIdOf(app),
        at: app.now().toISOString(),
      }),
      audit.entry(app, {
        action: "deployment.independence_checked",
        entityType: "deployment",
        entityId: id,
        details: { risk },
      }),
    ],
    deploymentsChanged([id]),
  );
  return ofDeployment(app, id);
}
