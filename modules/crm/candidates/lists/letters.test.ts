import { expect, test } from "bun:test";
import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import "@/src/chance.testing";
import { testApp } from "@/modules/testing";
import { statement } from "@/src/database";
import { asWholeWords } from "@/src/database/word-beginnings";
import { inBothLetters, lettersApart } from "@/src/database/letters-apart";
import { matchOf } from "@/src/search";

const app = testApp();
const run = (...all: SQL[]) => app.write(all.map(statement));
const rows = async (query: SQL) => (await app.db.all<[unknown]>(query)).map(([row]) => row);

const words =
  "chief electrician e-mail 48V Ups İstanbul José jose Müller Łódź Łukasz ﬁtter ABB C".split(" ");
const text = fc
  .array(fc.constantFrom(...words, "Οδός", "ＡＢＢ", "the", "of", "–", "2N+1"), { maxLength: 6 })
  .map((all) => all.join(" "));
const someText = fc.option(text, { freq: 4 });
const who = fc.nat(11);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ who, headline: someText, location: someText }) },
  { weight: 2, arbitrary: fc.record({ who, last_name: text, summary: someText }) },
  { weight: 1, arbitrary: fc.record({ who, summary: someText }) },
  { weight: 2, arbitrary: fc.record({ who, file: someText }) },
  { weight: 1, arbitrary: fc.record({ who, read: someText }) },
  { weight: 1, arbitrary: fc.record({ who, gone: fc.constantFrom("file", "shown", "person") }) },
);
type Step = { who: number; file?: string | null; read?: string | null; gone?: string } & Partial<
  Record<"headline" | "location" | "summary" | "last_name", string | null>
>;

/** What somebody of a changed name, headline, place or summary is set to, all in one update. */
function changed({ who: _, file, read, gone, ...fields }: Step): SQL {
  const set = Object.entries(fields).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${value}`,
  );
  return set.length > 0 ? sql.join(set, sql`, `) : sql`version = version`;
}

let made = 0;

async function play(one: Step): Promise<void> {
  const id = `p${one.who}`;
  const theirs = sql`content in (select content from files where record_id = ${id})`;
  made += 1;
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
    sql`insert into file_texts (content, format, state, text, at) values (${made}, 'pdf', 'read', ${one.file}, '')`,
    sql`insert into files (id, kind, record_id, content, name, type, format, bytes, added_at, added_by)
      values (${made}, 'candidate', ${id}, ${made}, 'a file', 'cv', 'pdf', 1, '', '')`,
  );
}

const columns = sql.raw("first_name, last_name, headline, location, skill_names, summary, files");

/** An index of all texts in the letters in which they are written, made anew. */
const plainIndex = () =>
  run(
    sql`drop table if exists plain_search`,
    sql`create virtual table plain_search using fts5(${columns}, prefix='1', tokenize='unicode61 remove_diacritics 2')`,
    sql`insert into plain_search (rowid, ${columns}) select seq, first_name, last_name, headline, location, skill_names, summary,
      (select group_concat(text, char(10)) from files join file_texts using (content)
        where kind = 'candidate' and record_id = candidates.id and removed_at is null) from candidates`,
  );

const asked = [
  ...words,
  ..."c e j ł 4 el ch İ ﬁ zz".split(" "),
  ...["chief el", "chief electrician ", "jose 48v the of e-mail", "the chief of ups c", "ada mul"],
  ...['"chief electrician"', '"e mail" c', "chief OR ups", "chief NOT ups", "ups -chief", "-e"],
  ...["electrician chief OR jose -mail", "2n+1 ", "οδος", "abb", '"ada chief"', "lodz łodz"],
];

test("whatever is written in whichever order, every question finds whom one alphabet finds", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      for (const one of steps) await play(one);
      await plainIndex();
      // Compares each entry of the index with the texts that it has.
      await run(
        sql`insert into candidate_search (candidate_search, rank) values ('integrity-check', 1)`,
      );
      for (const q of asked) {
        const match = matchOf(q);
        const both = await asWholeWords(app, "candidate_search", match);
        const found = await rows(
          sql`select rowid from candidate_search where candidate_search match ${both} order by rowid desc`,
        );
        const before = sql`select rowid from plain_search where plain_search match ${match} order by rowid desc`;
        expect([q, found]).toEqual([q, await rows(before)]);
      }
    }),
    { numRuns: 60 },
  );
});

const everyone = Array.from({ length: 12 }, (_, n) => n);

test("of whoever goes no word stays in the pages of the index, however often they were written", async () => {
  for (const headline of ["quetzal chief", "quetzäl chief", "chief quetzal", null])
    for (const one of everyone) await play({ who: one, headline, summary: "a quetzal" });
  const found = sql`select rowid from candidate_search where candidate_search match 'quetzal'`;
  expect(await rows(found)).toHaveLength(everyone.length);
  for (const one of everyone) await play({ who: one, gone: "person" });
  // Numbers of pages begin above those of the two rows about the index itself.
  expect(
    await rows(sql`select distinct hex(block) from candidate_search_data where id > 10`),
  ).toEqual([emptyPage]);
  expect(await rows(sql`select count(*) from candidate_file_words`)).toEqual([0]);
});

const emptyPage = "00000004";

test("names are looked for alone, in both alphabets", async () => {
  await play({ who: 1, last_name: "de Boer", summary: "Jansen" });
  await play({ who: 2, last_name: "Jánsen", summary: "Boer" });
  await play({ who: 3, last_name: "Jansen", summary: null });
  const named = (part: string) =>
    rows(sql`select count(*) from candidate_search where candidate_search match
      ${`{first_name last_name} : (${inBothLetters(`"${part}"`)})`}`);
  expect([await named("jansen"), await named("boer")]).toEqual([[2], [1]]);
});

test("every sign is folded as the index folds it", async () => {
  await run(
    sql`create virtual table signs using fts5(word, content='', tokenize='unicode61 remove_diacritics 2')`,
    sql`create virtual table sign_words using fts5vocab(signs, 'instance')`,
    sql`with recursive each(n) as (select 1 union all select n + 1 from each where n < 65535)
      insert into signs (rowid, word) select n, 'x' || char(n) || 'y' from each where n not between 0xd800 and 0xdfff`,
  );
  const folded = await app.db.all<[code: number, word: string]>(
    sql`select doc, group_concat(term, ' ') from (select doc, term from sign_words order by doc, offset) group by doc`,
  );
  // Whatever else is in a word: no text in letters apart has it.
  const plain = folded.filter(([, word]) => /^[0-9a-z ]*$/.test(word));
  const told = plain.map(([code]) => lettersApart(`x${String.fromCodePoint(code)}y`));
  expect(told.map((word) => word.replaceAll(/[^\u07c0-\u07e3]+/g, " "))).toEqual(
    plain.map(([, word]) => lettersApart(word)),
  );
});
