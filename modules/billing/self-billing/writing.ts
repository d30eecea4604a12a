import {
  type Annex,
  checksumOf,
  columnsOf,
  hoursRow,
  type InvoiceContent,
  invoiceLetter,
  invoicesChanged,
  keptUntil,
  type Renderer,
  minutesOf,
  type SeriesNumber,
  sellerOf,
  claimNumber,
  wordsOf,
} from "@/modules/billing/invoices";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { insertAll } from "@/src/database/bulk-insert";
import { selfBillHours, selfBills } from "./schema";

export type SelfIssue = {
  id: string;
  supplierId: string;
  /** Null once the person is erased: then no letter is theirs. */
  candidateId: string | null;
  place: SeriesNumber;
  content: InvoiceContent;
  annex: Annex | null;
  hours: { id: string; deploymentId: string; minutes: number }[];
  email: string | null;
  creditsId: string | null;
  maker: Renderer;
  beside: (Write | Guarded)[];
};

/** Both forms, kept under the name of their content, and then the one write that makes it out. */
export async function write(app: App, { maker, beside, ...it }: SelfIssue): Promise<void> {
  const { id, place, content, hours } = it;
  const made = await maker.make(content, it.annex);
  const kept = {
    pdf: await app.files.keep(made.pdf, "pdf"),
    xml: await app.files.keep(made.xml, "xml"),
  };
  const { billing } = await sellerOf(app);
  const { number } = content;
  const row = rowOf(app, it, kept);
  await app.write(
    [
      ...claimNumber(app, place),
      app.db.insert(selfBills).values(row),
      ...insertAll(
        app.db,
        selfBillHours,
        hours.map((hour) => hoursRow(id, hour)),
      ),
      ...beside,
      audit.entry(app, {
        action: `self-bill.${content.kind === "invoice" ? "issued" : "credited"}`,
        entityType: "self-bill",
        entityId: id,
        details: { number, checksum: row.checksum, ...kept, minutes: row.minutes },
      }),
      ...letterTo(app, { ...it, replyTo: billing.contactEmail || undefined }, kept),
    ],
    invoicesChanged([]),
  );
}

type Issued = Omit<SelfIssue, "maker" | "beside">;

const rowOf = (app: App, { id, supplierId, content, ...it }: Issued, kept: InvoiceKept) => ({
  ...columnsOf(content),
  ...it.place,
  ...kept,
  id,
  supplierId,
  creditsId: it.creditsId,
  checksum: checksumOf(content, kept),
  minutes: minutesOf(it.hours),
  issuedBy: actorIdOf(app),
  issuedAt: app.now().toISOString(),
  status: it.email ? ("sent" as const) : ("issued" as const),
  keptUntil: keptUntil(content.issuedOn, content.buyer.country),
});

type Addressed = Pick<SelfIssue, "id" | "content" | "email" | "candidateId"> & {
  replyTo: string | undefined;
};

function letterTo(app: App, it: Addressed, kept: InvoiceKept): Write[] {
  const { id, content, email, candidateId, replyTo } = it;
  if (!email || !candidateId) return [];
  const name = content.seller.name;
  return invoiceLetter(app, {
    id,
    content,
    kept,
    to: { name, address: email },
    words: wordsOf(content.language).selfBilled.letter[content.kind],
    said: { name, agency: content.buyer.name },
    record: { kind: "candidate", id: candidateId },
    replyTo,
  });
}

type InvoiceKept = { pdf: string; xml: string };
