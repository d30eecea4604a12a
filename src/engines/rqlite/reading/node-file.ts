import { Database } from "bun:sqlite";
import { statSync } from "node:fs";
import type { Statement } from "../../../database";
import { createStatementCache } from "../../sqlite";
import type { Nodes, Result } from "../nodes";
import { revisionIn, revisionNow } from "./seen-revision";

const lookEveryMs = 500;
/** A node is trusted so long after a look that found it in touch with its leader, and this file to be its own. */
const trustedMs = 1500;

type Opened = {
  file: Database;
  inode: number;
  statements: ReturnType<typeof createStatementCache>;
};

function open(path: string, inode: number): Opened {
  const file = new Database(path, { readonly: true, strict: true });
  file.run("PRAGMA query_only = ON");
  file.run("PRAGMA cache_size = -32768");
  return { file, inode, statements: createStatementCache(file) };
}

function createReader(path: string) {
  let opened: Opened | null = null;

  /** Null where it cannot be read now, for whatever reason: the cluster is asked then, and says what is wrong. */
  function read(questions: Statement[]): Result[] | null {
    try {
      const { statements } = current();
      return questions.map(({ sql, params }) => ({
        values: statements.of(sql).values(...(params as never[])),
      }));
    } catch {
      close();
      return null;
    }
  }

  /** Looked up by name each time: a node that is loaded anew puts another file there. */
  function current(): Opened {
    const { ino } = statSync(path);
    if (opened?.inode !== ino) close();
    return (opened ??= open(path, ino));
  }

  function close(): void {
    opened?.statements.end();
    opened?.file.close();
    opened = null;
  }

  return { read, close };
}

export type NodeFile = ReturnType<typeof openNodeFile>;

/**
 * The database file of the node on the same machine, read and never written, as that engine allows it
 * (rqlite.io/docs/guides/direct-access). A look in between asks the node itself: one that is cut off, or has put another
 * file in the place of this one, is not read until both agree again.
 */
export function openNodeFile(path: string, nodes: Nodes) {
  const { read, close } = createReader(path);
  let trustedUntil = 0;

  async function look(): Promise<void> {
    const said = await nodes.askNearest([revisionNow]).catch(() => null);
    const results = said && read([revisionNow]);
    const isSame = said && results && revisionIn(results[0]) >= revisionIn(said[0]);
    trustedUntil = isSame ? Date.now() + trustedMs : 0;
  }

  const timer = setInterval(() => void look(), lookEveryMs).unref();
  void look();
  return {
    read: (questions: Statement[]) => (Date.now() < trustedUntil ? read(questions) : null),
    close(): void {
      clearInterval(timer);
      trustedUntil = 0;
      close();
    },
  };
}
