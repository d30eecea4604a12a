import { and, eq, notExists, sql } from "drizzle-orm";
import { activities, activitiesChanged } from "@/modules/platform/privacy-log";
import { gdprActivities } from "@/modules/platform/privacy-log/schema";
import { daysAfter } from "@/modules/crm/candidates/rules";
import { ownPageRequests as asked } from "@/modules/public/candidate-self-service/schema";
import { acting, type App } from "@/src/app";
import { isAsked } from "./answering";
import { begun, cancel } from "./requesting";
import { answerDays } from "./rules";
import { gdprErasures as erasures } from "./schema";
import { isOpen } from "./shape";
import { subjectOf } from "./subjects";

/** What people ask on their own page comes in here, and what they take back goes; answers how many of both. */
export async function arrive(app: App): Promise<number> {
  const page = acting(app, { id: null, name: "link to the own page" });
  const [toErase, toShow, takenBack] = await Promise.all([
    wanted(app),
    copiesWanted(app),
    regretted(app),
  ]);
  for (const { candidateId: entityId, at } of toErase) {
    const subject = await subjectOf(page, { entityType: "candidate", entityId });
    await begun(page, subject, { origin: "own-page", requestedAt: at, reason: ownReason });
  }
  for (const { candidateId: entityId, at } of toShow) {
    const dueAt = `${daysAfter(at, answerDays)}T23:59:59.999Z`;
    const line = { deed: "data-exported", entityType: "candidate", entityId } as const;
    await page.write(
      [activities.recorded(page, { ...line, status: "pending", dueAt })],
      activitiesChanged(),
    );
  }
  for (const { id } of takenBack) await cancel(page, id);
  return toErase.length + toShow.length + takenBack.length;
}

const ownReason = "Asked for on the own page";

/** Erasures asked for that are no request here yet. */
const wanted = (app: App) =>
  app.db
    .select({ candidateId: asked.candidateId, at: asked.at })
    .from(asked)
    .where(
      and(
        isAsked("erasure"),
        notExists(
          app.db
            .select({ one: sql`1` })
            .from(erasures)
            .where(and(eq(erasures.entityId, asked.candidateId), isOpen)),
        ),
      ),
    );

/** Copies asked for that no line of the log waits for yet. */
const copiesWanted = (app: App) =>
  app.db
    .select({ candidateId: asked.candidateId, at: asked.at })
    .from(asked)
    .where(
      and(
        isAsked("copy"),
        notExists(
          app.db
            .select({ one: sql`1` })
            .from(gdprActivities)
            .where(
              and(
                eq(gdprActivities.entityId, asked.candidateId),
                eq(gdprActivities.deed, "data-exported"),
                eq(gdprActivities.status, "pending"),
              ),
            ),
        ),
      ),
    );

/** Requests from there that the person has taken back since, and nobody has confirmed yet. */
const regretted = (app: App) =>
  app.db
    .select({ id: erasures.id })
    .from(erasures)
    .where(
      and(
        eq(erasures.origin, "own-page"),
        eq(erasures.status, "waiting"),
        notExists(
          app.db
            .select({ one: sql`1` })
            .from(asked)
            .where(and(eq(asked.candidateId, erasures.entityId), isAsked("erasure"))),
        ),
      ),
    );
