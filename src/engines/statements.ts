import type { Database } from "bun:sqlite";

const mostStatements = 400;

/** bun:sqlite keeps the first twenty statements it meets and reads every other one anew each time. */
export function keepStatements(sqlite: Database) {
  const known = new Map<string, ReturnType<typeof sqlite.prepare>>();
  return {
    of(sql: string) {
      const statement = known.get(sql) ?? sqlite.prepare(sql);
      // Whatever was asked last is forgotten last.
      known.delete(sql);
      known.set(sql, statement);
      const [oldest] = known.size > mostStatements ? known : [];
      if (oldest) forget(known, ...oldest);
      return statement;
    },
    /** A statement that is kept keeps the file open, and its locks, after the database was closed. */
    end: () => known.forEach((statement, sql) => forget(known, sql, statement)),
  };
}

function forget(known: Map<string, { finalize(): void }>, sql: string, old: { finalize(): void }) {
  known.delete(sql);
  old.finalize();
}
