import type { Holder } from "@/src/personal-data/holders";
import { isOf } from "./history";
import { recordHistory } from "./schema";

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
};
