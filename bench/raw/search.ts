import { Database } from "bun:sqlite";

const shown = 6;

/** A search of people by name alone, over an index of its own in memory: what the palette costs at the least. */
export function rawSearch(sqlite: Database) {
  const own = new Database(":memory:");
  own.run(`create virtual table names using fts5(name, prefix='1 2 3',
    tokenize='unicode61 remove_diacritics 2')`);
  own.run("create table people (n integer primary key, id text, name text, trade text)");
  const person = own.prepare("insert into people values (?, ?, ?, ?)");
  const name = own.prepare("insert into names (rowid, name) values (?, ?)");
  own.transaction(() => {
    const all = sqlite.query<[number, string, string, string], []>(
      "select seq, id, first_name || ' ' || last_name, headline from candidates",
    );
    for (const row of all.values()) {
      person.run(...(row as [number, string, string, string]));
      name.run(row[0] as number, row[2] as string);
    }
  })();
  const find = own.query<Record<string, unknown>, [string]>(`select * from people where n in
    (select rowid from names where names match ? order by rowid desc limit ${shown})`);

  return (request: Request): Response => {
    const q = new URL(request.url).searchParams.get("q") ?? "";
    const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
    return Response.json(words.length ? find.all(words.map((it) => `"${it}"*`).join(" ")) : []);
  };
}
