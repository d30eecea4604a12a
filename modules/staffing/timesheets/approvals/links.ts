import { and, desc, eq, isNull } from "drizzle-orm";
import {
  clientContactRows as contacts,
  clientRows as clients,
} from "@/modules/crm/clients/read-model";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { notFound } from "@/src/errors";
import { approvalsChanged } from "./events";
import type { ApprovalLink, HoursDecision } from "./model";
import { approvalLinks, timesheetDecisions } from "./schema";

/** The links of a week, the newest first, each with what follows by itself. */
export async function linksOf(app: App, week: string): Promise<ApprovalLink[]> {
  const [rows, nameOf] = await Promise.all([
    app.db
      .select({ link: approvalLinks, clientName: clients.name, contactName: contacts.name })
      .from(approvalLinks)
      .innerJoin(clients, eq(clients.id, approvalLinks.clientId))
      .leftJoin(contacts, eq(contacts.id, approvalLinks.contactId))
      .where(eq(approvalLinks.week, week))
      .orderBy(desc(approvalLinks.createdAt)),
    users.authors(app),
  ]);
  const letters = await mail.stateOf(
    app,
    rows.map(({ link }) => link.letterId),
  );
  return rows.map(({ link, ...names }) => {
    const { id, clientId, siteId, rank, kind, openedAt, expiresAt, revokedAt } = link;
    const isOver = link.nextAt === null || link.nextKind === null;
    return {
      id,
      clientId,
      siteId,
      rank,
      kind,
      week,
      openedAt,
      expiresAt,
      revokedAt,
      ...names,
      sentAt: link.createdAt,
      sentBy: nameOf(link.createdBy),
      letter: letters.get(link.letterId)?.state ?? ("sent" as const),
      next: isOver ? null : { kind: link.nextKind ?? kind, at: link.nextAt ?? "" },
    };
  });
}

/** Ends a link before its day, with what would follow by itself. */
export async function revoke(app: App, id: string): Promise<ApprovalLink> {
  const [link] = await app.db.select().from(approvalLinks).where(eq(approvalLinks.id, id));
  if (!link) return notFound("link");
  const set = { revokedAt: app.now().toISOString(), nextAt: null, nextKind: null };
  const isOpen = and(eq(approvalLinks.id, id), isNull(approvalLinks.revokedAt));
  await app.write(
    [
      must(app.db.update(approvalLinks).set(set).where(isOpen)),
      audit.entry(app, {
        action: "timesheet.link-revoked",
        entityType: "client",
        entityId: link.clientId,
        details: { week: link.week },
      }),
    ],
    approvalsChanged([link.clientId]),
  );
  const all = await linksOf(app, link.week);
  return all.find((it) => it.id === id) ?? notFound("link");
}

/** What the client said of a timesheet, the last first. */
export async function decisionsOf(app: App, timesheetId: string): Promise<HoursDecision[]> {
  const rows = await app.db
    .select()
    .from(timesheetDecisions)
    .where(eq(timesheetDecisions.timesheetId, timesheetId))
    .orderBy(desc(timesheetDecisions.at));
  return rows.map(({ timesheetId: _, linkId: __, contactId: ___, ...row }) => row);
}
