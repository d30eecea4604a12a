import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

export const root = join(import.meta.dir, "..");
export const textOf = (file: string) => readFileSync(join(root, file), "utf8");

/** Pages that describe the product as it is; the changelog also names what older versions had. */
export const pages = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md"],
  ...new Bun.Glob("docs/**/*.md").scanSync(root),
].toSorted();

/** What a page prints as code: the words between backticks, and the lines of its blocks. */
export function codeOf(page: string): string[] {
  const text = textOf(page);
  const blocks = [...text.matchAll(/^```\w*\n([^]*?)^```/gm)].flatMap(([, it = ""]) =>
    it.replaceAll("\\\n", "").split("\n"),
  );
  const inline = text.replaceAll(/^```[^]*?^```/gm, "").matchAll(/`([^`]+)`/g);
  return [...blocks, ...[...inline].map(([, it = ""]) => it.replaceAll("\n", " "))];
}

/** GitHub's name of a heading: lower case, no punctuation, hyphens for spaces. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
    .replaceAll(" ", "-");

function anchorsOf(page: string): string[] {
  const text = textOf(page);
  return [
    ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, it = ""]) => slugOf(it)),
    ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, it = ""]) => it),
  ];
}

/** The links of a page that lead to no file or to no heading. */
export const brokenLinks = (page: string): string[] =>
  [...textOf(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].flatMap(([, link = ""]) => {
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? page : normalize(join(dirname(page), path));
    if (!existsSync(join(root, target))) return link;
    return anchor === undefined || anchorsOf(target).includes(anchor) ? [] : link;
  });

const folders = "src|modules|cli|web|bench|e2e|docs|drizzle|deploy";
const tracked = [
  ...new Bun.Glob(`{${folders.replaceAll("|", ",")}}/**/*`).scanSync({ cwd: root, dot: true }),
];

/** A path from the root of the repository, or the end of one such as `record/kind.ts`. */
const pathForm = new RegExp(
  String.raw`^(?:(?:${folders})/[\w./<>*{},-]+|[\w.-]+(?:/[\w.-]+)*\.tsx?)$`,
);

/** The paths in the code of a page that are no file, no folder and no start of one. */
export function missingPaths(page: string): string[] {
  const words = codeOf(page).flatMap((code) => code.split(/[\s;|:()"']+/));
  return [...new Set(words)].filter((word) => {
    const path = word.replace(/^\.\//, "").replace(/[.,/]+$/, "");
    return pathForm.test(path) && !isThere(path);
  });
}

function isThere(path: string): boolean {
  if (/[<*{]/.test(path)) {
    const glob = path.replaceAll(/<[\w-]+>/g, "*");
    const pattern = new Bun.Glob(`{${glob},${glob}/**}`);
    return tracked.some((file) => pattern.match(file));
  }
  return (
    existsSync(join(root, path)) ||
    tracked.some((file) => file.startsWith(path) || file.endsWith(`/${path}`))
  );
}
