import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { invoiceSeries } from "./schema";

export type SeriesNumber = { series: string; n: number };

/**
 * The next number of a year's series. It is not reserved: the first write wins and the other one fails. Each
 * self-billing supplier has a series of its own, told apart by a prefix.
 */
export async function nextNumber(app: App, issuedOn: string, sign = ""): Promise<SeriesNumber> {
  const series = `${sign}${issuedOn.slice(0, 4)}`;
  const [row] = await app.db.select().from(invoiceSeries).where(eq(invoiceSeries.name, series));
  if (row?.isDoubted) {
    const sentence =
      "An older copy of the database was restored. Enter the last invoice number that was issued.";
    throw new Failure("conflict", sentence);
  }
  return { series, n: (row?.last ?? 0) + 1 };
}

/** Advances the series, in the write that issues the invoice; that write fails if another took the number first. */
export const claimNumber = (app: App, { series, n }: SeriesNumber): (Write | Guarded)[] => [
  app.db.insert(invoiceSeries).values({ name: series, last: 0 }).onConflictDoNothing(),
  must(
    app.db
      .update(invoiceSeries)
      .set({ last: n })
      .where(and(eq(invoiceSeries.name, series), eq(invoiceSeries.last, n - 1))),
  ),
];

/** Marks all series after a restore: later numbers may have been given since the backup was made. */
export const doubtNumbers = async (app: App) => ({
  counts: {},
  writes: [app.db.update(invoiceSeries).set({ isDoubted: true })],
});

/** Series whose last number is uncertain, with the last one that the database knows. */
export const doubted = (app: App) =>
  app.db
    .select({ series: invoiceSeries.name, last: invoiceSeries.last })
    .from(invoiceSeries)
    .where(eq(invoiceSeries.isDoubted, true));

/** Sets the last number that was issued in a doubted series; the numbers in between stay unused. */
export async function settle(app: App, name: string, last: number) {
  const isDoubted = and(eq(invoiceSeries.name, name), eq(invoiceSeries.isDoubted, true));
  const [row] = await app.db.select().from(invoiceSeries).where(isDoubted);
  if (!row) throw new Failure("conflict", "The numbers of this year are not in doubt.");
  if (last < row.last) {
    throw new Failure("invalid", "A later number was already issued. Enter that one.");
  }
  const skipped = row.skipped + last - row.last;
  const set = row.last === last ? { isDoubted: false } : { last, skipped, isDoubted: false };
  await app.write([
    must(app.db.update(invoiceSeries).set(set).where(isDoubted)),
    audit.entry(app, {
      action: "invoice.numbers_settled",
      entityType: "invoice",
      details: { series: name, last, skipped: last - row.last },
    }),
  ]);
  return { series: name, last };
}
