import type { BunPlugin } from "bun";
import { join } from "node:path";
import { root } from "../client";

/** Smaller ones are not worth a file. */
const minBytes = 2560;
const folder = join(root, "dist/data");

/**
 * Keeps large tables of JSON as packed files beside the program, and reads one when a field of it is first asked for. As a part
 * of the program each would be in it twice, as text and compiled, and be built anew at every start.
 */
export async function packedData(which = "{src,modules,cli}/**/*.json"): Promise<BunPlugin> {
  const stubs = new Map<string, string>();
  for (const path of new Bun.Glob(which).scanSync(root)) {
    const stub = await packedOf(path);
    if (stub) stubs.set(join(root, path), stub);
  }
  return {
    name: "packed data",
    setup(build) {
      build.onLoad({ filter: /\/(?:src|modules|cli)\/.*\.json$/ }, ({ path }) => {
        const contents = stubs.get(path);
        return contents === undefined ? undefined : { contents, loader: "js" };
      });
    },
  };
}

/** A module with the fields of a table, which are read from its packed file, or with a whole list; null for what is small. */
async function packedOf(path: string): Promise<string | null> {
  const text = await Bun.file(join(root, path)).text();
  if (text.length < minBytes) return null;
  const table: object = JSON.parse(text);
  const at = join(folder, `${path.replaceAll(/\W+/g, "-")}.zst`);
  await Bun.write(at, Bun.zstdCompressSync(JSON.stringify(table), { level: 19 }));
  return [
    `import { readFileSync } from "node:fs";`,
    `import at from ${JSON.stringify(at)} with { type: "file" };`,
    "const load = () => JSON.parse(Bun.zstdDecompressSync(readFileSync(at)).toString());",
    // A list has no fields to wait for: it is read with its module.
    Array.isArray(table) ? "export default load();" : `let read;\n${fieldsOf(table)}`,
  ].join("\n");
}

function fieldsOf(table: object): string {
  const fields = Object.keys(table).map((name) => {
    const key = JSON.stringify(name);
    return `get ${key}() { return (read ??= load())[${key}]; },`;
  });
  return `export default {\n${fields.join("\n")}\n};`;
}
