import type { App } from "@/src/app";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import type { Invoice, InvoiceExport } from "./model";
import { list } from "./service";

const most = 200;

/** All invoices of a view as a table, the newest first. */
export async function exported(app: App, { format, ...asked }: InvoiceExport): Promise<ExportFile> {
  const rows: Invoice[] = [];
  for (let cursor: number | null | undefined; cursor !== null;) {
    const page = await list(app, { ...asked, limit: most, ...(cursor && { cursor }) });
    rows.push(...page.items);
    cursor = page.next;
  }
  return fileOf(format, { name: "invoices", title: "Invoices", columns, rows });
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
