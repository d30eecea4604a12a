import { Database, type SQLQueryBindings } from "bun:sqlite";
import type { Raw } from "./case";
import { type Measured, measuredCases } from "./cases";

// Answers what the product answers from narrow tables of its own, with prepared statements and nothing around them.
const [path = "", measured = "speed"] = Bun.argv.slice(2);
const sqlite = new Database(path);
for (const pragma of ["synchronous = full", "busy_timeout = 5000"]) sqlite.run(`pragma ${pragma}`);

type Answer = (request: Request, url: URL) => Response | Promise<Response>;
const pageLength = 50;
const countedTo = 1000;
const answers = new Map<string, Answer>();
for (const [n, { raw }] of measuredCases[measured as Measured].entries())
  if (raw) answers.set(String(n), answering(raw));

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch(request) {
    const url = new URL(request.url);
    const [, at = ""] = url.pathname.split("/", 2);
    return answers.get(at)?.(request, url) ?? new Response(null, { status: 404 });
  },
});
console.log(server.url.origin);

function answering(raw: Raw): Answer {
  if (raw.write) return written(raw);
  const { of, where, order, given, one } = raw;
  const { shown, opened } = fieldsOf(of);
  const last = ({ pathname }: URL) => pathname.slice(pathname.lastIndexOf("/") + 1);
  if (one) {
    const found = sqlite.prepare<Row, [string]>(`select ${shown} from ${of} where id = ?`);
    return (_, url) => Response.json(opened(found.get(last(url))));
  }
  const from = `from ${of} ${where ? `where ${where}` : ""}`;
  const page = sqlite.prepare<Row, SQLQueryBindings[]>(
    `select ${shown} ${from} order by ${order} limit ${pageLength + 1}`,
  );
  const count = sqlite.prepare<{ n: number }, SQLQueryBindings[]>(
    `select count(*) as n from (select 1 ${from} limit ${countedTo + 1})`,
  );
  return (_, url) => {
    const blanks = given?.(url.searchParams, last(url)) ?? [];
    const rows = page.all(...blanks).slice(0, pageLength);
    const headers = { "x-total-count": String(count.get(...blanks)?.n) };
    return Response.json(rows.map(opened), { headers });
  };
}

type Row = Record<string, unknown>;

/** The columns that are answered, and how a row becomes what is answered. */
function fieldsOf(table: string) {
  const own =
    /^(seq|archived|name_key|years|free_from|pay_year|score|class|person|latitude|longitude)$/;
  const columns = sqlite
    .query<{ name: string; type: string }, []>(`pragma table_info(${table})`)
    .all()
    .filter(({ name }) => !own.test(name));
  const json = columns.filter(({ type }) => type === "json").map(({ name }) => name);
  const yesNo = columns.filter(({ type }) => type === "boolean").map(({ name }) => name);
  return {
    shown: columns.map(({ name }) => `"${name}"`).join(", "),
    opened(row: Row | null): Row | null {
      if (!row) return row;
      for (const name of json) row[name] = JSON.parse(String(row[name]));
      for (const name of yesNo) row[name] = row[name] === 1;
      return row;
    },
  };
}

type Made = { seq: number };
type Person = Made & Record<"firstName" | "lastName" | "headline" | "location", string>;

/** One row made or changed, its words kept findable, on the disk before it is answered. */
function written({ write }: Raw): Answer {
  const insert = sqlite.prepare(
    `insert into people (id, firstName, lastName, email, phone, location, country, headline, status, role,
      skills, systems, isArchived, version, createdAt, archived, name_key)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 1, ?, 0, ?) returning seq`,
  );
  const skill = sqlite.prepare("insert into people_skills (skill, seq) values (?, ?)");
  const words = sqlite.prepare("insert into people_words (rowid, words) values (?, ?)");
  const { shown, opened } = fieldsOf("people");
  const one = sqlite.prepare<Row, [string]>(`select ${shown} from people where id = ?`);
  const own = "firstName lastName email phone location country headline status role".split(" ");
  const create = sqlite.transaction((id: string, it: Record<string, string>) => {
    const values = own.map((name) => it[name] ?? null);
    const more = [JSON.stringify(it["skills"]), JSON.stringify(it["systems"])];
    const key = `${it["lastName"]} ${it["firstName"]}`.toLowerCase();
    const made = insert.get(id, ...values, ...more, new Date().toISOString(), key) as Made;
    for (const name of it["skills"] ?? []) skill.run(name, made.seq);
    words.run(made.seq, `${it["firstName"]} ${it["lastName"]} ${it["headline"]} ${it["location"]}`);
  });
  const edit = sqlite.prepare<Person, [string, string]>(
    `update people set headline = ?, version = version + 1 where id = ?
      returning seq, firstName, lastName, headline, location`,
  );
  const unsay = sqlite.prepare("delete from people_words where rowid = ?");
  const change = sqlite.transaction((id: string, it: Record<string, string>) => {
    const { seq, firstName, lastName, headline, location } = edit.get(
      it["headline"] ?? "",
      id,
    ) as Person;
    unsay.run(seq);
    words.run(seq, `${firstName} ${lastName} ${headline} ${location}`);
  });
  return async (request, { pathname }) => {
    const body = await request.json();
    const id =
      write === "create" ? Bun.randomUUIDv7() : pathname.slice(pathname.lastIndexOf("/") + 1);
    if (write === "create") create(id, body);
    else change(id, body);
    return Response.json(opened(one.get(id)), { status: write === "create" ? 201 : 200 });
  };
}
