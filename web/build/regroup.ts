import { basename, join } from "node:path";
import type { BunPlugin } from "bun";
import { withList } from "../screen";
import { hint } from "./hint";
import { type Chunk, grouped } from "./grouping";
import { type Pack, packsOf } from "./screens/packs";
import { closure, listOfRecords, pageIn } from "./parts";

type Outputs = Bun.BuildMetafile["outputs"];
type Group = { name: string; chunks: string[] };

const aheadPath = "/chunks/ahead.ts";

export type Regrouped = { outputs: Outputs; addresses: string[]; start: string; packs: Pack[] };

/** What every visit of a screen or of a record asks for; the rest opens over it now and then. */
const daily = /^web\/(index\.html|pages\/\w+\/[\w-]+\/(index\.tsx?|record\/[\w-]+-panel\.tsx))$/;

const visitsOf = (entryPoint: string | undefined): number => {
  if (!entryPoint) return 0;
  if (entryPoint === listOfRecords) return withList.size;
  return daily.test(entryPoint) ? 1 : 0.1;
};

/** The page of a record's panel is there when the panel is asked for, and what both need need not be in a third file. */
const isBeside = (page = "", entryPoint = "") =>
  entryPoint === listOfRecords
    ? withList.has(pageIn.exec(page)?.[1] ?? "")
    : page === entryPoint.replace(/\/record\/[\w-]+-panel\.tsx$/, "/index.ts");

/**
 * Bundles the chunks of a build once more, into fewer: the bundler makes one for each set of importers, and a
 * screen that needs 70 of them pays for 70 requests, their headers, and for compressing each by itself.
 */
export async function regroup(outputs: Outputs, outdir: string): Promise<Regrouped> {
  const chunks = Object.entries(outputs).flatMap(([path, it]) => chunkOf(path, it, outputs));
  const main = Object.entries(outputs).find(([, it]) => it.entryPoint === "web/index.html")?.[0];
  if (!main) throw new Error("The build has no beginning.");
  const groups = named(grouped(chunks, keyOf(main)));
  const groupOf = groupsByChunk(groups);
  const addressOf = (chunk: string) => `/assets/${groupOf.get(chunk)?.name}.js`;
  const regrouped = Object.fromEntries(groups.map((it) => outputOf(it, outputs, addressOf)));
  const texts = await textsIn(outdir, chunks);
  const start = addressOf(keyOf(main));
  for (const chunk of groupOf.get(keyOf(main))?.chunks ?? []) {
    const text = texts.get(chunk) ?? "";
    texts.set(chunk, askingAhead(text, { outputs: regrouped, addressOf, start }));
  }
  await rebundle(groups, { groups, texts, outdir });
  const packs = packsOf(regrouped, `.${start}`);
  for (const pack of packs) await bundlePack(pack, { groups, texts, outdir });
  await compiledAhead(outdir, [start, ...packs.map(({ name }) => `/assets/${name}.js`)]);
  const addresses = [...groups, ...packs].map(({ name }) => `/assets/${name}.js`);
  return { outputs: regrouped, addresses, start, packs };
}

/**
 * Has V8 compile all functions of a file while it arrives, on a thread of its own: most of what a visit begins with runs
 * before its screen stands, and would be compiled one by one where it is drawn.
 */
async function compiledAhead(outdir: string, addresses: string[]): Promise<void> {
  for (const path of addresses.map((it) => join(outdir, it)))
    await Bun.write(path, hint + (await Bun.file(path).text()));
}

type Material = { groups: Group[]; texts: Map<string, string>; outdir: string };

/** The groups of a screen as one, in place of themselves. */
async function bundlePack({ name, files }: Pack, { groups, ...rest }: Material): Promise<void> {
  const isIn = (it: Group) => files.includes(`./assets/${it.name}.js`);
  const one = { name, chunks: groups.filter(isIn).flatMap(({ chunks }) => chunks) };
  await rebundle([one], { ...rest, groups: [...groups.filter((it) => !isIn(it)), one] });
}

const keyOf = (output: string) => basename(output);

function chunkOf(path: string, output: Outputs[string], outputs: Outputs): Chunk[] {
  if (!path.endsWith(".js")) return [];
  const { bytes, imports, entryPoint } = output;
  const needed = imports.filter(({ kind }) => kind === "import-statement");
  return [
    {
      path: keyOf(path),
      bytes,
      imports: needed.map((it) => keyOf(it.path)).filter((it) => it.endsWith(".js")),
      visits: visitsOf(entryPoint),
      isPage: pageIn.test(entryPoint ?? ""),
      beside: Object.keys(outputs)
        .filter((it) => it !== path && isBeside(outputs[it]?.entryPoint, entryPoint))
        .map(keyOf),
    },
  ];
}

