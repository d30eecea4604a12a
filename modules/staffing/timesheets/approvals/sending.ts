import { desc, eq, inArray } from "drizzle-orm";
import { clientContactRows as contacts } from "@/modules/crm/clients/read-model";
import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { addDays, mondayOf } from "@/src/calendar";
import type { Write } from "@/src/database";
import { shownOf } from "@/src/database/read-model";
import { Failure } from "@/src/errors";
import { publicAddress } from "@/src/http/access/address";
import type { DailyTask } from "@/src/workers/daily-task";
import { timesheets } from "..";
import { rowsOf } from "./approvers";
import { approvalsChanged } from "./events";
import { letterOf, type Sending } from "./letters";
import type { Approver, LinksSent, LinksWanted } from "./model";
import { approversAt, nextAfter } from "./rules";
import { approvalLinks } from "./schema";

type Waiting = Awaited<ReturnType<typeof timesheets.waiting>>[number];

/** Sends a link to everybody of the clients whose hours wait for them, or says to whom it would. */
export async function send(app: App, { week, clientIds, dryRun }: LinksWanted): Promise<LinksSent> {
  const waiting = await timesheets.waiting(app, week, clientIds);
  const found = await receiversOf(app, week, waiting);
  if (!dryRun) await sendTo(app, found.receivers);
  return {
    sent: found.receivers.map(({ client, contact, people }) => ({
      clientId: client.id,
      clientName: client.name,
      contactName: contact.name,
      people,
    })),
    without: found.without,
  };
}

async function sendTo(app: App, receivers: Omit<Sending, "linkDays">[]): Promise<void> {
  if (receivers.length === 0) return;
  await refuseMute(app);
  const { linkDays } = await settings.valueOf(app, "timesheets");
  const letters = await Promise.all(receivers.map((it) => letterOf(app, { ...it, linkDays })));
  const ids = [...new Set(receivers.map(({ client }) => client.id))];
  await app.write(
    [
      ...letters.flat(),
      ...receivers.map(({ client, week, kind }) => sentEntry(app, client.id, { week, kind })),
    ],
    approvalsChanged(ids),
  );
}

export const sentEntry = (
  app: App,
  entityId: string,
  details: { week: string; kind: string },
): Write =>
  audit.entry(app, { action: "timesheet.link-sent", entityType: "client", entityId, details });

async function refuseMute(app: App): Promise<void> {
  if (!(await mail.senderOf(app))) throw new Failure("conflict", "Set up email under Admin first.");
  if (publicAddress(app.config)) return;
  const sentence =
    "Ask your administrator to set the public address first: the link needs an address that works outside your network.";
  throw new Failure("conflict", sentence);
}

/** Who is to approve what waits: the first approver of each site, or nobody. */
async function receiversOf(app: App, week: string, waiting: Waiting[]) {
  const ids = [...new Set(waiting.map(({ clientId }) => clientId))];
  const [rows, people, steps] = await Promise.all([
    rowsOf(app, ids),
    app.db.select(shownOf(contacts)).from(contacts).where(inArray(contacts.clientId, ids)),
    settings.valueOf(app, "timesheets"),
  ]);
  const receivers = new Map<string, Omit<Sending, "linkDays">>();
  const without = new Map<string, LinksSent["without"][number]>();
  for (const { clientId, clientName, siteId, people: n } of waiting) {
    const of = approversAt(rows.get(clientId)?.approvers ?? [], siteId);
    const first = of.find(({ rank }) => rank === 1);
    const contact = people.find(({ id }) => id === first?.contactId);
    if (!first || !contact?.email) {
      const known = without.get(clientId)?.people ?? 0;
      without.set(clientId, { clientId, clientName, people: known + n });
      continue;
    }
    const key = `${clientId} ${first.siteId}`;
    receivers.set(key, {
      approver: first,
      week,
      kind: "first",
      client: { id: clientId, name: clientName },
      contact: { ...contact, email: contact.email },
      people: (receivers.get(key)?.people ?? 0) + n,
      next: nextAfter(
        "first",
        steps,
        of.some(({ rank }) => rank === 2),
      ),
    });
  }
  return { receivers: [...receivers.values()], without: [...without.values()] };
}

/** Sends what has come in since the last letter of its approver; once a day at most, where that is switched on. */
async function sendFresh(app: App, today: string): Promise<number> {
  const { isAutomatic } = await settings.valueOf(app, "timesheets");
  if (!isAutomatic || !(await mail.senderOf(app)) || !publicAddress(app.config)) return 0;
  const weeks = [0, 1, 2, 3, 4].map((n) => addDays(mondayOf(today), -7 * n));
  let sent = 0;
  for (const week of weeks) {
    const fresh = await freshIn(app, week);
    await sendTo(app, fresh);
    sent += fresh.length;
  }
  return sent;
}

async function freshIn(app: App, week: string) {
  const waiting = await timesheets.waiting(app, week);
  if (waiting.length === 0) return [];
  const links = await app.db
    .select()
    .from(approvalLinks)
    .where(eq(approvalLinks.week, week))
    .orderBy(desc(approvalLinks.createdAt));
  const since = (clientId: string, { siteId }: Approver) =>
    links.find((it) => it.clientId === clientId && it.siteId === siteId)?.createdAt ?? "";
  const { receivers } = await receiversOf(app, week, waiting);
  return receivers.filter(({ client, approver }) =>
    waiting.some(
      (it) => it.clientId === client.id && (it.lastAt ?? "") > since(client.id, approver),
    ),
  );
}

export const approvalTasks: DailyTask[] = [
  {
    name: "timesheets-links",
    does: "Sends submitted hours to the clients that approve them",
    run: sendFresh,
  },
];
