import { eq, inArray } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { documentRevisions, documents } from "./schema";

/** A document names the person it is for; its files are the record's files, which another holder has. */
export const holder: Holder = {
  name: "documents",
  tables: ["documents"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    return { documents: await app.db.select().from(documents).where(isOf(id)) };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const theirs = app.db.select({ id: documents.id }).from(documents).where(isOf(id));
    const writes = [
      app.db.delete(documentRevisions).where(inArray(documentRevisions.documentId, theirs)),
      app.db.delete(documents).where(isOf(id)),
    ];
    return { writes, news: [] };
  },
};

const isOf = (id: string) => eq(documents.candidateId, id);
