import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { noticeDueOn } from "@/modules/crm/candidates";
import { numberOf } from "@/modules/crm/candidates/rules";
import { candidates } from "@/modules/crm/candidates/schema";
import { takingStatuses } from "@/modules/staffing/deployments/rules";
import { deployments } from "@/modules/staffing/deployments/schema";
import { openStates } from "@/modules/privacy/gdpr/rules";
import { gdprErasures as erasures, gdprHolds as holds } from "@/modules/privacy/gdpr/schema";
import type { App } from "@/src/app";
import { after, cursorAt } from "@/src/paging";
import type { WatchedPerson, WatchQuery } from "./model";
import { dayOf } from "./overview";
import { standingOn } from "./standing";
import { onStretch, saying } from "./stretches";

export type WatchPage = { people: WatchedPerson[]; total: number; next: string | null };

/** Whose data has to be looked at, the earliest end first. */
export async function watched(
  app: App,
  { stretch, q, cursor, limit }: WatchQuery,
): Promise<WatchPage> {
  const today = dayOf(app);
  const which = and(onStretch(stretch, today), saying(q));
  const order = candidates.dataRetentionUntil.getSQL();
  const begin = cursor ? after(order, candidates.seq, cursor, "rising") : undefined;
  const [rows, total] = await Promise.all([
    app.db
      .select(columnsOn(today))
      .from(candidates)
      .where(and(which, begin))
      .orderBy(asc(candidates.dataRetentionUntil), asc(candidates.seq))
      .limit(limit + 1),
    q ? app.db.$count(candidates, which) : standingOn(app, today).then((it) => it.waiting[stretch]),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    people: page.map((row) => shown(row, today)),
    total,
    next: last ? cursorAt(last.dataRetentionUntil, last.seq) : null,
  };
}

const columnsOn = (today: string) => ({
  ...{ id: candidates.id, seq: candidates.seq, email: candidates.email },
  ...{ firstName: candidates.firstName, lastName: candidates.lastName },
  ...{ origin: candidates.origin, createdAt: candidates.createdAt },
  lastContactAt: candidates.lastContactAt,
  ...{ informedAt: candidates.informedAt, restrictedAt: candidates.restrictedAt },
  ...{ dataRetentionUntil: candidates.dataRetentionUntil, gdprConsent: candidates.gdprConsent },
  isRequested: isThere(
    erasures,
    and(eq(erasures.entityId, candidates.id), inArray(erasures.status, [...openStates])),
  ),
  isHeld: isThere(
    holds,
    and(eq(holds.entityId, candidates.id), isNull(holds.liftedAt), gte(holds.until, today)),
  ),
  isDeployed: isThere(
    deployments,
    and(
      eq(deployments.candidateId, candidates.id),
      inArray(deployments.status, [...takingStatuses]),
      isNull(deployments.archivedAt),
    ),
  ),
});

type Table = typeof erasures | typeof holds | typeof deployments;
const isThere = (table: Table, which: SQL | undefined) =>
  sql`exists (select 1 from ${table} where ${which})`.mapWith(Boolean);

type Row = Omit<
  WatchedPerson,
  "number" | "name" | "daysLeft" | "noticeDueOn" | "isRestricted" | "keptBy"
> & {
  seq: number;
  firstName: string;
  lastName: string;
  origin: typeof candidates.$inferSelect.origin;
  createdAt: string;
  lastContactAt: string | null;
  informedAt: string | null;
  restrictedAt: string | null;
  isHeld: boolean;
  isDeployed: boolean;
};

function shown(row: Row, today: string): WatchedPerson {
  const { id, email, dataRetentionUntil, gdprConsent, isRequested } = row;
  return {
    ...{ id, email, dataRetentionUntil, gdprConsent, isRequested },
    number: numberOf(row.seq),
    name: `${row.firstName} ${row.lastName}`,
    daysLeft: daysBetween(today, dataRetentionUntil),
    noticeDueOn: row.informedAt === null ? noticeDueOn(row) : null,
    isRestricted: row.restrictedAt !== null,
    keptBy: row.isHeld ? "hold" : row.isDeployed ? "deployed" : null,
  };
}

const daysBetween = (from: string, until: string) =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
