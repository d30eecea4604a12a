import { and, eq, inArray, max, or, type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { EmployerChanges } from "./input-model";
import { leadReasons, liveLeadStates, type Verdict } from "./rules";
import { leads } from "./schema";

type Said = {
  /** What the employer counts as now; undefined where nothing was said about it. */
  verdict: Verdict | undefined;
  contact: EmployerChanges["contact"];
};
type Row = typeof leads.$inferSelect;

const [isAgency, isClient] = leadReasons;

/** An agency is no lead, and one we spoke with is none any more; taking that back brings the leads back. */
export function settledWith(app: App, key: string, { verdict, contact }: Said): Write[] {
  const settle = (set: Partial<Row>) => settled(app, key, set);
  const reopen = (condition: SQL | undefined) => reopened(app, key, condition);
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

const settled = (app: App, key: string, set: Partial<Row>): Write =>
  app.db
    .update(leads)
    .set({ ...set, ...touched(app) })
    .where(and(eq(leads.key, key), inArray(leads.state, [...liveLeadStates])));

/** Only the newest of each metro, because one lead lives there at a time. */
function reopened(app: App, key: string, condition: SQL | undefined): Write {
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
