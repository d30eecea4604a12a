import { eq, inArray, notInArray } from "drizzle-orm";
import { linesOf, redactHistoryWrite } from "@/modules/records/core";
import { onRecord } from "@/modules/records/core/rules";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Holder } from "@/src/personal-data/holders";
import { isNot, mentionsOver, mentionPlace } from "@/src/personal-data/mentions";
import { deploymentsChanged } from "./events";
import { numberOf } from "./rules";
import { deployments, deploymentTerms } from "./schema";

/** Who somebody was goes; what was earned, where and when stays, because invoices stand on it. */
export const holder: Holder = {
  name: "deployments",
  tables: ["deployments"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const rows = await ownOf(app, id);
    const ids = rows.map((row) => row.id);
    const terms = await app.db
      .select()
      .from(deploymentTerms)
      .where(inArray(deploymentTerms.deploymentId, ids));
    const history = await linesOf(app, { kind: "deployment", ids });
    return { deployments: rows.map(({ ownerKey, ...it }) => it), terms, history };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const rows = await ownOf(app, id);
    const active = rows.find(({ status }) => status === "active");
    if (active) {
      const sentence = `This person is deployed on ${numberOf(active.seq)}. End or cancel that deployment first.`;
      throw new Failure("conflict", sentence);
    }
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return { writes: [], news: [] };
    const set = {
      candidateId: null,
      candidateErasedAt: app.now().toISOString(),
      applicationId: null,
      notes: null,
      cancelReason: null,
      partTimeReason: null,
    };
    const writes = [
      app.db.update(deployments).set(set).where(eq(deployments.candidateId, id)),
      app.db
        .update(deploymentTerms)
        .set({ reason: null })
        .where(inArray(deploymentTerms.deploymentId, ids)),
      redactHistoryWrite(app, { kind: "deployment", ids }),
    ];
    return { writes, news: [deploymentsChanged(ids)] };
  },

  mentions(app, { id }, search) {
    const theirs = app.db
      .select({ id: deployments.id })
      .from(deployments)
      .where(eq(deployments.candidateId, id));
    return mentionsOver(app, search, [
      mentionPlace({
        table: deployments,
        where: isNot(eq(deployments.candidateId, id)),
        tell: ({ id: recordId, seq, position, notes, cancelReason, partTimeReason }) => ({
          ...onRecord("deployment", recordId),
          label: numberOf(seq),
          texts: { title: position, notes, cancelReason, partTimeReason },
        }),
      }),
      mentionPlace({
        table: deploymentTerms,
        where: notInArray(deploymentTerms.deploymentId, theirs),
        tell: ({ deploymentId, reason }) => ({
          ...onRecord("deployment", deploymentId),
          texts: { reason },
        }),
      }),
    ]);
  },
};

const ownOf = (app: App, candidateId: string) =>
  app.db.select().from(deployments).where(eq(deployments.candidateId, candidateId));
