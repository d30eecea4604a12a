import { eq } from "drizzle-orm";
import { deploymentsChanged } from "@/modules/staffing/deployments";
import type { Holder } from "@/src/personal-data/holders";
import { dossierDuties } from "./schema";
import { isNot, mentionsIn } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/records/core/rules";

/** That something was notified and when stays, because the law asks for years of it; whom it named does not. */
export const holder: Holder = {
  name: "dossiers",
  tables: ["dossier_duties"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const isTheirs = eq(dossierDuties.candidateId, id);
    return { duties: await app.db.select().from(dossierDuties).where(isTheirs) };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const isTheirs = eq(dossierDuties.candidateId, id);
    const rows = await app.db
      .select({ deploymentId: dossierDuties.deploymentId })
      .from(dossierDuties)
      .where(isTheirs);
    if (rows.length === 0) return { writes: [], news: [] };
    const anonymous = { candidateId: null, reference: null, note: null };
    return {
      writes: [app.db.update(dossierDuties).set(anonymous).where(isTheirs)],
      news: [deploymentsChanged(rows.map(({ deploymentId }) => deploymentId))],
    };
  },

  mentions: (app, { id }, search) =>
    mentionsIn(app, search, {
      table: dossierDuties,
      where: isNot(eq(dossierDuties.candidateId, id)),
      tell: ({ deploymentId, note, reference }) => ({
        ...onRecord("deployment", deploymentId),
        texts: { notes: note, text: reference },
      }),
    }),
};
