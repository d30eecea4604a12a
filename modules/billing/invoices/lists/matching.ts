import { and, gt, sql } from "drizzle-orm";
import { facetsOf } from "@/modules/records/conditions";
import { idsAtOnce, type MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { invoiceFields } from "../rules";
import { invoices } from "../schema";
import { tallies, withClient } from "./conditions";
import { matching, rowsBy } from "./listing";
import type { InvoiceFacets, InvoiceIdsQuery } from "./questions";

/** The ids of all that a filter shows, for what is done with all of them. */
export async function matchingIds(
  app: App,
  { after: begin = 0, ...filter }: InvoiceIdsQuery,
): Promise<MatchingIds> {
  const rows = await rowsBy(app, { by: invoices.seq, direction: "rising" })
    .where(and(matching(app, filter), gt(invoices.seq, begin)))
    .limit(idsAtOnce + 1);
  const page = rows.slice(0, idsAtOnce);
  const next = rows.length > idsAtOnce ? (page.at(-1)?.seq ?? null) : null;
  return { ids: page.map(({ id }) => id), next };
}

/** How many of those that the other filters show have each value of a field; counted anew each time. */
export const facets = (app: App, { field, ...filter }: InvoiceFacets) =>
  facetsOf(app, {
    topic: "invoices",
    fields: invoiceFields,
    field,
    tally: tallies[field],
    filter: { ...filter, now: Bun.nanoseconds() },
    rows: async () => sql`select ${invoices.seq} as seq from ${withClient}
      where ${matching(app, filter) ?? sql`true`} order by ${invoices.seq} desc`,
  });
