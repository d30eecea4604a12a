import { and, eq, inArray, notInArray, or } from "drizzle-orm";
import { clientContactRows as contacts } from "@/modules/crm/clients/read-model";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Holder } from "@/src/personal-data/holders";
import { timesheetLines, timesheets } from "../schema";
import { approvalLinks, timesheetDecisions } from "./schema";

/** That somebody of a client was asked for hours and what they said; the decision stays, and forgets whose it was. */
export const holder: Holder = {
  name: "hourApprovals",
  tables: ["approval_links", "timesheet_decisions"],

  async collect(app, { type, id }) {
    if (type !== "client") return {};
    const ids = await idsOf(app, id);
    const [links, decisions] = await Promise.all([
      app.db.select().from(approvalLinks).where(inArray(approvalLinks.contactId, ids)),
      app.db.select().from(timesheetDecisions).where(inArray(timesheetDecisions.contactId, ids)),
    ]);
    return {
      hourLinks: links.map(({ tokenHash: _, ...link }) => link),
      hourDecisions: decisions,
    };
  },

  async erase(app, { type, id }) {
    if (type === "candidate") return { writes: await withoutWorker(app, id), news: [] };
    if (type !== "client") return { writes: [], news: [] };
    const ids = await idsOf(app, id);
    const forgotten = { contactId: null, contactName: null };
    return {
      writes: [
        app.db.delete(approvalLinks).where(inArray(approvalLinks.contactId, ids)),
        app.db
          .update(timesheetDecisions)
          .set(forgotten)
          .where(inArray(timesheetDecisions.contactId, ids)),
      ],
      news: [],
    };
  },
};

/** What was said of hours that were never approved goes with them; of the others only why they were sent back. */
async function withoutWorker(app: App, candidateId: string): Promise<Write[]> {
  const rows = await app.db
    .select({ id: timesheets.id })
    .from(timesheets)
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .where(eq(deployments.candidateId, candidateId));
  const isTheirs = inArray(
    timesheetDecisions.timesheetId,
    rows.map(({ id }) => id),
  );
  const billable = app.db.select({ id: timesheetLines.timesheetId }).from(timesheetLines);
  return [
    app.db
      .delete(timesheetDecisions)
      .where(and(isTheirs, notInArray(timesheetDecisions.timesheetId, billable))),
    app.db.update(timesheetDecisions).set({ reason: null }).where(isTheirs),
  ];
}

/** One person by their own id, or everybody of a client by the client's. */
async function idsOf(app: App, id: string): Promise<string[]> {
  const rows = await app.db
    .select({ id: contacts.id })
    .from(contacts)
    .where(or(eq(contacts.id, id), eq(contacts.clientId, id)));
  return [id, ...rows.map((it) => it.id)];
}
