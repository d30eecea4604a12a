import { screens } from "../screens";

/** What may travel before the first screen works, in KiB of gzip. */
export const budgets = { shell: 165, route: 200 };

export type Size = { name: string; kib: number; budget: number };

type Outputs = Bun.BuildMetafile["outputs"];

/** The script of the shell and of every screen with the shell, compressed; a screen is the index of a folder in web/pages. */
export function sizesOf(outputs: Outputs, gzippedBytes: (output: string) => number): Size[] {
  const entries = Object.entries(outputs).filter(([path]) => path.endsWith(".js"));
  const pathOf = (source: string) => entries.find(([, it]) => it.entryPoint === source)?.[0];
  const shell = closure(outputs, [pathOf("web/index.html"), pathOf("web/locales/en/index.ts")]);
  const textsOf = (page: string) => [
    pathOf("web/locales/en/screens.ts"),
    ...(page === "auth" ? ["auth"] : (screens.find((it) => it.page === page)?.texts ?? [])).map(
      (name) => pathOf(`web/locales/en/${name}.json`),
    ),
  ];
  const sum = (paths: Iterable<string>) =>
    [...paths].reduce((bytes, path) => bytes + gzippedBytes(path), 0) / 1024;

  const routes = entries.flatMap(([path, { entryPoint }]) => {
    const name = /^web\/pages\/([\w-]+)\/index\.ts$/.exec(entryPoint ?? "")?.[1];
    if (!name) return [];
    const own = closure(outputs, [path, ...textsOf(name)]);
    return { name, kib: sum(shell.union(own)), budget: budgets.route };
  });
  return [{ name: "shell", kib: sum(shell), budget: budgets.shell }, ...routes];
}

/** A chunk with everything it loads at once. */
export function closure(outputs: Outputs, from: (string | undefined)[]): Set<string> {
  const seen = new Set<string>();
  const pending = from.filter((path) => path !== undefined);
  for (const path of pending) {
    if (seen.has(path) || !path.endsWith(".js")) continue;
    seen.add(path);
    const imports = outputs[path]?.imports ?? [];
    pending.push(...imports.filter(({ kind }) => kind === "import-statement").map((it) => it.path));
  }
  return seen;
}

export const tooLarge = (sizes: Size[]): Size[] => sizes.filter(({ kib, budget }) => kib > budget);

export const table = (sizes: Size[]): string =>
  sizes
    .map(({ name, kib, budget }) => `${name.padEnd(32)} ${kib.toFixed(1).padStart(6)} / ${budget}`)
    .join("\n");
