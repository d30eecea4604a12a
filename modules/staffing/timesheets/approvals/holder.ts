import { and, eq, inArray, notInArray } from "drizzle-orm";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Holder } from "@/src/personal-data/holders";
import { timesheetLines, timesheets } from "../schema";
import { approvalLinks, timesheetDecisions } from "./schema";
import { contactsOf } from "./signatures";
import { isNot, mentionsIn, onPage } from "@/src/personal-data/mentions";

/** That somebody of a client was asked for hours and what they said; the decision stays, and forgets whose it was. */
export const holder: Holder = {
  name: "hourApprovals",
  tables: ["approval_links", "timesheet_decisions"],

  async collect(app, { type, id }) {
    if (type !== "client") return {};
    const ids = await contactsOf(app, id);
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
    const ids = await contactsOf(app, id);
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

  async mentions(app, { type, id }, search) {
    const people = type === "client" ? await contactsOf(app, id) : [];
    const theirs = type === "candidate" ? await sheetsOf(app, id) : [];
    return mentionsIn(app, search, {
      table: timesheetDecisions,
      where: and(
        isNot(inArray(timesheetDecisions.contactId, people)),
        notInArray(timesheetDecisions.timesheetId, theirs),
      ),
      tell: ({ contactName, reason }) => ({
        ...onPage("/timesheets"),
        texts: { contactName, reason },
      }),
    });
  },
};

/** What was said of hours that were never approved goes with them; of the others only why they were sent back. */
async function withoutWorker(app: App, candidateId: string): Promise<Write[]> {
  const isTheirs = inArray(timesheetDecisions.timesheetId, await sheetsOf(app, candidateId));
  const billable = app.db.select({ id: timesheetLines.timesheetId }).from(timesheetLines);
  return [
    app.db
      .delete(timesheetDecisions)
      .where(and(isTheirs, notInArray(timesheetDecisions.timesheetId, billable))),
    app.db.update(timesheetDecisions).set({ reason: null }).where(isTheirs),
  ];
}

async function sheetsOf(app: App, candidateId: string): Promise<string[]> {
  const rows = await app.db
    .select({ id: timesheets.id })
    .from(timesheets)
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .where(eq(deployments.candidateId, candidateId));
  return rows.map(({ id }) => id);
}
