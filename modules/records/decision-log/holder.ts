import { eq, or, sql } from "drizzle-orm";
import type { Holder, Subject } from "@/src/personal-data/holders";
import { decisions } from "./schema";
import { isNot, mentionsIn, onPage } from "@/src/personal-data/mentions";

export const holder: Holder = {
  name: "decisions",
  tables: ["decisions"],

  async collect(app, subject) {
    const about = aboutOf(subject);
    if (!about) return {};
    return { decisions: await app.db.select().from(decisions).where(about) };
  },

  /** The numbers stay, because how often people overrule a machine is a figure; whom they meant does not. */
  async erase(app, { type, id }) {
    if (type === "client") return { writes: [], news: [] };
    const column = type === "candidate" ? decisions.candidateId : decisions.userId;
    const link = type === "candidate" ? { candidateId: null } : { userId: null };
    const anonymous = { ...link, reason: null, machine: withoutInputs };
    return { writes: [app.db.update(decisions).set(anonymous).where(eq(column, id))], news: [] };
  },

  mentions: (app, subject, search) =>
    mentionsIn(app, search, {
      table: decisions,
      where: isNot(aboutOf(subject)),
      tell: ({ reason }) => ({ ...onPage("/compliance?tab=decisions"), texts: { reason } }),
    }),
};

/** A hash of a person's facts can be recognised by whoever has the facts. */
const withoutInputs = sql`json_set(machine, '$.inputsHash', '', '$.parts', json('[]'))`;

function aboutOf({ type, id }: Subject) {
  if (type === "candidate") return eq(decisions.candidateId, id);
  return type === "user" ? or(eq(decisions.userId, id), eq(decisions.by, id)) : undefined;
}
