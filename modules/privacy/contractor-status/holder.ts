import { eq } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { ofCandidate } from "./service";
import { independenceChecks } from "./schema";
import { isNot, mentionsIn } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/records/core/rules";

/** That work was judged and how stays, as proof of care; whom it was about and what was noted does not. */
export const holder: Holder = {
  name: "independence",
  tables: ["independence_checks"],

  async collect(app, { type, id }) {
    return type === "candidate" ? { checks: await ofCandidate(app, id) } : {};
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const anonymous = { candidateId: null, note: null };
    const isTheirs = eq(independenceChecks.candidateId, id);
    return {
      writes: [app.db.update(independenceChecks).set(anonymous).where(isTheirs)],
      news: [],
    };
  },

  mentions: (app, { id }, search) =>
    mentionsIn(app, search, {
      table: independenceChecks,
      where: isNot(eq(independenceChecks.candidateId, id)),
      tell: ({ deploymentId, note }) => ({
        ...onRecord("deployment", deploymentId),
        texts: { notes: note },
      }),
    }),
};
