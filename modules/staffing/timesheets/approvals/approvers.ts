import { and, eq, inArray } from "drizzle-orm";
import {
  clientContactRows as contacts,
  clientRows as clients,
  clientSiteRows as sites,
} from "@/modules/crm/clients/read-model";
import { audit } from "@/modules/platform/audit";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { shownOf } from "@/src/database/read-model";
import { Failure, invalid, notFound } from "@/src/errors";
import { approvalsChanged } from "./events";
import type { Approver, Approvers } from "./model";
import { timesheetApprovers } from "./schema";

export async function approversOf(app: App, clientId: string): Promise<Approvers> {
  const [client] = await app.db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.id, clientId));
  if (!client) return notFound("client");
  return (await rowsOf(app, [clientId])).get(clientId) ?? { version: 0, approvers: [] };
}

export async function rowsOf(app: App, clientIds: string[]): Promise<Map<string, Approvers>> {
  const rows = await app.db
    .select()
    .from(timesheetApprovers)
    .where(inArray(timesheetApprovers.clientId, clientIds));
  return new Map(
    rows.map(({ clientId, version, approvers }) => [clientId, { version, approvers }]),
  );
}

/** Replaces who approves a client's hours, if they still are those that were changed. */
export async function changeApprovers(
  app: App,
  clientId: string,
  { version, approvers }: Approvers,
): Promise<Approvers> {
  const before = await approversOf(app, clientId);
  if (before.version !== version) {
    throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
  }
  await refuseStrangers(app, clientId, approvers);
  const set = { approvers, version: version + 1, updatedAt: app.now().toISOString() };
  const isAt = and(
    eq(timesheetApprovers.clientId, clientId),
    eq(timesheetApprovers.version, version),
  );
  await app.write(
    [
      must(
        version === 0
          ? app.db
              .insert(timesheetApprovers)
              .values({ clientId, ...set })
              .onConflictDoNothing()
          : app.db.update(timesheetApprovers).set(set).where(isAt),
      ),
      audit.entry(app, {
        action: "timesheet.approvers",
        entityType: "client",
        entityId: clientId,
        details: { approvers: approvers.length },
      }),
    ],
    approvalsChanged([clientId]),
  );
  return approversOf(app, clientId);
}

/** Only people of the client with an address of their own, one of each rank at a site, and nobody of the agency. */
async function refuseStrangers(app: App, clientId: string, approvers: Approver[]): Promise<void> {
  const [people, places, staff] = await Promise.all([
    app.db.select(shownOf(contacts)).from(contacts).where(eq(contacts.clientId, clientId)),
    app.db.select({ id: sites.id }).from(sites).where(eq(sites.clientId, clientId)),
    app.db.select({ email: users.email }).from(users),
  ]);
  const colleagues = new Set(staff.map(({ email }) => email.toLowerCase()));
  const seen = new Set<string>();
  const issues = approvers.flatMap(({ siteId, rank, contactId }, at) => {
    const contact = people.find(({ id }) => id === contactId);
    const key = `${siteId} ${rank}`;
    const isTwice = seen.size === seen.add(key).size;
    const path = (field: string) => ["approvers", at, field];
    if (!contact?.email)
      return [{ path: path("contactId"), message: "Choose a contact with an email address." }];
    if (colleagues.has(contact.email.toLowerCase()))
      return [{ path: path("contactId"), message: "A colleague can't approve for the client." }];
    if (siteId !== null && !places.some(({ id }) => id === siteId))
      return [{ path: path("siteId"), message: "Choose a site of this client." }];
    return isTwice
      ? [{ path: path("rank"), message: "Someone else is chosen for this already." }]
      : [];
  });
  if (issues.length > 0) throw invalid(issues);
}
