import type { App } from "@/src/app";
import type { SearchHit, SearchQuery } from "./model";
import { mostOfKind, type Reason, reasons, searchKinds } from "./rules";
import { type Asked, type SearchSource, searchWordsOf } from "./source";

/** Further words narrow nothing that a person would look for. */
const mostWords = 8;

/**
 * Everything that somebody may mean, the surest first and people before things: names, numbers, addresses, telephones,
 * certificates, skills and words. Each module searches what is its own (`search` in its `module.ts`).
 */
export async function find(app: App, { q, kind, limit }: SearchQuery): Promise<SearchHit[]> {
  const sources = app.modules
    .flatMap(({ search = [] }) => search)
    .filter((it) => !kind || kind.includes(it.kind));
  const asked = askedBy(q);
  const way = asked.text === "" ? "recent" : "find";
  let found = await hitsOf(app, sources, { asked, way });
  if (found.length === 0) found = await hitsOf(app, sources, { asked, way: "similar" });
  return found.toSorted(surestFirst).slice(0, limit);
}

function askedBy(q: string): Asked {
  const text = q.trim();
  const { words, written } = searchWordsOf(text);
  const first = { words: words.slice(0, mostWords), written: written.slice(0, mostWords) };
  return { text, ...first, limit: mostOfKind };
}

type Way = { asked: Asked; way: "find" | "recent" | "similar" };

async function hitsOf(app: App, sources: SearchSource[], { asked, way }: Way) {
  const found = sources.map(async (source) => {
    const hits = (await source[way]?.(app, asked)) ?? [];
    return hits.slice(0, asked.limit).map((it) => ({ ...it, kind: source.kind }));
  });
  return (await Promise.all(found)).flat();
}

/** Numbers and addresses mean one record, so they are equally sure; who holds a paper comes before a thing that is named after it. */
const reasonRank: Record<Reason, number> = {
  ...(Object.fromEntries(reasons.map((it, n) => [it, n])) as Record<Reason, number>),
  email: 0,
  phone: 0,
  certificate: reasons.indexOf("name"),
};

/** What is archived comes after what is in use; sorting keeps the order of each source among equals. */
const placeOf = ({ why, kind, isArchived }: SearchHit) =>
  (isArchived ? 1000 : 0) + reasonRank[why] * 50 + searchKinds.indexOf(kind);

const surestFirst = (a: SearchHit, b: SearchHit) => placeOf(a) - placeOf(b);
