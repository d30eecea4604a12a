import { and, eq } from "drizzle-orm";
import { billingDetails, billingPermissions } from "@/modules/billing/details";
import { audit } from "@/modules/platform/audit";
import { timesheets } from "@/modules/staffing/timesheets";
import { type App, actorIdOf } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import type { InvoiceContent } from "./content";
import { invoicesChanged } from "./events";
import { openRenderer } from "./forms/renderer";
import { write } from "./issuing";
import type { InvoiceRecord, NewCredit, NewWriteOff } from "./model";
import { isOpen, numberOf } from "./rules";
import { hourWriteOffs, invoiceHours, invoices } from "./schema";
import { nextNumber } from "./series";
import { find, rowOf } from "./service";

/** Undoes an invoice by a credit note over all of it; its hours can be billed again. */
export async function credit(app: App, id: string, input: NewCredit): Promise<InvoiceRecord> {
  const row = await rowOf(app, id);
  await billingPermissions.refuseUnpermitted(app);
  if (row.kind !== "invoice" || !isOpen(row.status) || row.paidCents > 0) {
    throw new Failure("conflict", "Only an open invoice without payments can be credited.");
  }
  if (row.version !== input.version) throw changedSince();
  const creditId = Bun.randomUUIDv7();
  const place = await nextNumber(app, utcToday(app));
  const hours = await app.db.select().from(invoiceHours).where(eq(invoiceHours.invoiceId, row.id));
  const lineIds = hours.map((it) => it.lineId);
  const { email } = await billingDetails.find(app, row.clientId);
  const number = numberOf(place.series, place.n);
  const content = creditNoteOf(row.content, { number, reason: input.reason, day: utcToday(app) });
  const issue = {
    id: creditId,
    clientId: row.clientId,
    place,
    content,
    annex: null,
    email,
    runId: null,
    creditsId: row.id,
    issuedBy: actorIdOf(app),
    hours: hours.map((it) => ({ ...it, id: it.lineId })),
  };
  const isAsSeen = and(eq(invoices.id, row.id), eq(invoices.version, row.version));
  const credited = { status: "credited" as const, version: row.version + 1 };
  const beside = [
    must(app.db.update(invoices).set(credited).where(isAsSeen)),
    ...timesheets.released(app, row.id, lineIds),
  ];
  const maker = await openRenderer(app);
  try {
    await write(app, issue, { maker, beside });
  } finally {
    maker.close();
  }
  return find(app, creditId);
}

type Undoing = { number: string; reason: string; day: string };

/** The same content as a credit note. */
export const creditNoteOf = (
  content: InvoiceContent,
  { number, reason, day }: Undoing,
): InvoiceContent => ({
  ...content,
  kind: "creditNote",
  number,
  issuedOn: day,
  dueOn: day,
  credits: { number: content.number, issuedOn: content.issuedOn, reason },
});

const changedSince = () =>
  new Failure("conflict", "Someone else changed this first. Reload and try again.");

/** Writes approved hours off, with a reason: nobody will be billed for them. */
export async function writeOff(app: App, input: NewWriteOff) {
  await billingPermissions.refuseUnpermitted(app);
  const { clientId, from, to, deploymentId, reason } = input;
  const lines = (await timesheets.lines(app, { client: clientId, from, to })).filter(
    (it) => deploymentId === null || it.deploymentId === deploymentId,
  );
  if (lines.length === 0)
    throw new Failure("conflict", "There are no unbilled hours in this time.");
  const id = Bun.randomUUIDv7();
  const minutes = lines.reduce((sum, it) => sum + it.minutes, 0);
  const row = {
    id,
    clientId,
    minutes,
    reason,
    writtenOffBy: actorIdOf(app),
    writtenOffAt: app.now().toISOString(),
  };
  await app.write(
    [
      app.db.insert(hourWriteOffs).values(row),
      ...timesheets.locked(
        app,
        id,
        lines.map((it) => it.id),
      ),
      audit.entry(app, {
        action: "hours.written_off",
        entityType: "client",
        entityId: clientId,
        details: { minutes, from, to },
      }),
    ],
    invoicesChanged([clientId]),
  );
  return { id, minutes };
}

/** What the invoice id on a line of hours stands for: an invoice with its number, or a write-off. */
export async function invoiceOfHours(
  app: App,
  id: string,
): Promise<{ number: string } | "writtenOff"> {
  const [row] = await app.db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.id, id));
  return row ?? "writtenOff";
}

/** The ids of all write-offs, which lines of hours carry in place of an invoice. */
export async function writtenOffIds(app: App): Promise<Set<string>> {
  const rows = await app.db.select({ id: hourWriteOffs.id }).from(hourWriteOffs);
  return new Set(rows.map(({ id }) => id));
}
