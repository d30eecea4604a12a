import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { timesheets } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import { type Guarded, type Write } from "@/src/database";
import { insertAll } from "@/src/database/bulk-insert";
import { nextSlice } from "@/src/workers/time-slices";
import type { Annex, InvoiceContent } from "./content";
import { annexOf } from "./drafts/annex";
import { contentOf } from "./drafts/contents";
import type { Draft } from "./drafts/draft";
import { invoicesChanged } from "./events";
import type { RenderedForms, Renderer } from "./forms/renderer";
import { filledIn, formatterFor, wordsOf } from "./forms/words";
import { invoiceHours, invoices } from "./schema";
import { nextNumber, type SeriesNumber, claimNumber } from "./series";
import { numberOf } from "./rules";

export type Hours = { id: string; deploymentId: string; minutes: number }[];

export type Issue = {
  id: string;
  clientId: string;
  place: SeriesNumber;
  content: InvoiceContent;
  annex: Annex | null;
  hours: Hours;
  email: string | null;
  creditsId: string | null;
  runId: string | null;
  issuedBy: string | null;
};

type Beside = { maker: Renderer; beside?: (Write | Guarded)[] };
type Asked = { runId: string | null; issuedOn: string; issuedBy: string | null };

/** Issues a draft in one write. If that fails nothing is stored, and its number stays free for the next invoice. */
export async function issueDraft(
  app: App,
  draft: Draft,
  {
    runId,
    issuedOn,
    issuedBy,
    ...more
  }: Asked & { maker: Renderer; beside(id: string): Guarded[] },
): Promise<string> {
  const id = Bun.randomUUIDv7();
  const place = await nextNumber(app, issuedOn);
  const number = numberOf(place.series, place.n);
  const issue: Issue = {
    id,
    place,
    runId,
    issuedBy,
    creditsId: null,
    clientId: draft.details.clientId,
    content: await contentOf(app, draft, { number, issuedOn }),
    annex: await annexOf(app, draft),
    hours: draft.hours,
    email: draft.details.email,
  };
  const locked = [
    ...timesheets.locked(app, id, ids(draft.hours)),
    ...timesheets.expensesBilled(app, id, ids(draft.expenses)),
  ];
  await write(app, issue, { maker: more.maker, beside: [...locked, ...more.beside(id)] });
  return id;
}

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Renders both forms, stores them under the hash of their bytes, then issues the invoice in one write. */
export async function write(app: App, issue: Issue, { maker, beside = [] }: Beside): Promise<void> {
  const { id, clientId, place, content, hours } = issue;
  const made = await maker.make(content, issue.annex);
  const [pdf, xml] = [await app.files.keep(made.pdf, "pdf"), await app.files.keep(made.xml, "xml")];
  const checksum = checksumOf(content, { pdf, xml });
  const { number } = content;
  await nextSlice();
  await app.write(
    [
      ...claimNumber(app, place),
      app.db.insert(invoices).values({ ...rowOf(app, issue), pdf, xml, checksum }),
      ...insertAll(
        app.db,
        invoiceHours,
        hours.map((it) => hoursRow(id, it)),
      ),
      ...beside,
      audit.entry(app, {
        action: `invoice.${content.kind === "invoice" ? "issued" : "credited"}`,
        entityType: "invoice",
        entityId: id,
        details: { number, checksum, pdf, xml, minutes: minutesOf(hours) },
      }),
      ...letterTo(app, issue, { pdf, xml }),
    ],
    invoicesChanged([clientId]),
  );
}

export type Kept = { pdf: string; xml: string };

export const checksumOf = (content: InvoiceContent, { pdf, xml }: Kept): string =>
  new Bun.CryptoHasher("sha256")
    .update([JSON.stringify(content), pdf, xml].join("\n"))
    .digest("hex");

export const minutesOf = (hours: Hours) => hours.reduce((sum, it) => sum + it.minutes, 0);

export const hoursRow = (
  invoiceId: string,
  { id: lineId, deploymentId, minutes }: Hours[number],
) => ({
  id: Bun.randomUUIDv7(),
  invoiceId,
  lineId,
  deploymentId,
  minutes,
});

function rowOf(app: App, { id, clientId, place, content, hours, ...issue }: Issue) {
  const { creditsId, runId, issuedBy, email } = issue;
  return {
    ...columnsOf(content),
    ...place,
    id,
    clientId,
    creditsId,
    runId,
    issuedBy,
    minutes: minutesOf(hours),
    issuedAt: app.now().toISOString(),
    status: email ? ("sent" as const) : ("issued" as const),
  };
}

/** The parts of the content that are also columns, so that queries can filter by them. */
export function columnsOf(content: InvoiceContent) {
  const { kind, number, issuedOn, dueOn, periodFrom, periodTo, currency, syntax } = content;
  const days = { issuedOn, dueOn, periodFrom, periodTo };
  const { reference } = content.payment;
  return { kind, number, ...days, currency, syntax, content, ...content.totals, reference };
}

function letterTo(app: App, { id, clientId, content, email }: Issue, kept: Kept): Write[] {
  if (!email) return [];
  const to = { name: content.buyer.name, address: email };
  const said = { agency: content.seller.name, client: content.buyer.name };
  const words = wordsOf(content.language).letter[content.kind];
  const record = { kind: "client" as const, id: clientId };
  const replyTo = content.seller.contact.email;
  return invoiceLetter(app, { id, content, kept, to, words, said, record, replyTo });
}

export type InvoiceLetter = {
  id: string;
  content: InvoiceContent;
  kept: Kept;
  to: { name: string; address: string };
  words: { subject: string; text: string };
  said: Record<string, string>;
  record: { kind: "client" | "candidate"; id: string };
  /** Distinguishes a letter that is sent again on purpose from a duplicate. */
  again?: number;
  replyTo: string | undefined;
};

/** The email with both forms attached; its once key makes a second attempt a no-op. */
export function invoiceLetter(app: App, { id, content, kept, ...letter }: InvoiceLetter): Write[] {
  const { number, language, currency, issuedOn, dueOn, totals, payment } = content;
  const pen = formatterFor(language, currency);
  const values = {
    number,
    day: pen.day(issuedOn),
    due: pen.day(dueOn),
    amount: pen.money(totals.grossCents),
    reference: payment.reference,
    ...letter.said,
  };
  return mail.queueLetter(app, {
    id: Bun.randomUUIDv7(),
    onceKey: letter.again === undefined ? `invoice:${id}` : `invoice:${id}:${letter.again}`,
    purpose: "message",
    userId: null,
    to: letter.to,
    subject: filledIn(letter.words.subject, values),
    text: filledIn(letter.words.text, values),
    replyTo: letter.replyTo,
    attachments: [
      { name: `${number}.pdf`, type: "application/pdf", storage: kept.pdf },
      { name: `${number}.xml`, type: "application/xml", storage: kept.xml },
    ],
    record: letter.record,
  });
}

export type { RenderedForms };
