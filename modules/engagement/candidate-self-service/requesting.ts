import { and, eq, inArray, isNull } from "drizzle-orm";
import { candidatesChanged } from "@/modules/crm/candidates";
import { renewalDays } from "@/modules/crm/candidates/legal-bases/rules";
import { audit } from "@/modules/platform/audit";
import { notifications, type NotificationKind } from "@/modules/platform/notifications";
import { type App, actorIdOf } from "@/src/app";
import { addDays } from "@/src/calendar";
import { must, type Write } from "@/src/database";
import { notFound } from "@/src/errors";
import type { OwnPageState } from "./model";
import type { RequestKind } from "./rules";
import { ownPageRequests as requests } from "./schema";
import { asTheyStand, stateOf } from "./standing";

type Asked = {
  candidateId: string;
  kind: RequestKind;
  aboutId?: string;
  words?: string | null;
  /** Who is to see to it, and what leads them to it. */
  to: string[];
  params?: Record<string, string>;
};

const toldAs: Record<RequestKind, NotificationKind> = {
  time: "otherTimeAsked",
  accept: "offerAccepted",
  copy: "ownDataAsked",
  erasure: "ownDataAsked",
};

/** Writes down what a candidate asks and tells whoever is to see to it; what is open already stays the one request. */
export async function ask(
  app: App,
  { candidateId, kind, aboutId = "", words = null, to, params = {} }: Asked,
): Promise<void> {
  const [before] = await asTheyStand(app, await openOne(app, { candidateId, kind, aboutId }));
  if (before && !before.settledAt) return;
  const id = Bun.randomUUIDv7();
  const told = await notifications.notify(app, {
    to,
    what: toldAs[kind],
    params,
    onceKey: `own-page:${id}`,
    record: { kind: "candidate", id: candidateId },
  });
  const at = app.now().toISOString();
  await app.write(
    [
      ...told.writes,
      ...(before ? [app.db.update(requests).set(before).where(isOpen(before.id))] : []),
      app.db.insert(requests).values({ id, candidateId, kind, aboutId, words, at }),
      auditEntry(app, { verb: "asked", entityId: candidateId, kind }),
    ],
    candidatesChanged([candidateId]),
    ...told.news,
  );
}

function openOne(
  app: App,
  { candidateId, kind, aboutId }: Required<Pick<Asked, "candidateId" | "kind" | "aboutId">>,
) {
  const isOne = and(
    eq(requests.candidateId, candidateId),
    eq(requests.kind, kind),
    eq(requests.aboutId, aboutId),
    isNull(requests.settledAt),
  );
  return app.db.select().from(requests).where(isOne);
}

/** The candidate takes back what nobody has seen to yet. */
export async function takeBack(app: App, candidateId: string, id: string): Promise<void> {
  const [row] = await app.db.select().from(requests).where(isOpen(id));
  if (row?.candidateId !== candidateId) return notFound("request");
  await app.write(
    [
      must(app.db.delete(requests).where(isOpen(id))),
      auditEntry(app, { verb: "taken-back", entityId: candidateId, kind: row.kind }),
    ],
    candidatesChanged([candidateId]),
  );
}

/** Somebody of the office has seen to it. */
export async function markHandled(app: App, id: string): Promise<OwnPageState> {
  const [row] = await app.db.select().from(requests).where(eq(requests.id, id));
  if (!row) return notFound("request");
  const set = { settledAt: app.now().toISOString(), settledBy: actorIdOf(app) };
  await app.write(
    [
      must(app.db.update(requests).set(set).where(isOpen(id))),
      auditEntry(app, { verb: "settled", entityId: row.candidateId, kind: row.kind }),
    ],
    candidatesChanged([row.candidateId]),
  );
  return stateOf(app, row.candidateId);
}

const isOpen = (id: string) => and(eq(requests.id, id), isNull(requests.settledAt));

type RequestStep = { verb: string; entityId: string; kind: RequestKind };

const auditEntry = (app: App, { verb, entityId, kind }: RequestStep) =>
  audit.entry(app, {
    action: `ownpage.${verb}`,
    entityType: "candidate",
    entityId,
    details: { kind },
  });

/** Part of a write: what they asked of this kind has been seen to elsewhere. */
export const settled = (app: App, candidateId: string, kind: RequestKind): Write =>
  app.db
    .update(requests)
    .set({ settledAt: app.now().toISOString(), settledBy: actorIdOf(app) })
    .where(
      and(
        eq(requests.candidateId, candidateId),
        eq(requests.kind, kind),
        isNull(requests.settledAt),
      ),
    );

/** Who has asked for something of these kinds that nobody has seen to yet, and when. */
export const openOf = (app: App, kinds: RequestKind[]) =>
  app.db
    .select({ candidateId: requests.candidateId, kind: requests.kind, at: requests.at })
    .from(requests)
    .where(and(inArray(requests.kind, kinds), isNull(requests.settledAt)));

/** Soon over: from the day on which somebody is asked whether it goes on. */
export const isRenewable = ({ givenAt }: { givenAt: string }, now: string): boolean =>
  addDays(givenAt, renewalDays) <= now.slice(0, 10);
