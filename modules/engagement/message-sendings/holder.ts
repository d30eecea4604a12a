import { eq, or } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { messageSendingItems as items, messageSendings } from "./schema";
import { mentionsIn, onPage } from "@/src/personal-data/mentions";

/** Who was among those of a run; the message itself is the communications', and an id that nothing resolves names nobody. */
export const holder: Holder = {
  name: "messageSendings",
  tables: ["message_sending_items"],

  async collect(app, { type, id }) {
    if (type !== "client") return {};
    const isTheirs = or(eq(items.contactId, id), eq(items.clientId, id));
    return { messageSendings: await app.db.select().from(items).where(isTheirs) };
  },

  async erase(app, { type, id }) {
    if (type !== "client") return { writes: [], news: [] };
    const forgotten = app.db
      .update(items)
      .set({ contactId: null })
      .where(or(eq(items.contactId, id), eq(items.clientId, id)));
    return { writes: [forgotten], news: [] };
  },

  mentions(app, _, search) {
    return mentionsIn(app, search, {
      table: messageSendings,
      tell: ({ subject, content }) => ({
        ...onPage("/contacts", subject),
        texts: { subject, content },
      }),
    });
  },
};
