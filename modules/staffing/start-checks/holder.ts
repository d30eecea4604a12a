import { eq } from "drizzle-orm";
import type { Holder, Subject } from "@/src/personal-data/holders";
import { startOverrides } from "./schema";
import { isNot, mentionsIn } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/records/core/rules";

export const holder: Holder = {
  name: "starts",
  tables: ["start_overrides"],

  async collect(app, subject) {
    const about = aboutOf(subject);
    if (!about) return {};
    return { startOverrides: await app.db.select().from(startOverrides).where(about) };
  },

  /** That somebody let a start pass stays told of the deployment; whom it was about and why does not. */
  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const anonymous = { candidateId: null, reason: null };
    return {
      writes: [
        app.db.update(startOverrides).set(anonymous).where(eq(startOverrides.candidateId, id)),
      ],
      news: [],
    };
  },

  mentions: (app, { id }, search) =>
    mentionsIn(app, search, {
      table: startOverrides,
      where: isNot(eq(startOverrides.candidateId, id)),
      tell: ({ deploymentId, reason }) => ({
        ...onRecord("deployment", deploymentId),
        texts: { reason },
      }),
    }),
};

function aboutOf({ type, id }: Subject) {
  if (type === "candidate") return eq(startOverrides.candidateId, id);
  return type === "user" ? eq(startOverrides.by, id) : undefined;
}
