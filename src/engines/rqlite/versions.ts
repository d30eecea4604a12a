import type { Statement } from "../../database";
import { Failure } from "../../errors/index";
import type { DatabaseHealth } from "../database-health";
import { type Nodes, refuseErrors } from "./nodes";

const lookEveryMs = 5000;
const name = "oldest version";

/**
 * What an older server does not notice: tables, columns with a default, indexes, triggers. Anything else takes away what it
 * works with, and so does a migration that says `-- contracts` because its rows mean something else from then on.
 */
const expands =
  /^(?:create|insert|alter table \S+ add|drop (?:index|trigger|view)|update|pragma|with)\b/i;
const remarks = /^\s*--.*$/gm;

export const isContracting = (statements: string[]): boolean =>
  statements.some(
    (sql) => /^\s*-- contracts\b/m.test(sql) || !expands.test(sql.replaceAll(remarks, "").trim()),
  );

/** Part of an upgrade: how new a server has to be from then on; nothing where older ones may go on. */
export function oldestNeeded(migrations: string[][], seen: number): Statement[] {
  const isKept = migrations.flat().some((sql) => /^create table `installation`/im.test(sql));
  const last = migrations.findLastIndex((statements, n) => n >= seen && isContracting(statements));
  if (!isKept || last < 0) return [];
  const sql =
    "insert into installation (name, value) values (?, ?) on conflict (name) do update set value = excluded.value";
  return [{ sql, params: [name, String(last + 1)] }];
}

/** A server that is older than the tables goes on with them as long as nothing was taken away that it works with. */
export async function refuseTooOld(nodes: Nodes, version: number): Promise<void> {
  const sql = "select value from installation where name = ?";
  const asked = await nodes.ask("/db/query?level=weak", [{ sql, params: [name] }]);
  const [found] = refuseErrors(asked);
  if (Number(found?.values?.[0]?.[0] ?? 0) > version) throw tooOld();
}

/** Looks in between, so that a server beside which others were upgraded stops before it writes what they cannot read. */
export function watchVersion(nodes: Nodes, version: number, condition: DatabaseHealth) {
  const look = () =>
    refuseTooOld(nodes, version).catch((error) => {
      if (error instanceof TooOld) condition.markFaulty(error);
    });
  return setInterval(() => void look(), lookEveryMs).unref();
}

class TooOld extends Failure {}

const tooOld = () =>
  new TooOld(
    "unavailable",
    "A newer version of Coldaisle has changed the database. Install that version here, too.",
  );
