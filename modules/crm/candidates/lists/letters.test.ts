import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import "@/src/chance.testing";
import { testApp } from "@/modules/testing";
import { inBothAlphabets, toDisjointAlphabet } from "@/src/database/disjoint-alphabet";
import { anyStep, checked, lettersOf } from "./letters.testing";

const app = testApp();
const { run, rows, play, answers } = lettersOf(app);

test("whatever is written in whichever order, every question finds whom one alphabet finds", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 30 }), async (steps) => {
      for (const one of steps) await play(one);
      await run(checked("candidate_search"));
      for (const { found, expected } of await answers()) expect(found).toEqual(expected);
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
      ${`{first_name last_name} : (${inBothAlphabets(`"${part}"`)})`}`);
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
  const told = plain.map(([code]) => toDisjointAlphabet(`x${String.fromCodePoint(code)}y`));
  expect(told.map((word) => word.replaceAll(/[^\u07c0-\u07e3]+/g, " "))).toEqual(
    plain.map(([, word]) => toDisjointAlphabet(word)),
  );
});
