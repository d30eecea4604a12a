import { and, eq, isNull } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { restrictionRows as restrictions } from "@/modules/crm/candidates/legal-bases/read-model";
import type { App } from "@/src/app";
import type { Erasure, Subject } from "@/src/personal-data/holders";

const nothing: Erasure = { writes: [], news: [] };

/** While nobody knows whether a candidate's data stays it is only kept. */
export const restrictionWrites = async (app: App, { type, id }: Subject): Promise<Erasure> =>
  type === "candidate" ? candidates.restrictionWrites(app, id, { ground: "erasure" }) : nothing;

/** What was restricted for another reason stays so. */
export async function unrestrictionWrites(app: App, { type, id }: Subject): Promise<Erasure> {
  if (type !== "candidate") return nothing;
  const isOurs = and(
    eq(restrictions.candidateId, id),
    eq(restrictions.ground, "erasure"),
    isNull(restrictions.liftedAt),
  );
  const rows = await app.db.select({ id: restrictions.id }).from(restrictions).where(isOurs);
  return rows.length > 0 ? candidates.unrestrictionWrites(app, id) : nothing;
}
