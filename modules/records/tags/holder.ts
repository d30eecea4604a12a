import { and, eq } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { tagsChanged } from "./events";
import { recordTags } from "./schema";
import { isNot, mentionsIn, onPage } from "@/src/personal-data/mentions";
import { onRecord } from "../core/rules";

const isOf = (candidateId: string) =>
  and(eq(recordTags.recordId, candidateId), eq(recordTags.kind, "candidate"));

export const holder: Holder = {
  name: "tags",
  tables: ["record_tags"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    return { tags: await app.db.select().from(recordTags).where(isOf(id)) };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    return {
      writes: [app.db.delete(recordTags).where(isOf(id))],
      news: [tagsChanged("candidate", [id])],
    };
  },

  mentions: (app, { id }, search) =>
    mentionsIn(app, search, {
      table: recordTags,
      where: isNot(isOf(id)),
      tell: ({ kind, recordId, tag }) => ({
        ...(kind === "contact" ? onPage("/contacts") : onRecord(kind, recordId)),
        labels: { name: tag },
      }),
    }),
};
