import { decoded } from "@/src/database/row-mapper";
import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNull,
  type SQL,
  sql,
  lt,
  lte,
  notInArray,
  or,
} from "drizzle-orm";
import { noticeDueOn } from "@/modules/crm/candidates";
import { numberOf, hasToBeInformed, origins } from "@/modules/crm/candidates/rules";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { takingStatuses } from "@/modules/staffing/deployments/rules";
import { deploymentRows as deployments } from "@/modules/staffing/deployments/read-model";
import { openStates } from "@/modules/privacy/gdpr/rules";
import { gdprErasures as erasures, gdprHolds as holds } from "@/modules/privacy/gdpr/schema";
import type { App } from "@/src/app";
import { after, encodeCursor } from "@/src/database/paging";
import { daysBetween, utcToday, addDays } from "@/src/calendar";
import type { WatchedPerson, WatchQuery } from "./model";
import { standingOn } from "./standing";
import { type WorklistSection, warnDays } from "./rules";

/** The last day itself is still allowed: data has expired from the next day on. */
const isExpired = (today: string) => lt(candidates.dataRetentionUntil, today);

const ends = (from: string, until: string) =>
  and(gte(candidates.dataRetentionUntil, from), lte(candidates.dataRetentionUntil, until));

const told = origins.filter((origin) => !hasToBeInformed(origin));
const awaitsNotice = and(isNull(candidates.informedAt), notInArray(candidates.origin, told));

/** Selects the candidates of a section; each candidate is in one of the date sections at most. */
function inSection(stretch: WorklistSection, today: string): SQL | undefined {
  const after = (days: number) => addDays(today, days);
  const conditions: Record<WorklistSection, SQL | undefined> = {
    expired: isExpired(today),
    today: eq(candidates.dataRetentionUntil, today),
    week: ends(after(1), after(warnDays.week)),
    month: ends(after(warnDays.week + 1), after(warnDays.month)),
    unconsented: eq(candidates.gdprConsent, false),
    notice: awaitsNotice,
  };
  return conditions[stretch];
}

/** Every word somewhere in the name, or the beginning of the address. */
function saying(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const name = sql`lower(${candidates.firstName} || ' ' || ${candidates.lastName})`;
  const words = q.toLowerCase().split(/\s+/);
  return or(
    and(...words.map((word) => sql`instr(${name}, ${word}) > 0`)),
    sql`instr(lower(coalesce(${candidates.email}, '')), ${q.toLowerCase()}) = 1`,
  );
}

export type WatchPage = { people: WatchedPerson[]; total: number; next: string | null };

/** Whose data has to be looked at, the earliest end first. */
export async function peopleToReview(
  app: App,
  { stretch, q, cursor, limit }: WatchQuery,
): Promise<WatchPage> {
  const today = utcToday(app);
  const which = and(inSection(stretch, today), saying(q));
  const order = candidates.dataRetentionUntil.getSQL();
  const begin = cursor
    ? after({ by: order, direction: "ascending" }, candidates.seq, cursor)
    : undefined;
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
    next: last ? encodeCursor(last.dataRetentionUntil, last.seq) : null,
  };
}

const columnsOn = (today: string) => ({
  id: candidates.id,
  seq: candidates.seq,
  email: candidates.email,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  origin: candidates.origin,
  createdAt: candidates.createdAt,
  lastContactAt: candidates.lastContactAt,
  informedAt: candidates.informedAt,
  restrictedAt: candidates.restrictedAt,
  dataRetentionUntil: candidates.dataRetentionUntil,
  gdprConsent: candidates.gdprConsent,
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
  decoded(sql`exists (select 1 from ${table} where ${which})`, Boolean);

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
    id,
    email,
    dataRetentionUntil,
    gdprConsent,
    isRequested,
    number: numberOf(row.seq),
    name: `${row.firstName} ${row.lastName}`,
    daysLeft: daysBetween(today, dataRetentionUntil),
    noticeDueOn: row.informedAt === null ? noticeDueOn(row) : null,
    isRestricted: row.restrictedAt !== null,
    keptBy: row.isHeld ? "hold" : row.isDeployed ? "deployed" : null,
  };
}
