import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { isAtLeast } from "@/modules/platform/accounts";
import { userRows as accounts } from "@/modules/platform/accounts/read-model";
import { audit } from "@/modules/platform/audit";
import { exists, mustExist, historyWrite } from "@/modules/records/core";
import type { App } from "@/src/app";
import { must, statement, type Write } from "@/src/database";
import { jsonValues } from "@/src/database/bulk-insert";
import { Failure, notFound } from "@/src/errors";
import { ownersChanged } from "./events";
import type { OwnersChange, OwnersMoved } from "./model";
import type { OwnedKind } from "./rules";
import { recordOwners } from "./schema";
import { rowsOf } from "./service";

/** Gives records to a colleague, or to no one; answers whose those were that changed hands. */
export async function assignOwner(
  app: App,
  { kind, ids, ownerId }: OwnersChange,
): Promise<OwnersMoved> {
  await Promise.all(ids.map((id) => exists(app, kind, id)));
  if (ownerId) await refuseUnfit(app, ownerId);
  const has = await ownersOf(app, kind, ids);
  const moves = [...new Set(ids)]
    .map((id) => ({ id, from: has.get(id) ?? null, to: ownerId }))
    .filter(({ from, to }) => from !== to);
  await land(app, kind, moves);
  return { kind, ownerId, moved: moves.map(({ id, from }) => ({ id, from })) };
}

/** The undo of `assignOwner`: of those that no one gave to somebody else since, each to whom it was before. */
export async function undoAssign(
  app: App,
  { kind, ownerId, moved }: OwnersMoved,
): Promise<OwnersMoved> {
  const heirs = new Set(moved.flatMap(({ from }) => from ?? []));
  await Promise.all([...heirs].map((id) => refuseUnfit(app, id)));
  const has = await ownersOf(
    app,
    kind,
    moved.map(({ id }) => id),
  );
  const moves = moved
    .filter(({ id }) => (has.get(id) ?? null) === ownerId)
    .map(({ id, from }) => ({ id, from: ownerId, to: from }));
  await land(app, kind, moves);
  return { kind, ownerId, moved: moves.map(({ id, to }) => ({ id, from: to })) };
}

type Move = { id: string; from: string | null; to: string | null };

async function land(app: App, kind: OwnedKind, moves: Move[]): Promise<void> {
  if (moves.length === 0) return;
  const ids = moves.map(({ id }) => id);
  const alike = Object.groupBy(moves, ({ from, to }) => `${from} ${to}`);
  await app.write(
    [
      ...Object.values(alike).flatMap((same = []) => handed(app, kind, same)),
      audit.entry(app, {
        action: `${kind}.owner-changed`,
        entityType: kind,
        entityId: ids.length === 1 ? (ids[0] ?? null) : null,
        details: { count: ids.length },
      }),
    ],
    ownersChanged(kind, ids),
  );
}

/** Records that were one's and become another's, and the line about it in the history of each. */
function handed(app: App, kind: OwnedKind, moves: Move[]): (Write | ReturnType<typeof must>)[] {
  const [first] = moves;
  if (!first) return [];
  const ids = moves.map(({ id }) => id);
  const { from, to } = first;
  return [
    mustExist(kind, ids),
    ...(from ? [must(app.db.delete(recordOwners).where(areOf(kind, ids, from)))] : []),
    ...(to ? [put(kind, ids, to)] : []),
    historyWrite(app, { kind, ids }, { event: "owner-changed", changes: { owner: [from, to] } }),
  ];
}

/** One parameter however many they are; a record that has somebody by now is refused by its key. */
const put = (kind: OwnedKind, ids: string[], userId: string): Write =>
  statement(sql`insert into record_owners (kind, record_id, user_id)
    select ${kind}, value, ${userId} from json_each(${JSON.stringify(ids)})`);

export const areOf = (kind: OwnedKind, ids: string[], userId: string): SQL | undefined =>
  and(
    eq(recordOwners.kind, kind),
    eq(recordOwners.userId, userId),
    inArray(recordOwners.recordId, jsonValues(ids)),
  );

const ownersOf = async (app: App, kind: OwnedKind, ids: string[]) =>
  new Map((await rowsOf(app, kind, ids)).map(({ id, ownerId }) => [id, ownerId]));

/** Only who can work with records looks after them. */
async function refuseUnfit(app: App, userId: string): Promise<void> {
  const isMeant = eq(accounts.id, userId);
  const [user] = await app.db
    .select({ role: accounts.role, isActive: accounts.isActive })
    .from(accounts)
    .where(isMeant);
  if (!user) notFound("user");
  if (user.isActive && isAtLeast(user.role, "recruiter")) return;
  throw new Failure("conflict", "The new owner needs an active recruiter account.");
}
