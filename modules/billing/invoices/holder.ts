import { eq, inArray, type SQL } from "drizzle-orm";
import { deploymentRows } from "@/modules/staffing/deployments/read-model";
import { approvals } from "@/modules/staffing/timesheets/approvals";
import { timesheetLineRows as lines } from "@/modules/staffing/timesheets/read-model";
import type { App } from "@/src/app";
import type { Holder, Subject } from "@/src/personal-data/holders";
import { keptUntil, retentionOf } from "./rules";
import { invoiceHours, invoices, hourWriteOffs } from "./schema";
import { mentionsIn } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/records/core/rules";

const later = (a: string, b: string) => (a > b ? a : b);

/**
 * Invoices are kept for the statutory period, so nothing is erased here. Their rows refer to a deployment, which no
 * longer names the person once erased; the issued PDF with its names is kept as it was sent.
 */
export const holder: Holder = {
  name: "invoices",
  tables: [],

  async collect(app, subject) {
    const isTheirs = await namedBehind(app, subject);
    if (!isTheirs) return {};
    const rows = await app.db
      .select({
        number: invoices.number,
        issuedOn: invoices.issuedOn,
        minutes: invoiceHours.minutes,
      })
      .from(invoiceHours)
      .innerJoin(invoices, eq(invoices.id, invoiceHours.invoiceId))
      .where(isTheirs);
    return { invoicedHours: rows };
  },

  async stays(app, subject) {
    const isTheirs = await namedBehind(app, subject);
    if (!isTheirs) return [];
    const rows = await app.db
      .select({ issuedOn: invoices.issuedOn, content: invoices.content })
      .from(invoiceHours)
      .innerJoin(invoices, eq(invoices.id, invoiceHours.invoiceId))
      .where(isTheirs);
    const byLaw = Map.groupBy(rows, ({ content }) => content.seller.country);
    return [...byLaw].map(([country, kept]) => ({
      part: "invoicedHours",
      rows: kept.length,
      until: kept.map(({ issuedOn }) => keptUntil(issuedOn, country)).reduce(later),
      law: retentionOf(country).source,
    }));
  },

  async erase() {
    return { writes: [], news: [] };
  },

  /** The reason for a write-off is the only free text; invoices have none. */
  mentions: (app, _, search) =>
    mentionsIn(app, search, {
      table: hourWriteOffs,
      tell: ({ clientId, reason }) => ({ ...onRecord("client", clientId), texts: { reason } }),
    }),
};

/**
 * Selects the billed hours that a candidate worked or a contact approved: the annex of their invoice names that person.
 */
async function namedBehind(app: App, { type, id }: Subject): Promise<SQL | undefined> {
  if (type === "candidate") {
    const theirs = app.db
      .select({ id: deploymentRows.id })
      .from(deploymentRows)
      .where(eq(deploymentRows.candidateId, id));
    return inArray(invoiceHours.deploymentId, theirs);
  }
  if (type !== "client") return undefined;
  const signed = app.db
    .select({ id: lines.id })
    .from(lines)
    .where(inArray(lines.timesheetId, await approvals.signedBy(app, id)));
  return inArray(invoiceHours.lineId, signed);
}
