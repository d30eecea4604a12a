import { and, asc, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { clientContactRows as contacts } from "@/modules/crm/clients/read-model";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { hourMs } from "@/src/calendar";
import { must, type Write } from "@/src/database";
import { shownOf } from "@/src/database/read-model";
import { timesheets } from "..";
import { rowsOf } from "./approvers";
import { approvalsChanged } from "./events";
import { letterOf } from "./letters";
import { approversAt, nextAfter } from "./rules";
import { approvalLinks } from "./schema";
import { sentEntry } from "./sending";

type Link = typeof approvalLinks.$inferSelect;

/** Reminds whoever has not answered in time, and asks the second approver after that. */
export async function remind(app: App): Promise<number> {
  const now = app.now().toISOString();
  const due = await app.db
    .select()
    .from(approvalLinks)
    .where(
      and(
        isNotNull(approvalLinks.nextAt),
        lte(approvalLinks.nextAt, now),
        isNull(approvalLinks.revokedAt),
      ),
    )
    .orderBy(asc(approvalLinks.nextAt))
    .limit(50);
  for (const link of due) await follow(app, link);
  return due.length;
}

/** Sends what was planned after a link, unless nothing waits any more, and plans what comes after that. */
async function follow(app: App, link: Link): Promise<void> {
  const { client, people, receiver, hasSecond } = await standingOf(app, link);
  const { week, nextAt, nextKind } = link;
  const steps = await settings.valueOf(app, "timesheets");
  const next = people > 0 && nextKind ? nextAfter(nextKind, steps, hasSecond) : null;
  const at = next && new Date(Date.parse(link.createdAt) + next.hours * hourMs).toISOString();
  const { linkDays } = steps;
  const letter: Write[] =
    receiver && client && nextKind
      ? [
          ...(await letterOf(app, {
            ...receiver,
            client,
            week,
            people,
            kind: nextKind,
            next: null,
            linkDays,
          })),
          sentEntry(app, client.id, { week, kind: nextKind }),
        ]
      : [];
  const isAt = and(eq(approvalLinks.id, link.id), eq(approvalLinks.nextAt, nextAt ?? ""));
  const planned = { nextAt: at, nextKind: next?.kind ?? null };
  await app.write(
    [must(app.db.update(approvalLinks).set(planned).where(isAt)), ...letter],
    approvalsChanged([link.clientId]),
  );
}

/** What still waits for the site of a link, and who would hear of it next. */
async function standingOf(app: App, { clientId, week, siteId, nextKind }: Link) {
  const { approvers } = (await rowsOf(app, [clientId])).get(clientId) ?? { approvers: [] };
  const own = approvers.filter((it) => it.siteId === siteId);
  const waiting = (await timesheets.waiting(app, week, [clientId])).filter((it) =>
    approversAt(approvers, it.siteId).some((one) => one.siteId === siteId),
  );
  const approver = own.find(({ rank }) => rank === (nextKind === "second" ? 2 : 1));
  const [contact] = await app.db
    .select(shownOf(contacts))
    .from(contacts)
    .where(eq(contacts.id, approver?.contactId ?? ""));
  const [first] = waiting;
  return {
    client: first ? { id: clientId, name: first.clientName } : null,
    people: waiting.reduce((sum, it) => sum + it.people, 0),
    receiver:
      approver && contact?.email
        ? { approver, contact: { ...contact, email: contact.email } }
        : null,
    hasSecond: own.some(({ rank }) => rank === 2),
  };
}
