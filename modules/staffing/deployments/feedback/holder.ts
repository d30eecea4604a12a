import { eq, inArray, not } from "drizzle-orm";
import { deployments } from "@/modules/staffing/deployments/schema";
import { recordPath } from "@/modules/records/core/rules";
import type { App } from "@/src/app";
import type { Holder } from "@/src/personal-data/holders";
import { mentionsIn } from "@/src/personal-data/mentions";
import { deploymentFeedback } from "./schema";

/** What was said of somebody is theirs to see and goes with them; the score stays among the others. */
export const holder: Holder = {
  name: "feedback",
  tables: [],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    return { feedback: await app.db.select().from(deploymentFeedback).where(about(app, id)) };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    // Read beforehand, because the deployments forget whose they were in the same write.
    const said = await app.db
      .select({ id: deploymentFeedback.id })
      .from(deploymentFeedback)
      .where(about(app, id));
    const isTheirs = inArray(
      deploymentFeedback.id,
      said.map((it) => it.id),
    );
    return {
      writes: [app.db.update(deploymentFeedback).set({ text: null }).where(isTheirs)],
      news: [],
    };
  },

  mentions(app, { id }, search) {
    return mentionsIn(app, search, {
      table: deploymentFeedback,
      where: not(about(app, id)),
      tell: ({ deploymentId, text }) => ({
        kind: "deployment",
        recordId: deploymentId,
        label: null,
        texts: { text },
        path: recordPath("deployment", deploymentId),
      }),
    });
  },
};

const about = (app: App, candidateId: string) =>
  inArray(
    deploymentFeedback.deploymentId,
    app.db
      .select({ id: deployments.id })
      .from(deployments)
      .where(eq(deployments.candidateId, candidateId)),
  );
