import { eq, inArray, notInArray } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { documentRevisions, documents, documentTemplates } from "./schema";
import { isNot, mentionsOver, onPage, mentionPlace } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/records/core/rules";

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

  mentions(app, { id }, search) {
    const theirs = app.db.select({ id: documents.id }).from(documents).where(isOf(id));
    return mentionsOver(app, search, [
      mentionPlace({
        table: documents,
        where: isNot(isOf(id)),
        tell: ({ kind, recordId, title, body, sentNote, reason }) => ({
          ...onRecord(kind, recordId),
          label: title,
          texts: { title, content: body, notes: sentNote, reason },
        }),
      }),
      mentionPlace({
        table: documentRevisions,
        where: notInArray(documentRevisions.documentId, theirs),
        tell: ({ title, body }) => ({
          ...onPage("/deployments", title),
          texts: { title, content: body },
        }),
      }),
      mentionPlace({
        table: documentTemplates,
        tell: ({ name, body }) => ({
          ...onPage("/admin?tab=documents", name),
          labels: { name },
          texts: { content: body },
        }),
      }),
    ]);
  },
};

const isOf = (id: string) => eq(documents.candidateId, id);
