import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import type { App } from "@/src/app";
import { statement } from "@/src/database";
import { expandLastPrefix } from "@/src/database/word-prefixes";
import { ftsQueryOf } from "@/src/search";

export const words =
  "chief electrician e-mail 48V Ups İstanbul José jose Müller Łódź Łukasz ﬁtter ABB C".split(" ");
const text = fc
  .array(fc.constantFrom(...words, "Οδός", "ＡＢＢ", "the", "of", "–", "2N+1"), { maxLength: 6 })
  .map((all) => all.join(" "));
const someText = fc.option(text, { freq: 4 });
const who = fc.nat(11);
export const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ who, headline: someText, location: someText }) },
  { weight: 2, arbitrary: fc.record({ who, last_name: text, summary: someText }) },
  { weight: 1, arbitrary: fc.record({ who, summary: someText }) },
  { weight: 2, arbitrary: fc.record({ who, file: someText }) },
  { weight: 1, arbitrary: fc.record({ who, read: someText }) },
  { weight: 1, arbitrary: fc.record({ who, gone: fc.constantFrom("file", "shown", "person") }) },
);
export type Step = {
  who: number;
  file?: string | null;
  read?: string | null;
  gone?: string;
} & Partial<Record<"headline" | "location" | "summary" | "last_name", string | null>>;

/** What somebody of a changed name, headline, place or summary is set to, all in one update. */
function changed({ who: _, file, read, gone, ...fields }: Step): SQL {
  const set = Object.entries(fields).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${value}`,
  );
  return set.length > 0 ? sql.join(set, sql`, `) : sql`version = version`;
}

/** Questions of every kind that a search box knows. */
const asked = [
  ...words,
  ..."c e j ł 4 el ch İ ﬁ zz".split(" "),
  ...["chief el", "chief electrician ", "jose 48v the of e-mail", "the chief of ups c", "ada mul"],
  ...['"chief electrician"', '"e mail" c', "chief OR ups", "chief NOT ups", "ups -chief", "-e"],
  ...["electrician chief OR jose -mail", "2n+1 ", "οδος", "abb", '"ada chief"', "lodz łodz"],
];
const columns = sql.raw("first_name, last_name, headline, location, skill_names, summary, files");
type Run = (...all: SQL[]) => Promise<void>;

/** People whose texts change in every way, and whether the index finds whom an index in one alphabet finds. */
export function lettersOf(app: App) {
  const run: Run = (...all) => app.write(all.map(statement));
  const rows = async (query: SQL) => (await app.db.all<[unknown]>(query)).map(([row]) => row);
  return {
    run,
    rows,
    play: (one: Step) => play(run, one),
    answers: () => answers(app, { run, rows }),
  };
}

async function play(run: Run, one: Step): Promise<void> {
  const [id, content] = [`p${one.who}`, Bun.randomUUIDv7()];
  const theirs = sql`content in (select content from files where record_id = ${id})`;
  if (one.gone === "person") return run(sql`delete from candidates where id = ${id}`);
  if (one.gone === "file") return run(sql`delete from files where record_id = ${id}`);
  if (one.gone === "shown")
    return run(sql`update files set removed_at = '' where record_id = ${id}`);
  if ("read" in one) return run(sql`update file_texts set text = ${one.read} where ${theirs}`);
  await run(
    sql`insert or ignore into candidates (id, first_name, last_name, origin, data_retention_until, name_key,
      created_at, updated_at) values (${id}, 'Ada', ${words[one.who] ?? ""}, 'found', '', '', '', '')`,
    sql`update candidates set ${changed(one)} where id = ${id}`,
  );
  if (!one.file) return;
  await run(
    sql`insert into file_texts (content, format, state, text, at) values (${content}, 'pdf', 'read', ${one.file}, '')`,
    sql`insert into files (id, kind, record_id, content, name, type, format, bytes, added_at, added_by)
      values (${content}, 'candidate', ${id}, ${content}, 'a file', 'cv', 'pdf', 1, '', '')`,
  );
}

type Means = Pick<ReturnType<typeof lettersOf>, "run" | "rows">;

/** Each question with whom it finds, and with whom an index of all texts as they are written finds, made anew. */
async function answers(app: App, { run, rows }: Means) {
  await run(
    sql`drop table if exists plain_search`,
    sql`create virtual table plain_search using fts5(${columns}, prefix='1', tokenize='unicode61 remove_diacritics 2')`,
    sql`insert into plain_search (rowid, ${columns}) select seq, first_name, last_name, headline, location, skill_names, summary,
      (select group_concat(text, char(10)) from files join file_texts using (content)
        where kind = 'candidate' and record_id = candidates.id and removed_at is null) from candidates`,
  );
  const all = [];
  for (const q of asked) {
    const match = ftsQueryOf(q);
    const both = await expandLastPrefix(app, "candidate_search", match);
    const found = await rows(
      sql`select rowid from candidate_search where candidate_search match ${both} order by rowid desc`,
    );
    const expected = await rows(
      sql`select rowid from plain_search where plain_search match ${match} order by rowid desc`,
    );
    all.push({ found: [q, ...found], expected: [q, ...expected] });
  }
  return all;
}

/** Compares each entry of an index with the texts that it has; throws where one has no other. */
export const checked = (index: string): SQL =>
  sql`insert into ${sql.identifier(index)} (${sql.identifier(index)}, rank) values ('integrity-check', 1)`;
