import { join } from "node:path";
import { intl } from "./intl";
import { prune } from "./prune";
import { quiet } from "./quiet";
import { regroup } from "./regroup";
import { type Fonts, tailwind } from "./tailwind";

export const root = join(import.meta.dir, "../..");
export const outdir = join(root, "dist/client");

/** Smaller chunks are folded where the bundler can tell that nothing runs earlier by it. */
const minChunkSize = 16_384;

export type Client = {
  /** Everything the browser may ask for, by address. */
  files: Map<string, string>;
  /** The document, with the latin fonts preloaded. */
  page: string;
  outputs: Bun.BuildMetafile["outputs"];
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
  const client = { files, page, outputs: metafile!.outputs };
  return forDevelopment ? client : inFewerFiles(client);
}

/** The same with its script in as many files as it needs, not as many as the bundler makes. */
async function inFewerFiles({ files, page, outputs }: Client): Promise<Client> {
  const regrouped = await regroup(outputs, outdir);
  const others = [...files].filter(([address]) => !address.endsWith(".js"));
  const scripts = regrouped.addresses.map((it) => [it, join(outdir, it)] as const);
  return {
    files: new Map([...others, ...scripts]),
    page: page.replace(/(<script [^>]*src=")[^"]+/, `$1${regrouped.start}`),
    outputs: regrouped.outputs,
  };
}

const bundle = (fonts: Fonts, forDevelopment: boolean) =>
  Bun.build({
    entrypoints: [join(root, "web/index.html")],
    outdir,
    target: "browser",
    splitting: true,
    minChunkSize,
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
    plugins: [tailwind(fonts), intl, quiet],
  });

function withPreloads(page: string, fonts: Fonts): string {
  const latin = [...fonts.keys()].filter((address) => address.includes("-latin-wght-"));
  const links = latin.map(
    (address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`,
  );
  return page.replace("</title>", `</title>${links.join("")}`).replace(/>\s+</g, "><");
}
