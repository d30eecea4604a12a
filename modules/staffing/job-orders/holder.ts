import { eq, or } from "drizzle-orm";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { recordPath } from "@/modules/records/core/rules";
import type { Holder } from "@/src/personal-data/holders";
import { type Mention, mostMentions } from "@/src/personal-data/mentions";
import { inSlices } from "@/src/workers/time-slices";
import { jobOrders } from "./schema";

/** A job order is nobody's, and its contact's name stands only with the client; what was written down may name anybody. */
export const holder: Holder = {
  name: "jobOrders",
  tables: ["job_orders"],

  async collect(app, { type, id }) {
    if (type !== "client") return {};
    return { jobOrders: await app.db.select().from(jobOrders).where(isFor(id)) };
  },

  erase: async () => ({ writes: [], news: [] }),

  async mentions(app, _, search) {
    const rows = await app.db
      .select({ id: jobs.id, title: jobs.title, description: jobs.description })
      .from(jobOrders)
      .innerJoin(jobs, eq(jobs.id, jobOrders.jobId));
    const found: Mention[] = [];
    await inSlices(rows, ({ id, title, description }) => {
      const at = { kind: "job", recordId: id, label: title, path: recordPath("job", id) };
      for (const [field, text] of [
        ["title", title] as const,
        ["description", description] as const,
      ]) {
        const excerpt = search.inText(text ?? "");
        if (excerpt) found.push({ ...at, field, excerpt });
      }
    });
    return { count: found.length, first: found.slice(0, mostMentions) };
  },
};

/** For one contact, or for whoever it is at a client. */
const isFor = (id: string) => or(eq(jobOrders.contactId, id), eq(jobOrders.clientId, id));
