import { and, eq, inArray, sql } from "drizzle-orm";
import type { Handing } from "@/src/ownership-transfer";
import { liveLeadStates } from "./rules";
import { leads } from "./schema";

const isLive = inArray(leads.state, [...liveLeadStates]);

/** The companies that somebody was to call. */
export const handing: Handing = {
  kind: "leads",

  async of(app, userId) {
    const isTheirs = and(eq(leads.ownerId, userId), isLive);
    const rows = await app.db.select({ id: leads.id }).from(leads).where(isTheirs);
    return rows.map(({ id }) => id);
  },

  async give(app, ids, { from, to }) {
    const areStill = and(inArray(leads.id, ids), eq(leads.ownerId, from), isLive);
    const updatedAt = app.now().toISOString();
    const set = { ownerId: to, version: sql`${leads.version} + 1`, updatedAt };
    return { writes: [app.db.update(leads).set(set).where(areStill)], news: [] };
  },
};
