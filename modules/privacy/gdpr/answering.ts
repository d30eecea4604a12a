import { and, eq, isNull } from "drizzle-orm";
import type { RequestKind } from "@/modules/public/candidate-self-service/rules";
import { ownPageRequests as asked } from "@/modules/public/candidate-self-service/schema";
import { type App, signatureOf } from "@/src/app";
import type { Write } from "@/src/database";

export const isAsked = (kind: RequestKind) => and(eq(asked.kind, kind), isNull(asked.settledAt));

/** What they asked on their page has been seen to. */
export const answered = (app: App, candidateId: string, kind: RequestKind): Write =>
  app.db
    .update(asked)
    .set({ settledAt: app.now().toISOString(), settledBy: signatureOf(app) })
    .where(and(eq(asked.candidateId, candidateId), isAsked(kind)));
