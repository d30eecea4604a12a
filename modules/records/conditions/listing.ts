import { and, type Placeholder, type SQL, sql } from "drizzle-orm";
import { idsAtOnce, type MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { Database } from "@/src/database";
import { type Order, orderIn, pageBy, paged } from "@/src/database/paging";
import { prepared } from "@/src/database/prepared";
import { cachedUntilWrite } from "@/src/engines/change-stamps";
import { type Askable, type LookedUp, lookedUpBy } from "./resolve";
import { listOf } from "./compile";
import { facetsOf, type Tally } from "./facets";
import type { Facets } from "./model";

type Placed = { at: string | number; seq: number };

/** How the rows of a list are asked for: the value its order goes by, which rows, in which order and how many. */
export type RowsAsked = {
  at: SQL<string | number>;
  where: SQL | undefined;
  order: SQL[];
  limit: number | Placeholder;
};

type Question<Row> = {
  prepare(): { execute(blanks?: Record<string, unknown>): Promise<Row[]> };
  toSQL(): { sql: string; params: unknown[] };
};

/** Where the rows of a list stand and how they are asked for; its verbs follow from it. */
type Source<Row, Sort extends string, Field extends string, Filter> = Askable & {
  /** How it is told from other lists where its figures are kept. */
  name: string;
  /** Its tables, joined as `rows` joins them. */
  from: SQL;
  id: SQL;
  /** Tells rows apart that are equal in their order. */
  seq: SQL<number>;
  orders: Record<Sort, Order>;
  rows: (db: Database, asked: RowsAsked) => Question<Row>;
  /** All that a filter shows. */
  matching: (filter: LookedUp<Filter>, today: string) => SQL | undefined;
  tallies: Record<Field, Tally>;
};

type Chosen = { ids?: string[] | undefined };
type Ordered<Sort extends string> = { sort: Sort | `-${Sort}` };
type PageAsked = { cursor?: string | undefined; limit: number };

/** The verbs of a list. */
type Listing<Row, Sort extends string, Field extends string, Filter> = {
  /** One page, with how many there are in all; `next` is where the following page begins. */
  page: (
    app: App,
    asked: Filter & Ordered<Sort> & PageAsked,
  ) => Promise<{ items: Row[]; total: number; next: string | null }>;
  /** The ids of all that a filter shows, for what is done with all of them. */
  ids: (app: App, asked: Filter & { after?: number | undefined }) => Promise<MatchingIds>;
  /** How many of those that the other filters show have each value of a field. */
  facets: (app: App, asked: Filter & { field: Field }) => Promise<Facets>;
  /** Everything that a filter shows, or the chosen of it, in the order of the screen. */
  all: (app: App, asked: Filter & Ordered<Sort> & Chosen) => Promise<Row[]>;
};

type Asked = { where?: string | undefined };
type Plain = Source<Placed, string, string, Asked>;

export function listing<Row extends Placed, Sort extends string, Field extends string, Filter>(
  source: Source<Row, Sort, Field, Filter>,
): Listing<Row, Sort, Field, Filter> {
  // Within, a list is read by words alone; which words it knows, its type says outside.
  const plain = source as never as Plain;
  const narrowed = narrowing(plain);
  const verbs = {
    page: paging(plain, narrowed),
    ids: identifying(plain, narrowed),
    facets: counting(plain, narrowed),
    all: reading(plain, narrowed),
  };
  return verbs as never;
}

type Narrowed = (app: App, filter: Asked) => Promise<SQL>;

/** A filter as one truth about a row. */
function narrowing(source: Plain): Narrowed {
  const lookedUp = lookedUpBy(source);
  return async (app, filter) =>
    source.matching(await lookedUp(app, filter), utcToday(app)) ?? sql`true`;
}

const valueOf = ({ by }: Order) => sql<string | number>`${by}`;

type Shape = { filter: LookedUp<Asked>; today: string; sort: string; isFurther: boolean };

function paging(source: Plain, narrowed: Narrowed): Listing<Placed, string, string, Asked>["page"] {
  const { seq, orders, rows, matching } = source;
  const pageOf = prepared((db, { filter, today, sort, isFurther }: Shape) => {
    const by = orderIn(orders, sort);
    const { begin, order, limit } = pageBy(by, seq, isFurther);
    return rows(db, { at: valueOf(by), where: and(matching(filter, today), begin), order, limit });
  });
  const lookedUp = lookedUpBy(source);
  return async (app, { sort, cursor, limit, ...filter }) => {
    const shape = { filter: await lookedUp(app, filter), today: utcToday(app), sort };
    const { rows: items, next } = await paged({ cursor, limit }, (blanks, isFurther) =>
      pageOf(app.db, blanks, { ...shape, isFurther }),
    );
    const isWhole = cursor === undefined && next === null;
    const total = isWhole ? items.length : await totalOf(app, { source, narrowed, filter });
    return { items, total, next };
  };
}

type Counting = { source: Plain; narrowed: Narrowed; filter: Asked };

/** Counted once until anybody writes. */
const totalOf = (app: App, { source: { name, from }, narrowed, filter }: Counting) =>
  cachedUntilWrite(app.db, JSON.stringify([name, filter, utcToday(app)]), async () => {
    const which = await narrowed(app, filter);
    const [[total = 0] = []] = await app.db.all<[number]>(
      sql`select count(*) from ${from} where ${which}`,
    );
    return total;
  });

const identifying =
  ({ from, id, seq }: Plain, narrowed: Narrowed): Listing<Placed, string, string, Asked>["ids"] =>
  async (app, { after = -1, ...filter }) => {
    const which = await narrowed(app, filter);
    const found = await app.db.all<[string, number]>(sql`select ${id}, ${seq} from ${from}
      where ${which} and ${seq} > ${after} order by ${seq} limit ${idsAtOnce + 1}`);
    const page = found.slice(0, idsAtOnce);
    const next = found.length > idsAtOnce ? (page.at(-1)?.[1] ?? null) : null;
    return { ids: page.map(([it]) => it), next };
  };

const counting =
  (source: Plain, narrowed: Narrowed): Listing<Placed, string, string, Asked>["facets"] =>
  (app, { field, ...filter }) => {
    const { from, seq, fields, tallies } = source;
    const rows = async () => sql`select ${seq} as seq from ${from}
      where ${await narrowed(app, filter)} order by ${seq} desc`;
    const tally = tallies[field] ?? (() => sql`select null as value, 0 as seq`);
    return facetsOf(app, { list: source.name, fields, field, tally, filter, rows });
  };

const reading =
  (source: Plain, narrowed: Narrowed): Listing<Placed, string, string, Asked>["all"] =>
  async (app, { sort, ids, ...filter }) => {
    const by = orderIn(source.orders, sort);
    const chosen = ids && sql`${source.id} in ${listOf(ids)}`;
    const where = and(await narrowed(app, filter), chosen);
    const { order } = pageBy(by, source.seq, false);
    return source
      .rows(app.db, { at: valueOf(by), where, order, limit: everything })
      .prepare()
      .execute();
  };

/** SQLite's word for no limit. */
const everything = -1;
