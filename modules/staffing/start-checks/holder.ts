import { eq } from "drizzle-orm";
import type { Holder, Subject } from "@/src/personal-data/holders";
import { startOverrides } from "./schema";

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
};

function aboutOf({ type, id }: Subject) {
  if (type === "candidate") return eq(startOverrides.candidateId, id);
  return type === "user" ? eq(startOverrides.by, id) : undefined;
}
