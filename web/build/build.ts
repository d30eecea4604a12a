import { join } from "node:path";
import { builtIn } from "@/src/engines/beginning/empty-database";
import { bundleClient, outdir, root } from "./client";
import { manifest, writeManifest } from "./manifest";
import { stat } from "node:fs/promises";
import { lateModels } from "./zod/plugin";
import { librariesBeside } from "./binary/libraries";
import { packedData } from "./binary/data";
import { startOrder } from "./binary/start-order";
import { nativeBrotli } from "./native-brotli";
import { type Outputs, partsOf } from "./parts";
import { watch } from "node:fs";

/** An editor saves in several steps; one build for all of them. */
const settleMs = 120;

/** Rebuilds the client on every change; beside it `bun --watch cli/main.ts demo` starts again when the manifest changes. */
async function watchClient(): Promise<void> {
  await rebuild();
  let timer: Timer | undefined;
  for (const folder of ["web", "modules"]) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || file.startsWith("generated") || file.includes(".test.")) return;
      clearTimeout(timer);
      timer = setTimeout(rebuild, settleMs);
    });
  }
}

async function rebuild(): Promise<void> {
  const start = performance.now();
  try {
    await writeManifest(await bundleClient(true), true);
    console.log(`client built in ${Math.round(performance.now() - start)} ms`);
  } catch (error) {
    console.error(error);
  }
}

/** What may travel before the first screen works, in KiB of gzip. */
export const budgets = { shell: 165, route: 200 };

type Size = { name: string; kib: number; budget: number };

/** The script of the shell and of every screen with the shell, compressed; a screen is the index of a page in web/pages/<wing>. */
export function sizesOf(outputs: Outputs, gzippedBytes: (output: string) => number): Size[] {
  const { shell, screen, pages } = partsOf(outputs);
  const around = shell("en");
  const sum = (paths: Iterable<string>) =>
    [...paths].reduce((bytes, path) => bytes + gzippedBytes(path), 0) / 1024;
  const routes = pages.map((name) => ({
    name,
    kib: sum(around.union(screen(name, "en"))),
    budget: budgets.route,
  }));
  return [{ name: "shell", kib: sum(around), budget: budgets.shell }, ...routes];
}

export const tooLarge = (sizes: Size[]): Size[] => sizes.filter(({ kib, budget }) => kib > budget);

const table = (sizes: Size[]): string =>
  sizes
    .map(({ name, kib, budget }) => `${name.padEnd(32)} ${kib.toFixed(1).padStart(6)} / ${budget}`)
    .join("\n");

const binary = join(root, "dist/coldaisle");

/** Programs that the binary starts beside itself, each on a thread of its own; they are known by their names. */
const workers = [...new Bun.Glob("{src,modules}/**/*-worker.ts").scanSync(root)].toSorted();

/** Puts the whole product into one file. */
async function compile(): Promise<void> {
  const entrypoints = ["cli/main.ts", ...workers].map((path) => join(root, path));
  await Bun.build({
    entrypoints,
    compile: {
      outfile: binary,
      // What a start uses lies together, so that less of the file is read and kept in memory.
      bytecodeOrder: startOrder,
      // Until `endStart`: what runs once is not worth compiling.
      jitPolicy: 100,
    },
    target: "bun",
    minify: true,
    format: "esm",
    // What the product and its workers share is in the binary once.
    splitting: true,
    bytecode: true,
    // What lies within functions is compiled when they are called: as a part of the binary it was 5.5 MiB that few ever asked for.
    bytecodeDepth: 1,
    plugins: [nativeBrotli, lateModels, await packedData(), await librariesBeside()],
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      ...builtIn(),
    },
  });
}

const inputs = new Bun.Glob(
  "{web,src,modules,cli,drizzle}/**/*.{ts,tsx,css,html,svg,json,sql,order}",
);

/** Whether anything that goes into an output is newer than it, or the output is not there. */
export async function isStale(output: string): Promise<boolean> {
  const built = await modifiedAt(output);
  if ((await modifiedAt(join(root, "bun.lock"))) > built) return true;
  for await (const path of inputs.scan(root)) {
    if (path.startsWith("web/generated/")) continue;
    if ((await modifiedAt(join(root, path))) > built) return true;
  }
  return false;
}

const modifiedAt = async (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

const wants = (flag: string) => Bun.argv.includes(`--${flag}`);

async function compileAndTell(): Promise<void> {
  await compile();
  const mib = Bun.file(binary).size / 1_048_576;
  console.log(`${binary.slice(root.length + 1)} ${mib.toFixed(1)} MiB`);
}

/**
 * Builds the client; with --compile the binary too, with --compile-only the binary around the client that is there, with
 * --if-stale only what has changed, with --watch for ever.
 */
async function build(): Promise<void> {
  if (wants("watch")) return watchClient();
  if (wants("compile-only")) return compileAndTell();
  const output = wants("compile") ? binary : manifest;
  if (wants("if-stale") && !(await isStale(output))) return;

  const client = await bundleClient();
  await writeManifest(client);
  const sizes = sizesOf(client.outputs, (path) => Bun.file(`${join(outdir, path)}.gz`).size);
  console.log(`${"KiB gzip".padEnd(32)}   JS / budget\n${table(sizes)}`);
  if (wants("compile")) await compileAndTell();
  const excess = tooLarge(sizes);
  if (excess.length === 0) return;
  console.error(`Over budget: ${excess.map(({ name }) => name).join(", ")}`);
  // Whoever only wants to start the product is not the one to mend its size.
  if (!wants("if-stale")) process.exitCode = 1;
}

if (import.meta.main) await build();
