import { refuseErrors, type Nodes } from "./nodes";

/**
 * Switches the taking out of deleted words at once (FTS5, secure-delete) on where the engine does it soundly and off where
 * it does not: a database that was loaded from a file, or whose nodes were upgraded, still has it as it was. An index is
 * built anew when it changes.
 */
export async function matchWordIndexes(nodes: Nodes, isErasureSound: boolean): Promise<void> {
  const names = await indexesOf(nodes);
  const settings = names.map(
    (name) => `select '${name}', (select v from "${name}_config" where k = 'secure-delete')`,
  );
  const wanted = isErasureSound ? 1 : 0;
  const rows = await rowsOf(nodes, settings.join(" union all "));
  for (const [name] of rows.filter(([, value]) => Number(value ?? 0) !== wanted)) {
    const changes = [`('secure-delete', ${wanted})`, `('rebuild', null)`];
    const statements = changes.map((it) =>
      plain(`insert into "${name}" ("${name}", rank) values ${it}`),
    );
    refuseErrors(await nodes.ask("/db/request?transaction", statements));
  }
}

const indexesOf = async (nodes: Nodes): Promise<string[]> =>
  (
    await rowsOf(
      nodes,
      "select name from sqlite_schema where sql like 'CREATE VIRTUAL TABLE%USING fts5(%'",
    )
  ).map(([name]) => String(name));

async function rowsOf(nodes: Nodes, sql: string): Promise<unknown[][]> {
  const [result] = refuseErrors(await nodes.ask("/db/query?level=weak", [plain(sql)]));
  return result?.values ?? [];
}

const plain = (sql: string) => ({ sql, params: [] });
