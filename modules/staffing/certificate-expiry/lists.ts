import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import {
  candidateCertificateRows as held,
  candidateRows as candidates,
} from "@/modules/crm/candidates/read-model";
import { facetsOf } from "@/modules/records/conditions";
import { idsAtOnce, type MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { orderIn } from "@/src/database/paging";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import { lookedUp, tallies, withHolder } from "./conditions";
import { matching } from "./filter";
import type { EndingCertificate, ExpiryExport, ExpiryFacets, ExpiryIdsQuery } from "./model";
import { fields } from "./rules";
import { orders, rowid, rowsBy, toExpiring } from "./service";

/** The ids of all that a filter shows, for what is done with all of them. */
export async function matchingIds(
  app: App,
  { after: begin = 0, ...filter }: ExpiryIdsQuery,
): Promise<MatchingIds> {
  const wanted = matching(await lookedUp(app, filter), utcToday(app));
  const rows = await app.db
    .select({ id: held.id, rowid })
    .from(held)
    .innerJoin(candidates, eq(candidates.id, held.candidateId))
    .where(and(wanted, gt(rowid, begin)))
    .orderBy(asc(rowid))
    .limit(idsAtOnce + 1);
  const page = rows.slice(0, idsAtOnce);
  const next = rows.length > idsAtOnce ? (page.at(-1)?.rowid ?? null) : null;
  return { ids: page.map(({ id }) => id), next };
}

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(
  app: App,
  { format, sort, ids, ...filter }: ExpiryExport,
): Promise<ExportFile> {
  const today = utcToday(app);
  const wanted = matching(await lookedUp(app, filter), today);
  const rows = await rowsBy(app.db, orderIn(orders, sort)).where(
    and(wanted, ids && inArray(held.id, ids)),
  );
  const shown = await toExpiring(app, rows, today);
  const name = `certificates-${today}`;
  return fileOf(format, {
    name,
    title: "Certificates",
    heads: headWords,
    columns: cells,
    rows: shown,
  });
}

const cells: Sheet<EndingCertificate>["columns"] = {
  Number: ({ candidate }) => candidate.number,
  Holder: ({ candidate }) => candidate.name,
  Certificate: ({ name }) => name,
  "Certificate number": ({ number }) => number,
  "Valid until": ({ expiresOn }) => expiresOn,
  "Days left": ({ daysLeft }) => daysLeft,
  Verified: ({ verifiedAt }) => verifiedAt,
  Deployed: ({ deployments: at }) => at.map(({ clientName }) => clientName).join(", "),
};

/** How many of those that the other filters show have each value of a field. */
export const facets = (app: App, { field, ...filter }: ExpiryFacets) =>
  facetsOf(app, {
    topic: "candidates",
    fields,
    field,
    tally: tallies[field],
    filter,
    rows: async () => {
      const wanted = matching(await lookedUp(app, filter), utcToday(app));
      return sql`select ${rowid} as seq from ${withHolder} where ${wanted} order by ${rowid} desc`;
    },
  });
