import { checkCluster } from "./checking";
import { copyTo, isDamaged, load } from "./copies";
import { type Nodes, refuseErrors, type Result } from "./nodes";
import type { Cluster, NodeExamination } from "./state";

/** A database of many gigabytes is read through in minutes. */
const examinationMs = 10 * 60_000;
const looks = ["pragma quick_check", "pragma foreign_key_check"].map((sql) => ({
  sql,
  params: [],
}));

const countTables = { sql: "select count(*) from sqlite_schema", params: [] };

export const clusterOf = (nodes: Nodes, folder: string): Omit<Cluster, "revision"> => ({
  state: () => checkCluster(nodes, 0),
  async tables() {
    const [found] = refuseErrors(await nodes.ask("/db/query?level=weak", [countTables]));
    return Number(found?.values?.[0]?.[0]);
  },
  copyTo: (path) => copyTo(nodes, path),
  load: (path) => load(nodes, path),
  async examine() {
    const said = await nodes.askEach("/db/query?level=none", looks, examinationMs);
    const all: NodeExamination[] = [];
    // One copy at a time: each is as large as the database.
    for (const { node, answer } of said) all.push(await examinationOf(node, answer));
    return all;

    async function examinationOf(node: string, answer: Result[] | null): Promise<NodeExamination> {
      const [pages, references] = answer ?? [];
      if (!pages || !references) return { node };
      const findings = findingsIn(pages);
      const isWell = findings.length === 0 || !(await isDamaged(nodes, node, folder));
      return { node, findings: isWell ? [] : findings, lost: references.values?.length ?? 0 };
    }
  },
});

const findingsIn = ({ error, values = [] }: Result): string[] =>
  error ? [error] : values.map(([text]) => String(text)).filter((text) => text !== "ok");