/** Names say what is in a file and how all was grouped, so that no two contents share one. */
function named(groups: string[][]): Group[] {
  const all = Bun.hash(hint + groups.join(";"));
  return groups.map((chunks) => {
    const hash = Bun.hash(chunks.join(), all).toString(36).slice(0, 8);
    const [name = ""] = (chunks[0] ?? "").split(/-\w+\.js$/);
    return { name: `${name}-${hash}`, chunks };
  });
}

const groupsByChunk = (groups: Group[]) =>
  new Map(groups.flatMap((group) => group.chunks.map((chunk) => [chunk, group] as const)));

async function textsIn(outdir: string, chunks: Chunk[]): Promise<Map<string, string>> {
  const read = chunks.map(async ({ path }) => {
    return [path, await Bun.file(join(outdir, "assets", path)).text()] as const;
  });
  return new Map(await Promise.all(read));
}

/** The files of a regrouped build, where each chunk lies, and the file that is asked for first. */
type Layout = { outputs: Outputs; addressOf: Address; start: string };

/** Lets the beginning ask for all that a screen consists of at once. */
function askingAhead(text: string, { outputs, addressOf, start }: Layout): string {
  let asks = false;
  const asking = text.replace(/import\("\/assets\/([^"/]+\.js)"\)/g, (whole, chunk: string) => {
    const own = `.${addressOf(chunk)}`;
    const needed = [...closure(outputs, [own])].filter((it) => it !== own && it !== `.${start}`);
    if (needed.length === 0) return whole;
    asks = true;
    return `(ahead(${needed.map((it) => JSON.stringify(it.slice(1))).join()}),${whole})`;
  });
  return asks ? `import{ahead}from"${aheadPath}";${asking}` : text;
}

async function rebundle(wanted: Group[], { groups, texts, outdir }: Material) {
  await Bun.build({
    entrypoints: wanted.map(({ name }) => `/groups/${name}.js`),
    files: Object.fromEntries([
      ...wanted.map((group) => [`/groups/${group.name}.js`, facadeOf(group, texts)]),
      ...[...texts].map(([path, text]) => [`/chunks/${path}`, text]),
      [aheadPath, await Bun.file(join(import.meta.dir, "preload.ts")).text()],
    ]),
    outdir,
    naming: "assets/[name].[ext]",
    target: "browser",
    minify: true,
    plugins: [within(groups)],
  });
}

/** What the chunks of a group give to others, under the names they have; only the first may have a default. */
function facadeOf({ chunks }: Group, texts: Map<string, string>): string {
  const scanner = new Bun.Transpiler({ loader: "js" });
  const given = new Set<string>();
  return chunks
    .map((chunk) => {
      const { exports } = scanner.scan(texts.get(chunk) ?? "");
      const double = exports.find((name) => given.has(name));
      if (double) throw new Error(`Two chunks of one group give ${double}.`);
      for (const name of exports) given.add(name);
      const path = JSON.stringify(`/chunks/${chunk}`);
      return exports.length === 0 ? `import ${path};` : `export {${exports.join()}} from ${path};`;
    })
    .join("\n");
}

/** Finds a chunk in its own group as it is, and in another by the address of that group. */
function within(groups: Group[]): BunPlugin {
  const groupOf = groupsByChunk(groups);
  return {
    name: "groups",
    setup(build) {
      build.onResolve({ filter: /^\/assets\/[^/]+\.js$/ }, ({ path, importer, kind }) => {
        const group = groupOf.get(basename(path));
        if (!group) return { path, external: true };
        const isOwn = groupOf.get(basename(importer)) === group;
        if (isOwn && kind === "import-statement") return { path: `/chunks/${basename(path)}` };
        return { path: `/assets/${group.name}.js`, external: true };
      });
    },
  };
}

type Address = (chunk: string) => string;

function outputOf(
  { name, chunks }: Group,
  outputs: Outputs,
  addressOf: Address,
): [path: string, output: Outputs[string]] {
  const path = `./assets/${name}.js`;
  const parts = Object.entries(outputs).filter(([it]) => chunks.includes(keyOf(it)));
  const imports = parts
    .flatMap(([, part]) => part.imports)
    .map((it) => ({ path: `.${addressOf(keyOf(it.path))}`, kind: it.kind }))
    .filter((it) => it.path !== path);
  const entryPoint = parts.find(([it]) => keyOf(it) === chunks[0])?.[1].entryPoint;
  return [path, { bytes: 0, inputs: {}, exports: [], imports, ...(entryPoint && { entryPoint }) }];
}
