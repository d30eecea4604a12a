import { and, eq } from "drizzle-orm";
import { activities, activitiesChanged } from "@/modules/records/privacy-log";
import { audit } from "@/modules/platform/audit";
import { settings } from "@/modules/platform/settings";
import { ownPage } from "@/modules/engagement/candidate-self-service";
import { type App, actorIdOf } from "@/src/app";
import { must, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import type { Subject } from "@/src/personal-data/holders";
import { addDays, daysLater } from "@/src/calendar";
import { gdprChanged } from "./events";
import type { DeletionAnswer, DeletionRequest, Erasure } from "./model";
import type { FoundSubject } from "./subject-model";
import { restrictionWrites, unrestrictionWrites } from "./retention/restricting";
import { answerDays, type ErasureOrigin, expiredReason, type IdentityCheck } from "./rules";
import { gdprErasures as erasures } from "./schema";
import { type ErasureRow, find, openOf, rowOf } from "./queries";
import { subjectOf } from "./subjects";

/** Specification §7: somebody's data is to go. From here on it is only kept, until it is erased or the request undone. */
export async function request(app: App, asked: DeletionRequest): Promise<DeletionAnswer> {
  const { reason, ...ref } = asked;
  const subject = await subjectOf(app, ref);
  const open = await openOf(app, subject.entityId);
  const isOver = expiredReason === reason;
  const origin = isOver ? "retention" : "office";
  const id = open?.id ?? (await createRequest(app, subject, { reason, origin }));
  return {
    message: open
      ? "This request has already been logged."
      : "Request logged and processing restricted. It can be undone until the data is erased.",
    erasure: await find(app, id),
  };
}

type Asked = { reason: string; origin: ErasureOrigin; requestedAt?: string };

/** Answers the id of the new request. */
export async function createRequest(
  app: App,
  subject: FoundSubject,
  asked: Asked,
): Promise<string> {
  const { entityType: type, entityId: id } = subject;
  const { quarantineDays } = await settings.valueOf(app, "gdpr");
  const until = daysLater(app.now(), quarantineDays);
  const beginning = newRequest(app, {
    subject: { type, id },
    asked,
    begun: { quarantineUntil: until },
  });
  const kept = await restrictionWrites(app, { type, id });
  await app.write(
    [...beginning.writes, ...kept.writes],
    gdprChanged(),
    activitiesChanged(),
    ...kept.news,
  );
  return beginning.id;
}

type Begun = Pick<typeof erasures.$inferInsert, "quarantineUntil"> &
  Partial<typeof erasures.$inferInsert>;

type Beginning = { subject: Subject; asked: Asked; begun: Begun };

/** A request with its line in the log, to land together. */
export function newRequest(
  app: App,
  {
    subject: { type: entityType, id: entityId },
    asked: { reason, origin, requestedAt },
    begun,
  }: Beginning,
) {
  const [at, id, activityId] = [app.now().toISOString(), Bun.randomUUIDv7(), Bun.randomUUIDv7()];
  const by = actorIdOf(app);
  const dueOn = addDays(requestedAt ?? at, answerDays);
  // Whoever asked on their own page came by a link in their mailbox; a rule has no identity.
  const identity = { identityHow: checkOf(origin), identityAt: at, identityBy: by };
  const writes: Write[] = [
    app.db.insert(erasures).values({
      id,
      entityType,
      entityId,
      activityId,
      dueOn,
      reason,
      origin,
      requestedAt: at,
      requestedBy: by,
      ...begun,
      ...(origin !== "office" && identity),
    }),
    activities.logActivity(app, {
      id: activityId,
      deed: activityKindOf(origin),
      entityType,
      entityId,
      status: "pending",
      dueAt: `${dueOn}T23:59:59.999Z`,
    }),
    audit.entry(app, auditEntry("requested", { entityType, entityId }, { origin })),
  ];
  return { id, writes };
}

export const activityKindOf = (origin: ErasureOrigin) =>
  origin === "retention" ? "retention-over" : "deletion-requested";

const checkOf = (origin: ErasureOrigin): IdentityCheck =>
  origin === "own-page" ? "own-page" : "not-needed";

/** Somebody made sure that the request comes from the person it is about. */
export async function identify(app: App, id: string, how: IdentityCheck): Promise<Erasure> {
  const row = await rowOf(app, id);
  const set = {
    identityHow: how,
    identityAt: app.now().toISOString(),
    identityBy: actorIdOf(app),
  };
  await app.write(
    [
      must(app.db.update(erasures).set(set).where(isUnchanged(row))),
      audit.entry(app, auditEntry("identified", row, { how })),
    ],
    gdprChanged(),
  );
  return find(app, id);
}

/** The undo of a request, as long as nothing is erased: the data is used again as before. */
export const cancel = (app: App, id: string): Promise<Erasure> =>
  end(app, { id, status: "cancelled" });

/** The law lets the agency keep the data; the person is told why. */
export const refuse = (app: App, id: string, why: string): Promise<Erasure> =>
  end(app, { id, status: "refused", why });

type End = { id: string; status: "cancelled" | "refused"; why?: string | undefined };

async function end(app: App, { id, status, why }: End) {
  const row = await rowOf(app, id);
  if (!isUndoable(row)) {
    throw new Failure("conflict", "Erased or closed requests can't be undone.");
  }
  const endedAt = app.now().toISOString();
  const free = await unrestrictionWrites(app, { type: row.entityType, id: row.entityId });
  await app.write(
    [
      must(
        app.db
          .update(erasures)
          .set({ status, endedAt, ...(why && { reason: why }) })
          .where(isUnchanged(row)),
      ),
      ...(row.status === "failed"
        ? []
        : [activities.settleActivity(app, row.activityId, "failed")]),
      ownPage.settled(app, row.entityId, "erasure"),
      audit.entry(app, auditEntry(status, row)),
      ...free.writes,
    ],
    gdprChanged(),
    activitiesChanged(),
    ...free.news,
  );
  return find(app, id);
}

/** Nothing of it is gone yet. */
export const isUndoable = ({ status }: Pick<ErasureRow, "status">) =>
  status === "waiting" || status === "confirmed" || status === "failed";

export const isUnchanged = ({ id, status }: Pick<ErasureRow, "id" | "status">) =>
  and(eq(erasures.id, id), eq(erasures.status, status));

export const auditEntry = (
  verb: string,
  { entityType, entityId }: Pick<ErasureRow, "entityType" | "entityId">,
  details: Record<string, unknown> = {},
) => ({ action: `erasure.${verb}`, entityType, entityId, details });
