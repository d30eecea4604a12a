import { inArray } from "drizzle-orm";
import { billingPermissions } from "@/modules/billing/details";
import { audit } from "@/modules/platform/audit";
import { oneLine } from "@/modules/platform/texts/rules";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { insertAll } from "@/src/database/bulk-insert";
import { type Booking, bookingWrites } from "./writes";
import { paymentsChanged } from "./events";
import type { StatementImport } from "./model";
import { matchingOf, type Payable } from "./payable";
import { statements } from "./service";
import { bankEntries, bankStatements } from "./schema";
import { type BankStatement, type IncomingEntry, readStatements } from "./statements/reading";

type EntryRow = typeof bankEntries.$inferInsert & { cents: number; version: number };
type Taken = { statement: typeof bankStatements.$inferInsert; entries: EntryRow[] };

/**
 * Imports a CAMT.053 file in one write: certain matches are booked, the rest waits for a person. Entries of an earlier
 * file are skipped, so importing a file twice changes nothing.
 */
export async function importStatements(app: App, xml: string): Promise<StatementImport> {
  await billingPermissions.refuseUnpermitted(app);
  const plan = await planOf(app, xml);
  if (plan.rows.length > 0) {
    await app.write(
      [...importWrites(app, plan.taken), ...bookingWrites(app, plan.bookings)],
      paymentsChanged(new Set(plan.bookings.map(({ invoice }) => invoice.id)).size),
    );
  }
  const ids = new Set(plan.taken.map(({ statement }) => statement.id));
  const added = (await statements(app)).filter(({ id }) => ids.has(id));
  return { statements: added, ...countsOf(plan) };
}

/** A dry run of importStatements. */
export async function previewImport(app: App, xml: string): Promise<ImportCounts> {
  return countsOf(await planOf(app, xml));
}

type ImportCounts = Omit<StatementImport, "statements">;
type Plan = { taken: Taken[]; rows: EntryRow[]; bookings: Booking[]; known: number };

async function planOf(app: App, xml: string): Promise<Plan> {
  const read = readStatements(xml);
  const keys = read.flatMap(({ entries }) => entries.map(({ key }) => key));
  const known = await knownOf(app, keys);
  const taken = read
    .map((statement) => rowsOf(app, statement, known))
    .filter(({ entries }) => entries.length > 0);
  const rows = taken.flatMap(({ entries }) => entries);
  const accounts = new Map(taken.map(({ statement: it }) => [it.id, it.account]));
  const bookings = await certainOf(app, rows, accounts);
  const booked = sumsOf(bookings);
  for (const row of rows) row.bookedCents = booked.get(row.id) ?? 0;
  return { taken, rows, bookings, known: known.size };
}

function countsOf({ rows, bookings, known }: Plan): ImportCounts {
  const booked = sumsOf(bookings);
  return {
    added: rows.length,
    known,
    booked: booked.size,
    bookedCents: [...booked.values()].reduce((sum, it) => sum + it, 0),
    toCheck: rows.filter(({ cents, bookedCents }) => cents !== bookedCents).length,
  };
}

function importWrites(app: App, taken: Taken[]): (Write | Guarded)[] {
  return [
    ...taken.flatMap(({ statement, entries }) => [
      app.db.insert(bankStatements).values(statement),
      ...insertAll(app.db, bankEntries, entries),
      audit.entry(app, {
        action: "bank-statement.imported",
        entityType: "bank-statement",
        entityId: statement.id,
        details: { entries: entries.length },
      }),
    ]),
  ];
}

async function knownOf(app: App, keys: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const most = 500;
  for (let n = 0; n < keys.length; n += most) {
    const rows = await app.db
      .select({ key: bankEntries.key })
      .from(bankEntries)
      .where(inArray(bankEntries.key, keys.slice(n, n + most)));
    for (const { key } of rows) found.add(key);
  }
  return found;
}

function rowsOf(app: App, read: BankStatement, known: ReadonlySet<string>): Taken {
  const { entries, name, ...about } = read;
  const fresh = entries.filter(({ key }) => !known.has(key));
  const id = Bun.randomUUIDv7();
  const statement = {
    id,
    ...about,
    name: oneLine(name).slice(0, 100),
    incoming: fresh.length,
    importedBy: app.actor.id,
    importedAt: app.now().toISOString(),
  };
  return { statement, entries: fresh.map((entry) => entryRow(id, entry)) };
}

const entryRow = (statementId: string, entry: IncomingEntry): EntryRow => ({
  id: Bun.randomUUIDv7(),
  statementId,
  ...entry,
  payerName: entry.payerName && oneLine(entry.payerName).slice(0, 140),
  text: oneLine(entry.text).slice(0, 1000),
  bookedCents: 0,
  dismissedReason: null,
  version: 1,
});

/** Books certain matches one after the other, so that two payments cannot both pay the same invoice. */
async function certainOf(
  app: App,
  rows: EntryRow[],
  accounts: ReadonlyMap<string, string>,
): Promise<Booking[]> {
  const moneys = rows.map(moneyOf);
  const { of, byId } = await matchingOf(app, moneys);
  return rows.flatMap((row, n) => {
    const account = accounts.get(row.statementId) ?? "";
    const match = of({ ...(moneys[n] ?? moneyOf(row)), account });
    if (!match?.isCertain) return [];
    return match.allocations.flatMap(({ invoiceId, cents }) => {
      const invoice = byId.get(invoiceId);
      if (!invoice) return [];
      const openCents = invoice.openCents - cents;
      if (openCents > 0) byId.set(invoiceId, { ...invoice, openCents, blockedCents: 0 });
      else byId.delete(invoiceId);
      return [bookingOf(row, { invoice, cents, ground: match.ground })];
    });
  });
}

const moneyOf = ({ cents, currency, payerName, payerIban, references, text }: EntryRow) => ({
  cents,
  currency,
  payerName: payerName ?? null,
  payerIban: payerIban ?? null,
  references,
  text,
});

type Sure = { invoice: Payable; cents: number; ground: Booking["ground"] };

const bookingOf = (row: EntryRow, sure: Sure): Booking => ({
  ...sure,
  kind: "bank",
  entry: { id: row.id, payerIban: row.payerIban ?? null },
  paidOn: row.bookedOn,
  reason: null,
  bookedBy: null,
});

function sumsOf(bookings: Booking[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { entry, cents } of bookings) {
    if (entry) sums.set(entry.id, (sums.get(entry.id) ?? 0) + cents);
  }
  return sums;
}
