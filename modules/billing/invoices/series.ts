import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { invoiceSeries } from "./schema";

export type Place = { series: string; n: number };

/**
 * The place in the series that the next invoice of a year takes; whoever writes first has it. What is made out for
 * others has a series of each, by a sign of its own.
 */
export async function nextPlace(app: App, issuedOn: string, sign = ""): Promise<Place> {
  const series = `${sign}${issuedOn.slice(0, 4)}`;
  const [row] = await app.db.select().from(invoiceSeries).where(eq(invoiceSeries.name, series));
  if (row?.isDoubted) {
    const sentence =
      "An older copy of the database was restored. Enter the last invoice number that was issued.";
    throw new Failure("conflict", sentence);
  }
  return { series, n: (row?.last ?? 0) + 1 };
}

/** Moves the series on, in the write of its invoice; refuses the write where somebody else was first. */
export const taken = (app: App, { series, n }: Place): (Write | Guarded)[] => [
  app.db.insert(invoiceSeries).values({ name: series, last: 0 }).onConflictDoNothing(),
  must(
    app.db
      .update(invoiceSeries)
      .set({ last: n })
      .where(and(eq(invoiceSeries.name, series), eq(invoiceSeries.last, n - 1))),
  ),
];

/** After a restore nobody knows which numbers were given since. */
export const doubtNumbers = async (app: App) => ({
  counts: {},
  writes: [app.db.update(invoiceSeries).set({ isDoubted: true })],
});

/** Series of which nobody knows the last number, and the last that is known. */
export const doubted = (app: App) =>
  app.db
    .select({ series: invoiceSeries.name, last: invoiceSeries.last })
    .from(invoiceSeries)
    .where(eq(invoiceSeries.isDoubted, true));

/** Says which number of a doubted series was the last that was issued; those between stay empty. */
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
