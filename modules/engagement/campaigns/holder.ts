import { eq } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { campaignsChanged } from "./events";
import { campaignLetters, campaignOptOuts, campaignRecipients, campaigns } from "./schema";
import { mentionsIn, onPage, wordsIn } from "@/src/personal-data/mentions";

const tables = [campaignRecipients, campaignLetters, campaignOptOuts] as const;

/** To which campaigns somebody belonged, what they got and whether they wanted no more of it. */
export const holder: Holder = {
  name: "campaigns",
  tables: ["campaign_recipients", "campaign_letters", "campaign_opt_outs"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const [campaigns, campaignLetters, campaignOptOuts] = await Promise.all(
      tables.map((table) => app.db.select().from(table).where(eq(table.candidateId, id))),
    );
    return {
      campaigns: campaigns ?? [],
      campaignLetters: campaignLetters ?? [],
      campaignOptOuts: campaignOptOuts ?? [],
    };
  },

  /** Their address stays suppressed, by a hash that names nobody; else they would be written to again. */
  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const rows = await app.db
      .select({ id: campaignRecipients.campaignId })
      .from(campaignRecipients)
      .where(eq(campaignRecipients.candidateId, id));
    return {
      writes: tables.map((table) => app.db.delete(table).where(eq(table.candidateId, id))),
      news: rows.length > 0 ? [campaignsChanged(rows.map((row) => row.id))] : [],
    };
  },

  mentions(app, _, search) {
    return mentionsIn(app, search, {
      table: campaigns,
      tell: ({ id, name, sequence }) => ({
        ...onPage(`/crm?tab=campaigns&view=${id}`, name),
        texts: { content: wordsIn(sequence) },
        labels: { name },
      }),
    });
  },
};
