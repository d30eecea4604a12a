import { type Outputs, partsOf } from "./parts";

/** What may travel before the first screen works, in KiB of gzip. */
export const budgets = { shell: 165, route: 200 };

export type Size = { name: string; kib: number; budget: number };

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

export const table = (sizes: Size[]): string =>
  sizes
    .map(({ name, kib, budget }) => `${name.padEnd(32)} ${kib.toFixed(1).padStart(6)} / ${budget}`)
    .join("\n");
