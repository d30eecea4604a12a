import { asc, eq, sql } from "drizzle-orm";
import { feeOf, fullWeek, hourly, rates } from "@/modules/staffing/rates";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { prepared } from "@/src/database/prepared";
import type { Terms } from "../model";
import { type TermColumns, termColumnsOf } from "../archiving";
import { deploymentTerms } from "../schema";
import { type DeploymentRow, eurosOf } from "../shape";

export type TermRow = typeof deploymentTerms.$inferSelect;

/** The original first, then everything that was asked since. */
export async function termsOf(app: App, deploymentId: string): Promise<Terms[]> {
  const nameOf = await users.authors(app);
  const rows = await rowsOf(app, deploymentId);
  return rows.map(({ deploymentId: _, payCents, billCents, perDiemCents, ...row }) => ({
    ...row,
    salary: eurosOf(payCents),
    billRate: eurosOf(billCents),
    perDiem: eurosOf(perDiemCents),
    askedBy: row.askedBy && nameOf(row.askedBy),
    decidedBy: row.decidedBy && nameOf(row.decidedBy),
  }));
}

export const rowsOf = (app: App, deploymentId: string): Promise<TermRow[]> =>
  agreed(app.db, { deploymentId });

const agreed = prepared((db) =>
  db
    .select()
    .from(deploymentTerms)
    .where(eq(deploymentTerms.deploymentId, sql.placeholder("deploymentId")))
    .orderBy(asc(deploymentTerms.askedAt), asc(deploymentTerms.id)),
);

type Priced = TermColumns & Pick<DeploymentRow, "contractType" | "country">;

/** Whether less is earned than the agency's floor; unknown rates are below nothing. */
export async function isBelowFloor(app: App, row: Priced): Promise<boolean> {
  const { aims, employerPercent } = await rates.current(app);
  if (row.payCents === null) return false;
  if (row.contractType === "permanent") {
    const salary = row.payCents / 100;
    return (
      row.feePercent !== null && feeOf({ salary, feePercent: row.feePercent }, aims).isBelowFloor
    );
  }
  if (row.billCents === null) return false;
  const estimate = row.country ? employerPercent[toSpecification(row.country)] : undefined;
  return hourly(
    {
      pay: row.payCents / 100,
      bill: row.billCents / 100,
      perDiem: (row.perDiemCents ?? 0) / 100,
      hoursPerWeek: row.hoursPerWeek ?? fullWeek,
      employerPercent: row.employerPercent ?? estimate ?? 0,
    },
    aims,
  ).isBelowFloor;
}

type First = TermColumns & Pick<DeploymentRow, "id" | "startDate" | "termsState">;

/** What was agreed at the beginning; it stays as it was whatever is asked later. */
export const original = (app: App, row: First): Write =>
  app.db.insert(deploymentTerms).values({
    ...termColumnsOf(row),
    id: Bun.randomUUIDv7(),
    deploymentId: row.id,
    effectiveFrom: row.startDate,
    state: row.termsState,
    isBelowFloor: row.termsState === "asked",
    isApplied: true,
    askedBy: app.actor.id,
    askedAt: app.now().toISOString(),
  });
