import { and, eq } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { tagsChanged } from "./events";
import { recordTags } from "./schema";

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
};
