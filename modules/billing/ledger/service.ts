import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { billingPermissions } from "@/modules/billing/details";
import { amountOf } from "@/modules/billing/invoices/rules";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import { csvOf, type ExportFile } from "@/src/sheets";
import { datevBytes } from "./datev";
import { ledgerExported } from "./events";
import type { LedgerExport, NewLedgerExport } from "./model";
import { type Period, postingsOf } from "./postings";
import type { LedgerFormat, Posting } from "./rules";
import { ledgerExports } from "./schema";

/** Exports of the books, the last first. */
export async function list(app: App): Promise<LedgerExport[]> {
  const [rows, nameOf] = await Promise.all([
    app.db.select().from(ledgerExports).orderBy(desc(ledgerExports.exportedAt)).limit(200),
    users.authors(app),
  ]);
  return rows.map(({ accounts: _, ...row }) => ({
    ...row,
    exportedBy: row.exportedBy && nameOf(row.exportedBy),
  }));
}

/** Writes down an export of a period; its file can be had again at any time, the same to the byte. */
export async function add(app: App, { format, from, to }: NewLedgerExport): Promise<LedgerExport> {
  await billingPermissions.refuseUnpermitted(app);
  const exportedAt = app.now().toISOString();
  const accounts = await settings.valueOf(app, "ledger");
  const period = { format, periodFrom: from, periodTo: to, exportedAt, accounts };
  const [all, [last]] = await Promise.all([postingsOf(app, period), list(app)]);
  const fit = all.filter((it) => fits(format, it));
  const added = last ? fit.filter(({ enteredAt }) => enteredAt > last.exportedAt) : fit;
  const { content } = await fileOf(fit, period);
  const row = {
    id: Bun.randomUUIDv7(),
    ...period,
    postings: fit.length,
    added: added.length,
    late: last ? added.filter(({ day }) => day <= last.periodTo).length : 0,
    leftOut: all.length - fit.length,
    checksum: checksumOf(content),
    exportedBy: app.actor.id,
  };
  await app.write(
    [
      app.db.insert(ledgerExports).values(row),
      audit.entry(app, {
        action: "ledger.exported",
        entityType: "ledger-export",
        entityId: row.id,
        details: { format, from, to, postings: row.postings, checksum: row.checksum },
      }),
    ],
    ledgerExported(row.postings),
  );
  const nameOf = await users.authors(app);
  const { accounts: _, ...shown } = row;
  return { ...shown, exportedBy: row.exportedBy && nameOf(row.exportedBy) };
}

const checksumOf = (content: ExportFile["content"]) =>
  createHash("sha256").update(content).digest("hex");

/** The file of an export, the same to the byte as on its day; books that say anything else are refused. */
export async function file(app: App, id: string): Promise<ExportFile> {
  const [row] = await app.db.select().from(ledgerExports).where(eq(ledgerExports.id, id));
  if (!row) return notFound("export");
  await billingPermissions.refuseUnpermitted(app);
  const all = await postingsOf(app, row);
  const again = await fileOf(
    all.filter((it) => fits(row.format, it)),
    row,
  );
  if (checksumOf(again.content) !== row.checksum) {
    throw new Failure("tampered", "The books of this period are not those that were exported.");
  }
  return again;
}

/** Without a rate of exchange DATEV takes euros only. */
const fits = (format: LedgerFormat, { currency }: Posting) =>
  format !== "datev" || currency === "EUR";

async function fileOf(
  postings: Posting[],
  { format, periodFrom, periodTo, exportedAt, accounts }: Period,
): Promise<ExportFile> {
  const name = `${periodFrom}_${periodTo}.csv`;
  if (format === "datev") {
    const batch = { from: periodFrom, to: periodTo, createdAt: exportedAt, accounts };
    const type = "text/csv;charset=windows-1252";
    return { name: `EXTF_Buchungsstapel_${name}`, type, content: datevBytes(postings, batch) };
  }
  const content = await csvOf(
    Object.keys(columns),
    postings.map((posting) => Object.values(columns).map((cell) => cell(posting))),
  );
  return { name: `journal_${name}`, type: "text/csv;charset=utf-8", content };
}

/** What each column of the journal says of a posting. */
const columns: Record<string, (posting: Posting) => string> = {
  date: ({ day }) => day,
  document: ({ document }) => document,
  debit: ({ debit }) => debit,
  credit: ({ credit }) => credit,
  amount: ({ cents }) => amountOf(cents),
  currency: ({ currency }) => currency,
  text: ({ text }) => text,
  vat_category: ({ vat }) => vat?.category ?? "",
  vat_rate: ({ vat }) => (vat ? amountOf(vat.rate) : ""),
  vat_number: ({ vat }) => vat?.number ?? "",
  worked_until: ({ workedUntil }) => workedUntil ?? "",
  due: ({ dueOn }) => dueOn ?? "",
  entered_at: ({ enteredAt }) => enteredAt,
  id: ({ key }) => key,
};
