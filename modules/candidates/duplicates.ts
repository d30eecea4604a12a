import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { type Identity, type Keys, keysOf, signsOf } from "./likeness";
import type { Duplicate, DuplicateQuery } from "./questions";
import { strengthOf, strengths } from "./rules";
import { candidates } from "./schema";
import { rowOf } from "./service";
import { columns, shown } from "./shape";

/** More people of one place than this are not compared by name; the other signs still find them. */
const mostCompared = 2000;
const mostShown = 10;

/** Who may be the person that is being typed in, the surest first; a warning, never a refusal. */
export async function duplicates(app: App, { except, ...typed }: DuplicateQuery) {
  return lookalikes(app, keysOf(typed), except);
}

export const duplicatesOf = async (app: App, id: string): Promise<Duplicate[]> =>
  lookalikes(app, keysOf((await rowOf(app, id)) satisfies Identity), id);

async function lookalikes(app: App, keys: Keys, except?: string): Promise<Duplicate[]> {
  const shared = sharing(keys);
  if (shared.length === 0) return [];
  const rows = await app.db
    .select({ ...columns, ...keyColumns })
    .from(candidates)
    .where(and(or(...shared), except ? sql`${candidates.id} <> ${except}` : undefined))
    .limit(mostCompared);
  return rows
    .map((row) => ({ candidate: shown(row), signs: signsOf(keys, row) }))
    .filter(({ signs }) => signs.length > 0)
    .map((it) => ({ ...it, strength: strengthOf(it.signs) }))
    .toSorted((a, b) => strengths.indexOf(a.strength) - strengths.indexOf(b.strength))
    .slice(0, mostShown);
}

const keyColumns = {
  nameKey: candidates.nameKey,
  emailKey: candidates.emailKey,
  phoneKey: candidates.phoneKey,
  linkedinKey: candidates.linkedinKey,
  placeKey: candidates.placeKey,
};

/** Those with whom one key at least is shared: each is found by an index. */
const sharing = (keys: Keys): SQL[] =>
  [
    keys.emailKey && eq(candidates.emailKey, keys.emailKey),
    keys.phoneKey && eq(candidates.phoneKey, keys.phoneKey),
    keys.linkedinKey && eq(candidates.linkedinKey, keys.linkedinKey),
    keys.nameKey && eq(candidates.nameKey, keys.nameKey),
    keys.placeKey && keys.nameKey && eq(candidates.placeKey, keys.placeKey),
  ].flatMap((it) => (it ? [it] : []));
