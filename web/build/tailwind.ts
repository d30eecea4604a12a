import { basename, dirname } from "node:path";
import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import type { BunPlugin } from "bun";

/** Font files by the address they will have. */
export type Fonts = Map<string, string>;

/**
 * Tailwind from its own compiler packages; the bundler's official plugin carries a compiler that lacks
 * the utilities of the last two minor versions without saying so.
 */
export const tailwind = (fonts: Fonts): BunPlugin => ({
  name: "tailwind",
  setup(build) {
    build.onLoad({ filter: /\/web\/app\.css$/ }, async ({ path }) => {
      const source = await Bun.file(path).text();
      const base = dirname(path);
      const compiler = await compile(source, {
        base,
        from: path,
        shouldRewriteUrls: true,
        onDependency: () => {},
      });
      const roots = typeof compiler.root === "object" && compiler.root ? [compiler.root] : [];
      const sources = [...roots.map((root) => ({ ...root, negated: false })), ...compiler.sources];
      const css = compiler.build(new Scanner({ sources }).scan());
      return { contents: await liftFonts(css, base, fonts), loader: "css" };
    });
  },
});

/** Bun inlines every file a style sheet names (oven-sh/bun#24599), so fonts get their address beforehand. */
async function liftFonts(css: string, base: string, fonts: Fonts): Promise<string> {
  let lifted = css;
  for (const [whole, , name = ""] of css.matchAll(/url\((["']?)([^"')]+\.woff2)\1\)/g)) {
    const file = Bun.resolveSync(name.replace(/^\.\/(?=@)/, ""), base);
    const hash = Bun.hash(await Bun.file(file).bytes()).toString(36);
    const address = `/assets/${basename(file, ".woff2")}-${hash}.woff2`;
    fonts.set(address, file);
    lifted = lifted.replace(whole, `url(${address})`);
  }
  return lifted;
}
