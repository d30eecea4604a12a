import { expect, test } from "bun:test";
import { join } from "node:path";
import moves from "@/cli/demo/records/pipeline.json";
import skills from "@/modules/knowledge/analysis/taxonomy/skills.json";
import { root } from "../client";
import { packedData } from "./data";

const table = "modules/knowledge/analysis/taxonomy/skills.json";
const list = "cli/demo/records/pipeline.json";

test.each([
  ["table", table, skills],
  ["list", list, moves],
])("a %s that is packed beside the program says what it said", async (kind, packedAt, written) => {
  const outdir = join(root, "dist/data/tried", kind);
  const { outputs } = await Bun.build({
    entrypoints: [join(root, packedAt)],
    outdir,
    target: "bun",
    plugins: [await packedData(packedAt)],
  });
  const script = await outputs.find(({ path }) => path.endsWith(".js"))?.text();
  // A binary finds its files wherever it is started.
  await Bun.write(join(outdir, "tried.js"), script?.replace('"./', `"${outdir}/`) ?? "");
  const { default: packed } = await import(join(outdir, "tried.js"));
  expect(Object.keys(packed)).toEqual(Object.keys(written));
  expect(JSON.stringify(packed)).toBe(JSON.stringify(written));
  expect(script?.length).toBeLessThan(2000);
});
