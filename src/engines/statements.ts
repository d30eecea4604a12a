import type { Database } from "bun:sqlite";

const mostStatements = 400;
const reading = /^\s*(?:select|pragma)\b/i;

/** bun:sqlite keeps the first twenty statements it meets and reads every other one anew each time. */
export function keepStatements(sqlite: Database) {
  const known = new Map<string, ReturnType<typeof sqlite.prepare>>();
  const version = sqlite.prepare<[number], []>("PRAGMA data_version");
  let own = 0;
  return {
    of(sql: string) {
      if (!reading.test(sql)) own += 1;
      const statement = known.get(sql) ?? sqlite.prepare(sql);
      // Whatever was asked last is forgotten last.
      known.delete(sql);
      known.set(sql, statement);
      const [oldest] = known.size > mostStatements ? known : [];
      if (oldest) forget(known, ...oldest);
      return statement;
    },
    /** Another text after each write: of other connections SQLite counts them, its own are counted here. */
    stamp: () => `${own} ${version.values()[0]?.[0]}`,
    /** A statement that is kept keeps the file open, and its locks, after the database was closed. */
    end() {
      version.finalize();
      known.forEach((statement, sql) => forget(known, sql, statement));
    },
  };
}

function forget(known: Map<string, { finalize(): void }>, sql: string, old: { finalize(): void }) {
  known.delete(sql);
  old.finalize();
}
