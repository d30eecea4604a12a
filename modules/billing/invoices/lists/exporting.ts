import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import type { Invoice } from "../model";
import { lists, toInvoice } from "./listing";
import type { InvoiceExport } from "./questions";

/** Exports every row of the current filter, not just one page, in the order of the screen. */
export async function exported(app: App, { format, ...asked }: InvoiceExport): Promise<ExportFile> {
  const rows = await lists.all(app, asked);
  const name = `invoices-${utcToday(app)}`;
  return fileOf(format, {
    name,
    title: "Invoices",
    heads: headWords,
    columns,
    rows: rows.map(toInvoice),
  });
}

const euros = (cents: number) => cents / 100;
const sign = ({ kind }: Invoice) => (kind === "creditNote" ? -1 : 1);

const columns: Sheet<Invoice>["columns"] = {
  Number: ({ number }) => number,
  Kind: ({ kind }) => kind,
  Client: ({ clientName }) => clientName,
  Issued: ({ issuedOn }) => issuedOn,
  Due: ({ dueOn }) => dueOn,
  From: ({ periodFrom }) => periodFrom,
  To: ({ periodTo }) => periodTo,
  Hours: ({ minutes }) => Math.round((minutes / 60) * 100) / 100,
  Net: (it) => sign(it) * euros(it.netCents),
  VAT: (it) => sign(it) * euros(it.vatCents),
  Total: (it) => sign(it) * euros(it.grossCents),
  Paid: ({ paidCents }) => euros(paidCents),
  Currency: ({ currency }) => currency,
  Reference: ({ reference }) => reference,
  Status: ({ status }) => status,
};
