import { and, desc, eq } from "drizzle-orm";
import { isThere } from "./seeing";
import { communications } from "./schema";
import type { Contribution } from "@/modules/records/timeline";

/** Messages, calls and meetings, as far as whoever asks may read them; what was said stands in its own place. */
export const communicated: Contribution = {
  type: "communication",
  rank: 4,
  async tell(app, { kind, id, older, limit, nameOf }) {
    if (kind === "job") return [];
    const { recordId, occurredAt, seq } = communications;
    const isAbout = and(eq(recordId, id), eq(communications.kind, kind), isThere(app));
    const rows = await app.db
      .select()
      .from(communications)
      .where(and(isAbout, older(occurredAt, seq)))
      .orderBy(desc(occurredAt), desc(seq))
      .limit(limit);
    return rows.map((row) => ({
      seq: row.seq,
      at: row.occurredAt,
      by: row.userId && nameOf(row.userId),
      event: `${row.type}-${row.direction}`,
      text: row.subject || row.contactName,
    }));
  },
};
