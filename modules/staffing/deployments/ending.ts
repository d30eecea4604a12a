import { and, eq, inArray } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { listed } from "@/src/bulk-insert";
import { deployments } from "./schema";

/** Part of a write: whatever these people are still doing is over; for those whom an old copy brought back. */
export const activeEnded = (app: App, candidateIds: string[]): Write =>
  app.db
    .update(deployments)
    .set({ status: "completed" })
    .where(
      and(inArray(deployments.candidateId, listed(candidateIds)), eq(deployments.status, "active")),
    );
