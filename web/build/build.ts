import { join } from "node:path";
import { bundleClient, outdir, root } from "./client";
import { binary, compile } from "./compile";
import { manifest, writeManifest } from "./manifest";
import { sizesOf, table, tooLarge } from "./sizes";
import { isStale } from "./stale";
import { watchClient } from "./watch";

const wants = (flag: string) => Bun.argv.includes(`--${flag}`);

/** Builds the client; with --compile the binary too, with --if-stale only what has changed, with --watch for ever. */
async function build(): Promise<void> {
  if (wants("watch")) return watchClient();
  const output = wants("compile") ? binary : manifest;
  if (wants("if-stale") && !(await isStale(output))) return;

  const client = await bundleClient();
  await writeManifest(client);
  const sizes = sizesOf(client.outputs, (path) => Bun.file(`${join(outdir, path)}.gz`).size);
  console.log(`${"KiB gzip".padEnd(32)}   JS / budget\n${table(sizes)}`);
  if (wants("compile")) {
    await compile();
    const mib = Bun.file(binary).size / 1_048_576;
    console.log(`${binary.slice(root.length + 1)} ${mib.toFixed(1)} MiB`);
  }
  const excess = tooLarge(sizes);
  if (excess.length === 0) return;
  console.error(`Over budget: ${excess.map(({ name }) => name).join(", ")}`);
  // Whoever only wants to start the product is not the one to mend its size.
  if (!wants("if-stale")) process.exitCode = 1;
}

await build();
