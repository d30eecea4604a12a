import { and, eq, isNull } from "drizzle-orm";
import { candidatesChanged } from "@/modules/candidates";
import { candidates } from "@/modules/candidates/schema";
import type { App } from "@/src/app";
import type { Erasure, Subject } from "@/src/holders";

const nothing: Erasure = { writes: [], news: [] };

/** While nobody knows whether a candidate's data stays it is only kept; one that was restricted before keeps its moment. */
export function restricted(app: App, { type, id }: Subject, at: string): Erasure {
  if (type !== "candidate") return nothing;
  const isFree = and(eq(candidates.id, id), isNull(candidates.restrictedAt));
  return {
    writes: [app.db.update(candidates).set({ restrictedAt: at }).where(isFree)],
    news: [candidatesChanged([id])],
  };
}

/** Only what the request itself restricted, at its own moment. */
export function unrestricted(app: App, { type, id }: Subject, at: string): Erasure {
  if (type !== "candidate") return nothing;
  const isOurs = and(eq(candidates.id, id), eq(candidates.restrictedAt, at));
  return {
    writes: [app.db.update(candidates).set({ restrictedAt: null }).where(isOurs)],
    news: [candidatesChanged([id])],
  };
}
