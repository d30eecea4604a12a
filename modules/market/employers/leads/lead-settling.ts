import { and, eq, inArray, max, ne, or, type SQL, sql } from "drizzle-orm";
import type { Actor, App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Handover } from "@/src/personal-data/ownership-transfer";
import type { EmployerChanges } from "../input-model";
import { leadReasons, liveLeadStates, type Verdict } from "../rules";
import { employers, leads } from "../schema";

type Said = {
  /** What the employer counts as now; undefined where nothing was said about it. */
  verdict: Verdict | undefined;
  contact: EmployerChanges["contact"];
};
type Row = typeof leads.$inferSelect;

const [isAgency, isClient] = leadReasons;

/** Closes the leads of an agency or of an employer already contacted, and reopens them when that is taken back. */
export function settleLeadsWrites(app: App, key: string, { verdict, contact }: Said): Write[] {
  const settle = (set: Partial<Row>) => closeLeads(app, key, set);
  const reopen = (condition: SQL | undefined) => reopenLeads(app, key, condition);
  return [
    ...(verdict === "agency" ? [settle({ state: "dismissed", reason: isAgency })] : []),
    ...(verdict && verdict !== "agency" ? [reopen(eq(leads.reason, isAgency))] : []),
    ...(contact === "client" ? [settle({ state: "dismissed", reason: isClient })] : []),
    ...(contact === "contacted" ? [settle({ state: "contacted" })] : []),
    ...(contact === "none"
      ? [reopen(or(eq(leads.state, "contacted"), eq(leads.reason, isClient)))]
      : []),
  ];
}

const touched = (app: App) => ({
  version: sql`${leads.version} + 1`,
  updatedAt: app.now().toISOString(),
});

const closeLeads = (app: App, key: string, set: Partial<Row>): Write =>
  app.db
    .update(leads)
    .set({ ...set, ...touched(app) })
    .where(and(eq(leads.key, key), inArray(leads.state, [...liveLeadStates])));

/** Only the newest lead of each metro is reopened, because there is one live lead per metro. */
function reopenLeads(app: App, key: string, condition: SQL | undefined): Write {
  const newest = app.db
    .select({ id: max(leads.id) })
    .from(leads)
    .where(eq(leads.key, key))
    .groupBy(leads.metro);
  const state = sql<Row["state"]>`iif(${leads.ownerId} is null, 'open', 'assigned')`;
  return app.db
    .update(leads)
    .set({ state, reason: null, note: null, ...touched(app) })
    .where(and(eq(leads.key, key), inArray(leads.id, newest), condition));
}

const isLive = inArray(leads.state, [...liveLeadStates]);

/** The companies that somebody was to call. */
export const handing: Handover = {
  kind: "leads",

  async of(app, userId) {
    const isTheirs = and(eq(leads.ownerId, userId), isLive);
    const rows = await app.db.select({ id: leads.id }).from(leads).where(isTheirs);
    return rows.map(({ id }) => id);
  },

  async give(app, ids, { from, to }) {
    const areStill = and(inArray(leads.id, ids), eq(leads.ownerId, from), isLive);
    const updatedAt = app.now().toISOString();
    const set = { ownerId: to, version: sql`${leads.version} + 1`, updatedAt };
    return { writes: [app.db.update(leads).set(set).where(areStill)], news: [] };
  },
};

/** Who said so, where no person did. */
const { name: signature }: Actor = { id: null, name: "list of clients" };

/** An employer that is a client says so; one that was a client by the list alone stops saying it. */
export async function contactWrites(
  app: App,
  keys: string[],
  isClient: ReadonlySet<string>,
): Promise<Write[]> {
  const left = await app.db
    .select({ key: employers.key })
    .from(employers)
    .where(
      and(
        inArray(
          employers.key,
          keys.filter((key) => !isClient.has(key)),
        ),
        eq(employers.contactBy, signature),
      ),
    );
  return [
    ...[...isClient].flatMap((key) => [markClient(app, key), ...settleLeadsWrites(app, key, ours)]),
    ...left.flatMap(({ key }) => [unmarkClient(app, key), ...settleLeadsWrites(app, key, nobody)]),
  ];
}

const ours = { verdict: undefined, contact: "client" } as const;
const nobody = { verdict: undefined, contact: "none" } as const;

const markClient = (app: App, key: string): Write =>
  app.db
    .update(employers)
    .set({ contact: "client", contactAt: app.now().toISOString(), contactBy: signature })
    .where(and(eq(employers.key, key), ne(employers.contact, "client")));

const unmarkClient = (app: App, key: string): Write =>
  app.db
    .update(employers)
    .set({ contact: "none", contactAt: null, contactBy: null })
    .where(and(eq(employers.key, key), eq(employers.contactBy, signature)));
