import { join } from "node:path";

/** The rows of docs/known-holes.md, each with the tests that it names. */
export async function holes() {
  const page = await Bun.file(join(import.meta.dir, "../../docs/known-holes.md")).text();
  const rows = page.split("\n").filter((line) => /^\| V-\d+ \|/.test(line));
  return rows.map((row) => ({
    id: /V-\d+/.exec(row)?.[0] ?? "",
    tests: [...row.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+\.test\.tsx?)\)/g)].map(
      ([, title = "", file = ""]) => ({ title, file }),
    ),
  }));
}
