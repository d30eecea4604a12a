import { suppressions } from "@/modules/platform/mail/suppressions";
import { activities } from "@/modules/records/privacy-log";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { momentOf } from "../consents/arriving";
import { historyLine, rowOf } from "../lifecycle/archiving";
import type { CandidateRow } from "../lifecycle/shape";
import { endBasesWrites } from "./grounding";
import { groundRowsOf } from "./ground-rows";

const line = (id: string) => ({ deed: "objected", entityType: "candidate", entityId: id }) as const;

type Landed = { id: string; objection: { email: string | null } | null };

/** For imported people who object to being contacted: their addresses are suppressed in the same write. */
export function objectionsArrived(app: App, landings: readonly Landed[]): Write[] {
  const objecting = landings.filter(({ objection }) => objection !== null);
  return [
    ...objecting.flatMap(({ objection }) =>
      objection?.email ? suppressions.suppress(app, objection.email, "objected") : [],
    ),
    ...activities.logActivities(
      app,
      objecting.map(({ id }) => line(id)),
    ),
  ];
}

/** A merge keeps the objection of the duplicate: it holds for the record that stays, and for all of its addresses. */
export async function inheritObjection(
  app: App,
  keptId: string,
  objectedAt: string | null,
): Promise<Arrived> {
  const kept = await rowOf(app, keptId);
  const arrived = objectedAt ? await objectionArrived(app, kept, objectedAt.slice(0, 10)) : null;
  return arrived ?? { set: {}, writes: [] };
}

type Arrived = { set: Partial<CandidateRow>; writes: (Write | Guarded)[] };

/** The same for a known candidate: what rests on a legitimate interest ends with it. */
export async function objectionArrived(
  app: App,
  before: CandidateRow,
  on: string,
): Promise<Arrived | null> {
  if (before.objectedAt) return null;
  const grounds = await groundRowsOf(app, before.id);
  const interests = grounds.filter(
    ({ basis, endedAt }) => basis === "legitimate-interest" && endedAt === null,
  );
  const { set, writes } = endBasesWrites(app, grounds, interests);
  return {
    set: { ...set, objectedAt: momentOf(on, app.now().toISOString()) },
    writes: [
      ...writes,
      ...(before.email ? suppressions.suppress(app, before.email, "objected") : []),
      historyLine(app, [before.id], { event: "objected" }),
      activities.logActivity(app, line(before.id)),
    ],
  };
}
