import { and, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import type { Holder } from "@/src/personal-data/holders";
import { expenses, shiftPlans, timesheetLines, timesheets } from "./schema";
import { mentionsOver, onPage, mentionPlace } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/records/core/rules";

/** Approved hours and expenses stay as the invoice's annex, at a deployment that forgets who worked; what was typed besides goes. */
export const holder: Holder = {
  name: "timesheets",
  tables: [],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const ids = await idsOf(app, id);
    const rows = await app.db.select().from(timesheets).where(inArray(timesheets.id, ids));
    const spent = await app.db.select().from(expenses).where(inArray(expenses.timesheetId, ids));
    const plans = await app.db
      .select()
      .from(shiftPlans)
      .where(inArray(shiftPlans.deploymentId, theirsOf(app, id)));
    return { timesheets: rows, plannedShifts: plans, expenses: spent };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const ids = await idsOf(app, id);
    const [isTheirs, isSpent] = [inArray(timesheets.id, ids), inArray(expenses.timesheetId, ids)];
    const worked = (await theirsOf(app, id)).map((it) => it.id);
    const isUnapproved = notInArray(timesheets.status, ["approved", "billed"]);
    return {
      writes: [
        app.db.delete(shiftPlans).where(inArray(shiftPlans.deploymentId, worked)),
        app.db.delete(expenses).where(and(isSpent, isNull(expenses.clientId))),
        app.db.update(expenses).set({ note: "", receiptFileId: null }).where(isSpent),
        app.db.delete(timesheets).where(and(isTheirs, isUnapproved, hasNoLines(app))),
        app.db.update(timesheets).set({ entries: [], reason: null }).where(isTheirs),
      ],
      news: [],
    };
  },

  async mentions(app, { id }, search) {
    const ids = await idsOf(app, id);
    return mentionsOver(app, search, [
      mentionPlace({
        table: timesheets,
        where: notInArray(timesheets.id, ids),
        tell: ({ deploymentId, reason }) => ({
          ...onRecord("deployment", deploymentId),
          texts: { reason },
        }),
      }),
      mentionPlace({
        table: expenses,
        where: notInArray(expenses.timesheetId, ids),
        tell: ({ note }) => ({ ...onPage("/expenses"), texts: { notes: note } }),
      }),
    ]);
  },
};

const theirsOf = (app: App, candidateId: string) =>
  app.db
    .select({ id: deployments.id })
    .from(deployments)
    .where(eq(deployments.candidateId, candidateId));

const hasNoLines = (app: App) =>
  notInArray(timesheets.id, app.db.select({ id: timesheetLines.timesheetId }).from(timesheetLines));

/** Read beforehand, because the deployments forget whose they were in the same write. */
async function idsOf(app: App, candidateId: string): Promise<string[]> {
  const rows = await app.db
    .select({ id: timesheets.id })
    .from(timesheets)
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .where(eq(deployments.candidateId, candidateId));
  return rows.map(({ id }) => id);
}
