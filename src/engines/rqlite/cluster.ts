import { checkCluster } from "./checking";
import { copyTo, load } from "./copies";
import type { Nodes } from "./nodes";
import type { Cluster } from "./state";

/** A database of many gigabytes is read through in minutes. */
const examinationMs = 10 * 60_000;
const looks = ["pragma quick_check", "pragma foreign_key_check"].map((sql) => ({
  sql,
  params: [],
}));

export const clusterOf = (nodes: Nodes): Cluster => ({
  state: () => checkCluster(nodes, 0),
  copyTo: (path) => copyTo(nodes, path),
  load: (path) => load(nodes, path),
  async examine() {
    const said = await nodes.askEach("/db/query?level=none", looks, examinationMs);
    return said.map(({ node, answer }) => {
      const [pages, references] = answer ?? [];
      if (!pages || !references) return { node };
      const texts = pages.error
        ? [pages.error]
        : (pages.values ?? []).map(([text]) => String(text));
      const findings = texts.filter((text) => text !== "ok");
      return { node, findings, lost: references.values?.length ?? 0 };
    });
  },
});
