import { expect, test } from "bun:test";
import { join } from "node:path";
import skills from "@/modules/knowledge/analysis/taxonomy/skills.json";
import { root } from "../client";
import { packedData } from "./data";

test("a table that is packed beside the program says what it said, field by field", async () => {
  const table = "modules/knowledge/analysis/taxonomy/skills.json";
  const outdir = join(root, "dist/data/tried");
  const { outputs } = await Bun.build({
    entrypoints: [join(root, table)],
    outdir,
    target: "bun",
    plugins: [await packedData(table)],
  });
  const script = await outputs.find(({ path }) => path.endsWith(".js"))?.text();
  // A binary finds its files wherever it is started.
  await Bun.write(join(outdir, "tried.js"), script?.replace('"./', `"${outdir}/`) ?? "");
  const { default: packed } = await import(join(outdir, "tried.js"));
  expect(Object.keys(packed)).toEqual(Object.keys(skills));
  expect(JSON.stringify(packed)).toBe(JSON.stringify(skills));
  expect(script?.length).toBeLessThan(2000);
});
