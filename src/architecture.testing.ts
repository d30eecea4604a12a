import { dirname, join, relative } from "node:path";

const root = join(import.meta.dir, "..");
const house = new Bun.Glob("{src,modules,cli,web,e2e,bench}/**/*.{ts,tsx}").scanSync(root);
/** Every file that somebody wrote. */
export const written = [...house].filter((file) => !file.startsWith("web/generated/"));
/** Those of the product: no tests, and nothing that serves only them. */
export const sources = written.filter(
  (file) => !/^(e2e|bench)\/|\.test\.|[/.](fixtures|testing|dom)\.tsx?$/.test(file),
);

export const read = (file: string) => Bun.file(join(root, file)).text();

export async function filesWith(pattern: RegExp, except = /^$/): Promise<string[]> {
  const texts = await Promise.all(sources.map(read));
  return sources.filter((file, n) => !except.test(file) && pattern.test(texts[n] ?? "")).toSorted();
}

/** A path from the root, whether it is written from there or from beside the file. */
export const pathOf = (file: string, written: string): string =>
  written.startsWith(".")
    ? relative(root, join(root, dirname(file), written))
    : written.replace("@/", "");

const allImports = /(?:from|import|import\() ?"([^"]+)"/g;
/** Without those that are loaded later. */
const staticImports = /(?:from|import) ?"([^"]+)"/g;

/** Screens are loaded by the router, which they lead back to: what is loaded later closes no circle there. */
export const partsWithoutCircles: [part: RegExp, form: RegExp][] = [
  [/^(src|modules|cli)\//, allImports],
  [/^web\//, staticImports],
];

/** What a file imports, by value or by type, now or later. */
export async function importsOf(file: string, form = allImports) {
  const specifiers = (await read(file)).matchAll(form);
  return [...specifiers].map(([, written = ""]) => ({
    local: /^(\.|@\/)/.test(written),
    path: pathOf(file, written),
  }));
}

/** The arrows between files: from each to all that it imports. */
export async function arrowsBetween(
  files: string[],
  form = allImports,
): Promise<Map<string, Set<string>>> {
  const known = new Set(files);
  const fileAt = (path: string) =>
    ["", ".ts", ".tsx", "/index.ts"].map((end) => path + end).find((it) => known.has(it));
  const arrows = await Promise.all(
    files.map(async (file) => {
      const paths = (await importsOf(file, form)).map(({ path }) => fileAt(path));
      return [file, new Set(paths.filter((it) => it !== undefined && it !== file))] as const;
    }),
  );
  return new Map(arrows as [string, Set<string>][]);
}

/** What is left when everything that needs none of the others is taken away, again and again: the circles. */
export function circlesIn(needs: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(needs);
  for (;;) {
    const leaves = [...left.keys()].filter(
      (name) => ![...(left.get(name) ?? [])].some((need) => left.has(need)),
    );
    if (leaves.length === 0) return [...left.keys()];
    for (const leaf of leaves) left.delete(leaf);
  }
}

/** The wings from the ground up: each builds on lower floors only, and on none beside it. */
export const floors = [
  ["platform", "knowledge"],
  ["records"],
  ["crm", "market"],
  ["staffing"],
  ["billing"],
  ["engagement"],
  ["privacy", "reporting"],
];

type Floors = string[][];

const floorIn = (floors: Floors) => (wing: string) => {
  const floor = floors.findIndex((wings) => wings.includes(wing));
  if (floor < 0) throw new Error(`${wing} stands on no floor.`);
  return floor;
};

/** The files that import from another wing on their own floor or above it. */
export function filesRunningUp(floors: Floors): Promise<string[]> {
  const floorOf = floorIn(floors);
  return filesImporting((file) => {
    const own = wingOf(file);
    return (path) => {
      const wing = wingOf(path);
      return !!own && !!wing && wing !== own && floorOf(wing) >= floorOf(own);
    };
  });
}

export const wingOf = (path: string) => /^modules\/(\w+)\//.exec(path)?.[1];

/** A part of the browser's side, and of how many floors it may load models and rules; features as their wing may. */
type Layer = { files: RegExp; floors: number | "own" };

/** The browser from the ground up: each layer builds on those before it, and on the models of so many floors. */
export const layers: Layer[] = [
  {
    files: /^web\/(?:ui|state|i18n|locales)(?:\/|$)|^web\/(?:api|request-dedupe|zod)(?:\.ts)?$/,
    floors: 1,
  },
  // Of what has no domain.
  { files: /^web\/shared\//, floors: 2 },
  { files: /^web\/features\//, floors: "own" },
  // Pages and the shell join what all the wings contribute.
  { files: /^web\//, floors: 7 },
];

/** The files of the browser that import from a layer above their own, or from a wing that theirs may not know. */
export function screensRunningUp(layers: Layer[], floors: Floors): Promise<string[]> {
  const floorOf = floorIn(floors);
  const layerOf = (path: string) => layers.findIndex(({ files }) => files.test(path));
  const featureOf = (path: string) => /^web\/features\/(\w+)\//.exec(path)?.[1];
  return filesImporting((file) => {
    const [layer, own] = [layerOf(file), featureOf(file)];
    const reach = layers[layer]?.floors ?? 0;
    const mayKnow = (wing: string) =>
      own ? wing === own || floorOf(wing) < floorOf(own) : floorOf(wing) < Number(reach);
    return (path) => {
      if (layer < 0 || layerOf(path) > layer) return layer >= 0;
      const wing = wingOf(path) ?? (own && featureOf(path));
      return wing !== undefined && !mayKnow(wing);
    };
  });
}

/** The files that import something which they, by the rule for each, may not. */
async function filesImporting(ruleOf: (file: string) => (path: string) => boolean) {
  const found = sources.map(async (file) => {
    const isForbidden = ruleOf(file);
    return (await importsOf(file)).some(({ local, path }) => local && isForbidden(path))
      ? [file]
      : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Closing a descriptor of the database's files drops every lock that SQLite holds in this process, so hardly anybody
 * may know their place; these name, measure or rename them, or hand the path to SQLite, a worker or a child process.
 */
export const knowTheDatabase = [
  "cli/demo/index.ts",
  "modules/platform/backups/creating.ts",
  "modules/platform/backups/format/packing.ts",
  "modules/platform/backups/restore/restoring.ts",
  "modules/platform/backups/restore/swapping.ts",
  "modules/platform/backups/storage/storage.ts",
  "modules/privacy/gdpr/erasure/residue.ts",
  "src/app.ts",
  "src/config.ts",
  "src/examination/beginning.ts",
];
