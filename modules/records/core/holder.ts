import type { Holder } from "@/src/personal-data/holders";
import { isOf } from "./history";
import { recordHistory } from "./schema";
import { isNot, mentionsIn, wordsIn } from "@/src/personal-data/mentions";
import { type Changes, onRecord } from "./rules";

/** What is told of a candidate is about that person; what is told of a client is told by its own holder. */
export const holder: Holder = {
  name: "records",
  tables: ["record_history"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    return { history: await app.db.select().from(recordHistory).where(isOf("candidate", id)) };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    return { writes: [app.db.delete(recordHistory).where(isOf("candidate", id))], news: [] };
  },

  /** What records said before they were mended stays in their history. */
  mentions: (app, { type, id }, search) =>
    mentionsIn(app, search, {
      table: recordHistory,
      where: isNot(isOf("candidate", id)),
      tell: ({ kind, recordId, reason, changes }) => ({
        ...onRecord(kind, recordId),
        texts: { reason, text: wordsIn(type === "client" ? withoutContacts(changes) : changes) },
      }),
    }),
};

/** How a contact was written is taken out of the history of their client with them. */
const withoutContacts = ({ contacts: _, ...changes }: Changes): Changes => changes;
