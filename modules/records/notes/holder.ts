import { and, eq, isNull } from "drizzle-orm";
import { recordPath } from "@/modules/records/core/rules";
import type { Holder } from "@/src/personal-data/holders";
import { isNot, mentionsIn } from "@/src/personal-data/mentions";
import { notesChanged } from "./events";
import { mentions, notes } from "./schema";

const isAbout = (candidateId: string) =>
  and(eq(notes.recordId, candidateId), eq(notes.kind, "candidate"));

export const holder: Holder = {
  name: "notes",
  tables: ["notes", "mentions"],

  /** What was written about a candidate, and what a user wrote and was named in. */
  async collect(app, { type, id }) {
    if (type === "client") return {};
    const which = type === "candidate" ? isAbout(id) : eq(notes.userId, id);
    return {
      notes: await app.db.select().from(notes).where(which),
      ...(type === "user" && {
        mentions: await app.db.select().from(mentions).where(eq(mentions.userId, id)),
      }),
    };
  },

  /** Notes about a candidate go; those of a user stay the agency's, and their name is looked up in vain. */
  async erase(app, { type, id }) {
    if (type === "client") return { writes: [], news: [] };
    if (type === "user") {
      const writes = [app.db.delete(mentions).where(eq(mentions.userId, id))];
      return { writes, news: [] };
    }
    return {
      writes: [app.db.delete(notes).where(isAbout(id))],
      news: [notesChanged({ kind: "candidate", recordId: id })],
    };
  },

  mentions(app, { id }, search) {
    return mentionsIn(app, search, {
      table: notes,
      where: and(isNull(notes.deletedAt), isNot(isAbout(id))),
      tell: ({ kind, recordId, text }) => ({
        kind,
        recordId,
        label: null,
        texts: { text },
        path: recordPath(kind, recordId, "notes"),
      }),
    });
  },
};
