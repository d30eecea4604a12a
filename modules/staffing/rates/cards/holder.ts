import { eq, getTableColumns } from "drizzle-orm";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { Holder } from "@/src/personal-data/holders";
import { rateCards } from "./schema";

/** What somebody's own deployments are paid at is theirs to see; it stays with the deployment, which forgets who it was. */
export const holder: Holder = {
  name: "rateCards",
  tables: [],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const rows = await app.db
      .select(getTableColumns(rateCards))
      .from(rateCards)
      .innerJoin(deployments, eq(deployments.id, rateCards.deploymentId))
      .where(eq(deployments.candidateId, id));
    return { rateCards: rows };
  },

  async erase() {
    return { writes: [], news: [] };
  },
};
