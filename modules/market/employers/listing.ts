import { and, count, desc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { cachedCount } from "@/src/http/cached-count";
import { after, encodeCursor, type Direction } from "@/src/database/paging";
import type { EmployerQuery } from "./input-model";
import type { Employer } from "./model";
import { weekDays } from "./rules";
import { employerAds, employers } from "./schema";
import { noWeeks, toEmployer, verdict, weeksOf } from "./shape";

export type EmployerPage = { employers: Employer[]; total: number; next: string | null };

const isAscending = { oldest: true, pay: true, name: true, open: false, new: false };
const never = "9999";

const orderOf = (app: App, sort: EmployerQuery["sort"]): SQL<string | number> =>
  ({
    open: sql<number>`${employers.openAds}`,
    new: newAdsOf(app),
    oldest: sql<string>`coalesce(${employers.oldestAt}, ${never})`,
    pay: sql<number>`coalesce(${employers.payScore}, 101)`,
    name: sql<string>`${employers.key}`,
  })[sort];

// Written out, because a column of the outer table loses its table's name among the selected ones.
const newAdsOf = (app: App) =>
  sql<number>`(select count(*) from employer_ads where employer_ads.key = employers.key
    and employer_ads.since >= ${daysEarlier(app.now(), weekDays)})`;

export async function list(
  app: App,
  { sort, cursor, limit, ...filter }: EmployerQuery,
): Promise<EmployerPage> {
  const order = orderOf(app, sort);
  const direction: Direction = isAscending[sort] ? "ascending" : "descending";
  const condition = matching(app, filter);
  const rows = await app.db
    .select({ employer: employers, at: order, newAds: newAdsOf(app) })
    .from(employers)
    .where(
      and(condition, cursor ? after({ by: order, direction }, employers.seq, cursor) : undefined),
    )
    .orderBy(...(isAscending[sort] ? [order, employers.seq] : [desc(order), desc(employers.seq)]))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const weeks = await weeksOf(
    app,
    page.map(({ employer }) => employer.key),
  );
  const nameOf = await users.authors(app);
  return {
    employers: page.map(({ employer, newAds }) =>
      toEmployer(employer, { newAds, weeks: weeks.get(employer.key) ?? noWeeks() }, nameOf),
    ),
    total: await cachedCount(app, { topic: "employers", asked: JSON.stringify(filter) }, () =>
      total(app, condition),
    ),
    next: last ? encodeCursor(last.at, last.employer.seq) : null,
  };
}

type Filter = Omit<EmployerQuery, "sort" | "cursor" | "limit">;

function matching(app: App, { q, key, verdict: wanted, contact, week, ...ofAds }: Filter) {
  const from = daysEarlier(app.now(), weekDays);
  return and(
    sql`${employers.allAds} > 0`,
    q?.trim() ? sql`${employers.name} like ${likeOf(q)} escape '\\'` : undefined,
    key ? eq(employers.key, key) : undefined,
    wanted && eq(verdict, wanted),
    contact && eq(employers.contact, contact),
    week === "ads" ? gte(employers.newestAt, from) : undefined,
    week === "first" ? gte(employers.firstSeenAt, from) : undefined,
    advertising(app, ofAds),
  );
}

const likeOf = (q: string) => `%${q.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

type OfAds = Pick<EmployerQuery, "country" | "metro" | "role">;

/** Some open ad of theirs is of this kind. */
function advertising(app: App, { country, metro, role }: OfAds) {
  if (!country && !metro && !role) return undefined;
  const wanted = and(
    eq(employerAds.isOpen, true),
    country ? eq(employerAds.country, country) : undefined,
    metro ? eq(employerAds.metro, metro) : undefined,
    role && eq(employerAds.category, role),
  );
  const keys = app.db.select({ key: employerAds.key }).from(employerAds).where(wanted);
  return inArray(employers.key, keys);
}

async function total(app: App, condition: SQL | undefined): Promise<number> {
  const [row] = await app.db.select({ n: count() }).from(employers).where(condition);
  return row?.n ?? 0;
}
