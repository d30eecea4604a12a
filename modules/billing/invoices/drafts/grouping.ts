import { inArray } from "drizzle-orm";
import type { BillingDetails } from "@/modules/billing/details/model";
import { clientSiteRows } from "@/modules/crm/clients/read-model";
import { numberOf } from "@/modules/staffing/deployments/rules";
import { deploymentRows } from "@/modules/staffing/deployments/read-model";
import { projectRows } from "@/modules/staffing/projects/read-model";
import type { HourLine } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";

type Grouped = { group: string | null; orderNumber: string | null };
type Place = Pick<HourLine, "projectId" | "siteId" | "deploymentId">;

/** Which invoice of the client a line goes on, and with which order number. */
export function groupOf(details: BillingDetails, hours: Place): Grouped {
  const own = details.orders.find(({ projectId }) => projectId === hours.projectId);
  const orderNumber = own?.orderNumber ?? details.orderNumber;
  const groups = {
    client: null,
    project: hours.projectId,
    order: orderNumber,
    site: hours.siteId,
    person: hours.deploymentId,
  };
  return { group: groups[details.grouping], orderNumber };
}

type Named = { group: string | null; details: BillingDetails };

/** Display names of groups: an order is named by its number, a person by their deployment. */
export async function groupLabels(
  app: App,
  drafts: readonly Named[],
): Promise<Map<string, string>> {
  const ids = drafts.flatMap(({ group }) => group ?? []);
  const grouping = drafts[0]?.details.grouping;
  if (ids.length === 0 || grouping === "client" || grouping === "order") return new Map();
  if (grouping === "person") return deploymentNumbers(app, ids);
  const rows = grouping === "project" ? projectRows : clientSiteRows;
  const found = await app.db
    .select({ id: rows.id, name: rows.name })
    .from(rows)
    .where(inArray(rows.id, ids));
  return new Map(found.map((it) => [it.id, it.name]));
}

/** Numbers such as D-0031 by deployment id. */
export async function deploymentNumbers(app: App, ids: string[]): Promise<Map<string, string>> {
  const { id, seq } = deploymentRows;
  const rows = await app.db.select({ id, seq }).from(deploymentRows).where(inArray(id, ids));
  return new Map(rows.map((it) => [it.id, numberOf(it.seq)]));
}
