import { and, eq, inArray } from "drizzle-orm";
import { ownPage } from "@/modules/engagement/candidate-self-service";
import { activities, activitiesChanged } from "@/modules/records/privacy-log";
import { withActor, type App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { addDays } from "@/src/calendar";
import { cancel, createRequest } from "./requesting";
import { answerDays } from "./rules";
import { gdprErasures as erasures } from "./schema";
import { isOpen } from "./queries";
import { subjectOf } from "./subjects";

/** Imports requests from the candidates' own pages, and cancels those they withdrew; answers how many of both. */
export async function importRequests(app: App): Promise<number> {
  const page = withActor(app, { id: null, name: "candidate portal link" });
  const [toErase, toShow, takenBack] = await Promise.all([
    newErasureRequests(app),
    newCopyRequests(app),
    withdrawnRequests(app),
  ]);
  for (const { candidateId: entityId, at } of toErase) {
    const subject = await subjectOf(page, { entityType: "candidate", entityId });
    await createRequest(page, subject, { origin: "own-page", requestedAt: at, reason: ownReason });
  }
  for (const { candidateId: entityId, at } of toShow) {
    const dueAt = `${addDays(at, answerDays)}T23:59:59.999Z`;
    const line = { deed: "data-exported", entityType: "candidate", entityId } as const;
    await page.write(
      [activities.logActivity(page, { ...line, status: "pending", dueAt })],
      activitiesChanged(),
    );
  }
  for (const { id } of takenBack) await cancel(page, id);
  return toErase.length + toShow.length + takenBack.length;
}

const ownReason = "Requested in the candidate portal";

/** Erasures requested there without a request here. */
async function newErasureRequests(app: App) {
  const asked = await ownPage.openOf(app, ["erasure"]);
  const rows = await app.db
    .select({ entityId: erasures.entityId })
    .from(erasures)
    .where(and(inArray(erasures.entityId, jsonValues(asked.map(idOf))), isOpen));
  const begun = new Set(rows.map(({ entityId }) => entityId));
  return asked.filter((one) => !begun.has(idOf(one)));
}

/** Copies requested there without a pending entry in the log. */
async function newCopyRequests(app: App) {
  const asked = await ownPage.openOf(app, ["copy"]);
  const noted = new Set(await activities.pendingAmong(app, "data-exported", asked.map(idOf)));
  return asked.filter((one) => !noted.has(idOf(one)));
}

/** Unconfirmed requests that the person has withdrawn there. */
async function withdrawnRequests(app: App) {
  const [rows, asked] = await Promise.all([
    app.db
      .select({ id: erasures.id, entityId: erasures.entityId })
      .from(erasures)
      .where(and(eq(erasures.origin, "own-page"), eq(erasures.status, "waiting"))),
    ownPage.openOf(app, ["erasure"]),
  ]);
  const standing = new Set(asked.map(idOf));
  return rows.filter(({ entityId }) => !standing.has(entityId));
}

const idOf = ({ candidateId }: { candidateId: string }) => candidateId;
