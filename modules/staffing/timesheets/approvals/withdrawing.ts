import { and, desc, eq } from "drizzle-orm";
import { clientContactRows as contacts } from "@/modules/crm/clients/read-model";
import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import { oneLine } from "@/modules/platform/texts/rules";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Timesheet } from "../model";
import { approvalLinks, timesheetDecisions } from "./schema";
import { dayIn, fillText, wordsIn } from "./words";

type Asked = { sheet: Timesheet; reason: string };

/** A letter to the contact of the client who last approved hours by their link; none where nobody did. */
export async function withdrawalLetter(app: App, { sheet, reason }: Asked): Promise<Write[]> {
  const last = await approvedBy(app, sheet);
  if (!last?.address || !(await mail.senderOf(app))) return [];
  const { locale, name, address, clientId } = last;
  const words = wordsIn(locale);
  const gaps = {
    name: oneLine(name),
    who: oneLine(sheet.candidateName ?? sheet.number),
    week: dayIn(locale, sheet.week),
    day: dayIn(locale, last.at.slice(0, 10)),
    reason,
    agency: oneLine((await settings.agencyByDisplayName(app)).name || words.agency),
  };
  const { subject, text } = words.withdrawn;
  return mail.queueLetter(app, {
    id: Bun.randomUUIDv7(),
    purpose: "message",
    userId: app.actor.id,
    subject: fillText(subject, gaps),
    text: fillText(text, gaps),
    to: { name: oneLine(name), address },
    record: { kind: "client", id: clientId },
    onceKey: `hours-withdrawn:${sheet.id}:${sheet.version}`,
  });
}

/** Who of the client approved these hours, as they stand. */
async function approvedBy(app: App, sheet: Timesheet) {
  const [last] = await app.db
    .select({
      name: contacts.name,
      address: contacts.email,
      clientId: approvalLinks.clientId,
      locale: approvalLinks.locale,
      at: timesheetDecisions.at,
    })
    .from(timesheetDecisions)
    .innerJoin(approvalLinks, eq(approvalLinks.id, timesheetDecisions.linkId))
    .innerJoin(contacts, eq(contacts.id, timesheetDecisions.contactId))
    .where(
      and(
        eq(timesheetDecisions.timesheetId, sheet.id),
        eq(timesheetDecisions.verdict, "approved"),
        eq(timesheetDecisions.at, sheet.decidedAt ?? ""),
      ),
    )
    .orderBy(desc(timesheetDecisions.at))
    .limit(1);
  return last;
}
