import { and, eq, inArray } from "drizzle-orm";
import { deployments } from "@/modules/staffing/deployments";
import { packs } from "@/modules/staffing/country-rules";
import { staffIds, users } from "@/modules/platform/accounts";
import { clients } from "@/modules/crm/clients";
import { settings } from "@/modules/platform/settings";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import { type Notice, notifications } from "@/modules/platform/notifications";
import type { App } from "@/src/app";
import { addDays, utcToday } from "@/src/calendar";
import { jsonValues } from "@/src/database/bulk-insert";
import { cachedCount } from "@/src/http/cached-count";
import type { DailyTask } from "@/src/workers/daily-task";
import { inSlices, nextSlice, pause } from "@/src/workers/time-slices";
import { dossierFrom, type DutyRow, type Known, missingIn, rulesFor, type Stay } from "./building";
import type { DeploymentDossier, Dossier, DossierFact, FactName } from "./model";
import { maxListed, reminderDays } from "./rules";
import { dossierDuties } from "./schema";

/** What a notification portal asks to be typed in, as far as it is known here. */
async function factsOf(app: App, it: Stay): Promise<DossierFact[]> {
  const [client, agency, row] = await Promise.all([
    clients.find(app, it.clientId),
    settings.agencyByLegalName(app),
    deployments.rowOf(app, it.id),
  ]);
  const site = client.sites.find(({ id }) => id === it.siteId);
  const facts: Record<FactName, string | number | null | undefined> = {
    worker: it.candidateName,
    homeCountry: it.candidateCountry && toSpecification(it.candidateCountry),
    position: it.position,
    startDate: it.startDate,
    endDate: it.endDate,
    hoursPerWeek: row.hoursPerWeek,
    client: it.clientName,
    clientNumber: client.kvkNumber,
    clientVat: client.vatNumber,
    site: site?.name,
    street: site?.street,
    city: site?.city ?? it.location,
    country: it.country,
    agency: agency.name,
    agencyAddress: agency.address,
    agencyNumber: agency.kvkNumber,
    agencyEmail: agency.email,
  };
  return namesOf(facts).flatMap((name) => {
    const value = facts[name];
    return value ? [{ name, value: String(value) }] : [];
  });
}

const namesOf = (facts: Record<FactName, unknown>) => Object.keys(facts) as FactName[];

/** Everybody who works or will work abroad, the most urgent first; made anew when a stay, a duty or a rule changes. */
export async function list(app: App): Promise<Dossier[]> {
  const today = utcToday(app);
  const rules = await packs.rulesOn(app, "posting", today);
  const asked = `dossiers ${today} ${JSON.stringify(rules)}`;
  const [kept, nameOf] = await Promise.all([
    cachedCount(app, { topic: deployments.stayTopics, asked }, () => listOf(app, { rules, today })),
    users.authors(app),
  ]);
  const named = ({ by, ...duty }: Dossier["duties"][number]) => ({ ...duty, by: by && nameOf(by) });
  return kept.map((it) => ({ ...it, duties: it.duties.map(named) }));
}

/** So many dossiers are put together at a time, so that nobody waits for all of them. */
const madeAtOnce = 100;

async function listOf(app: App, { rules, today }: Limits): Promise<Dossier[]> {
  const stays = (await deployments.staysSince(app, today)).filter(
    (it) => (it.status === "scheduled" || it.status === "active") && missingIn(it) === null,
  );
  const dossiers: Dossier[] = [];
  for (let from = 0; from < stays.length; from += madeAtOnce) {
    const some = stays.slice(from, from + madeAtOnce);
    const rowsOf = await dutiesOf(app, some);
    await inSlices(some, (it) => {
      dossiers.push(dossierFrom(it, { rules, today, rows: rowsOf.get(it.id) ?? [] }));
    });
    await pause();
  }
  return dossiers
    .toSorted((a, b) => (a.nextDue ?? "9999").localeCompare(b.nextDue ?? "9999"))
    .slice(0, maxListed);
}

async function dutiesOf(app: App, stays: Stay[]) {
  const ids = jsonValues(stays.map(({ id }) => id));
  const isAmong = inArray(dossierDuties.deploymentId, ids);
  return Map.groupBy(
    await app.db.select().from(dossierDuties).where(isAmong),
    (it) => it.deploymentId,
  );
}

type Limits = Pick<Known, "rules" | "today">;

/** One deployment's, with the rules it goes by and what a portal asks to be typed in. */
export async function ofDeployment(app: App, id: string): Promise<DeploymentDossier> {
  const { candidateId } = await deployments.rowOf(app, id);
  const it = candidateId && (await stayOf(app, id, candidateId));
  if (!it) return { dossier: null, missing: "person", rules: [], facts: [] };
  const missing = missingIn(it);
  if (missing) return { dossier: null, missing, rules: [], facts: [] };
  const today = utcToday(app);
  const known = await knownOf(app, id);
  const dossier = dossierFrom(it, { ...known, today });
  return { dossier, missing, rules: rulesFor(known.rules, it), facts: await factsOf(app, it) };
}

/** Somebody's work, unless it was called off. */
export const stayOf = async (app: App, id: string, candidateId: string): Promise<Stay | null> =>
  (await deployments.staysSince(app, "0000-01-01", candidateId)).find((it) => it.id === id) ?? null;

async function knownOf(app: App, id: string) {
  const [rules, rows, nameOf] = await Promise.all([
    packs.rulesOn(app, "posting", utcToday(app)),
    app.db.select().from(dossierDuties).where(eq(dossierDuties.deploymentId, id)),
    users.authors(app),
  ]);
  return { rules, rows: rows.map((row) => ({ ...row, by: nameOf(row.by) })) };
}

export const isOne = (deploymentId: string, candidateId: string, duty: DutyRow["duty"]) =>
  and(
    eq(dossierDuties.deploymentId, deploymentId),
    eq(dossierDuties.candidateId, candidateId),
    eq(dossierDuties.duty, duty),
  );

/** Tells of each dossier whose next duty comes near or is over, once for each of its days. */
export async function remind(app: App, today: string): Promise<number> {
  const near = (await list(app)).flatMap((it) =>
    it.nextDue && it.nextDue <= addDays(today, reminderDays) ? [{ ...it, day: it.nextDue }] : [],
  );
  const desk = await staffIds(app);
  let told = 0;
  for (let from = 0; from < near.length; from += toldAtOnce) {
    const some = near.slice(from, from + toldAtOnce);
    const { writes, news } = await notifications.notify(
      app,
      ...some.map((it) => noticeOf(it, desk)),
    );
    if (writes.length > 0) await app.write(writes, ...news);
    if (writes.length > 0) told += some.length;
    await nextSlice();
  }
  return told;
}

/** Each asks who knows of it already, so a few are as much as a slice of work. */
const toldAtOnce = 2;

type DueDossier = Dossier & { day: string };

const noticeOf = ({ deploymentId, candidateId, day }: DueDossier, to: string[]): Notice => ({
  to,
  what: "postingDutyDue",
  params: { day, candidateId },
  record: { kind: "deployment", id: deploymentId },
  onceKey: `posting-duty:${deploymentId}:${day}`,
});

export const dossierTasks: DailyTask[] = [
  { name: "posting-duties", does: "Reports posting duties that are due", run: remind },
];
