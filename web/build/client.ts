import { join, basename, dirname } from "node:path";
import { intl } from "./intl";
import { lighterRouter } from "./router";
import type { Pack } from "./screens/packs";
import { regroup } from "./regroup";
import { root } from "./root";
import { type Spoken, writeTexts } from "./screens/spoken";
import { readdir, rm, stat } from "node:fs/promises";
import type { BunPlugin } from "bun";
import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";

/** Font files by the address they will have. */
type Fonts = Map<string, string>;

/**
 * Tailwind from its own compiler packages; the bundler's official plugin carries a compiler that lacks
 * the utilities of the last two minor versions without saying so.
 */
const tailwind = (fonts: Fonts): BunPlugin => ({
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

/** A server that was started from an earlier build still reads its files. */
const keptMs = 3_600_000;

/** Removes what earlier builds left behind, once no server is likely to serve it any more. */
export async function prune(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > keptMs) await rm(path);
  }
}

export { root };
export const outdir = join(root, "dist/client");

/**
 * Smaller chunks are folded by the bundler where nothing runs earlier by it, so that a page of the development build asks
 * for fewer files. Otherwise regrouping does that, which knows the screens: the bundler would fold parts of lists into
 * the shell.
 */
const developmentChunkSize = 16_384;

export type Client = {
  /** Everything the browser may ask for, by address. */
  files: Map<string, string>;
  /** The document, with the latin fonts preloaded. */
  page: string;
  outputs: Bun.BuildMetafile["outputs"];
  /** The screens that come as one file. */
  packs: Pack[];
  /** The texts of each screen. */
  texts: Map<string, Spoken>;
};

/** Bundles the browser's side of the product into dist/client. */
export async function bundleClient(forDevelopment = false): Promise<Client> {
  const fonts: Fonts = new Map();
  await prune(join(outdir, "assets"));
  const { outputs, metafile } = await bundle(fonts, forDevelopment);
  const built = outputs.map(({ path }) => path).filter((path) => !path.endsWith(".html"));
  const files = new Map(built.map((path) => [path.slice(outdir.length), path]));
  for (const [address, font] of fonts) {
    await Bun.write(join(outdir, address), Bun.file(font));
    files.set(address, join(outdir, address));
  }
  const page = withPreloads(await Bun.file(join(outdir, "index.html")).text(), fonts);
  const texts = await writeTexts(outdir);
  for (const address of [...texts.values()].flatMap((it) => Object.values(it)))
    files.set(address, join(outdir, address));
  const client = { files, page, outputs: metafile!.outputs, packs: [], texts };
  return forDevelopment ? client : inFewerFiles(client);
}

/** The same with its script in as many files as it needs, not as many as the bundler makes. */
async function inFewerFiles({ files, page, outputs, texts }: Client): Promise<Client> {
  const regrouped = await regroup(outputs, outdir);
  const spoken = new Set([...texts.values()].flatMap((it) => Object.values(it)));
  const others = [...files].filter(([it]) => !it.endsWith(".js") || spoken.has(it));
  const scripts = regrouped.addresses.map((it) => [it, join(outdir, it)] as const);
  return {
    files: new Map([...others, ...scripts]),
    page: page.replace(/(<script [^>]*src=")[^"]+/, `$1${regrouped.start}`),
    outputs: regrouped.outputs,
    packs: regrouped.packs,
    texts,
  };
}

const bundle = (fonts: Fonts, forDevelopment: boolean) =>
  Bun.build({
    entrypoints: [join(root, "web/index.html")],
    outdir,
    target: "browser",
    splitting: true,
    ...(forDevelopment && { minChunkSize: developmentChunkSize }),
    // Regrouped chunks are asked for ahead by their new names.
    modulePreload: forDevelopment,
    minify: !forDevelopment,
    publicPath: "/",
    naming: { chunk: "assets/[name]-[hash].[ext]", asset: "assets/[name]-[hash].[ext]" },
    define: {
      "process.env.NODE_ENV": JSON.stringify(forDevelopment ? "development" : "production"),
    },
    external: ["/assets/*"],
    metafile: true,
    plugins: [tailwind(fonts), intl, lighterRouter],
  });

function withPreloads(page: string, fonts: Fonts): string {
  const latin = [...fonts.keys()].filter((address) => address.includes("-latin-wght-"));
  const links = latin.map(
    (address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`,
  );
  return page.replace("</title>", `</title>${links.join("")}`).replace(/>\s+</g, "><");
}
