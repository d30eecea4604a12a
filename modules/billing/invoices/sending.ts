import { and, eq } from "drizzle-orm";
import { billingDetails, billingPermissions } from "@/modules/billing/details";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { type Guarded, must } from "@/src/database";
import { Failure } from "@/src/errors";
import { invoicesChanged } from "./events";
import { wordsOf } from "./forms/words";
import { invoiceLetter } from "./issuing";
import type { InvoiceRecord } from "./model";
import { invoices } from "./schema";
import { find, rowOf } from "./service";

/** Emails the issued invoice, for the first time or again, to the client's current billing address. */
export async function send(app: App, id: string, version: number): Promise<InvoiceRecord> {
  await post(app, id, { version });
  return find(app, id);
}

type Posting = {
  /** The version of the invoice that the sender saw. */
  version: number;
  /** Further writes that succeed or fail with the letter. */
  beside?: Guarded[];
};

/** Queues the letter of an invoice, together with further writes. */
export async function post(app: App, id: string, { version, beside = [] }: Posting): Promise<void> {
  await billingPermissions.refuseUnpermitted(app);
  const row = await rowOf(app, id);
  const { email } = await billingDetails.find(app, row.clientId);
  if (!email) {
    throw new Failure(
      "conflict",
      "The client's billing details have no email address. Enter it first.",
    );
  }
  const isAsSeen = and(eq(invoices.id, row.id), eq(invoices.version, version));
  const status = row.status === "issued" ? ("sent" as const) : row.status;
  await app.write(
    [
      must(
        app.db
          .update(invoices)
          .set({ status, version: version + 1 })
          .where(isAsSeen),
      ),
      ...beside,
      ...letterAgain(app, row, { email, version }),
      audit.entry(app, {
        action: "invoice.sent",
        entityType: "invoice",
        entityId: row.id,
        details: { number: row.number },
      }),
    ],
    invoicesChanged([row.clientId]),
  );
}

type Again = { email: string; version: number };

/** The same files, as a new letter. */
function letterAgain(app: App, row: typeof invoices.$inferSelect, { email, version }: Again) {
  const { id, clientId, content, pdf, xml } = row;
  const { language, kind, seller, buyer } = content;
  return invoiceLetter(app, {
    id,
    content,
    kept: { pdf, xml },
    to: { name: buyer.name, address: email },
    words: wordsOf(language).letter[kind],
    said: { agency: seller.name, client: buyer.name },
    record: { kind: "client", id: clientId },
    again: version,
    replyTo: seller.contact.email,
  });
}
