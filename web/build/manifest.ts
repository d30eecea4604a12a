import { join, relative } from "node:path";
import { type Client, root } from "./client";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { screens } from "../screens";
import { mapOf, type Pack } from "./screens/packs";
import { partsOf } from "./parts";
import { begunOf } from "./screens/spoken";

type Screen = { page: string; paths: string[]; asks?: readonly string[] };
type Opened = Pick<Client, "outputs" | "packs" | "texts">;

/** What each screen of a build consists of; the nearest address comes first. */
function openingOf({ outputs, packs, texts }: Opened) {
  const parts = partsOf(outputs);
  const ofScreen = (isInside: boolean) => (screen: Screen) => {
    const [pack, alone] = [false, true].map((isAlone) =>
      packs.find((it) => it.page === screen.page && it.isAlone === isAlone),
    );
    return {
      paths: screen.paths,
      isInside,
      ...(pack ? packed(pack) : { files: parts.own(screen.page) }),
      ...(alone && { alone: packed(alone) }),
      texts: texts.get(screen.page),
      begun: texts.get(begunOf(screen.page)),
      asks: (isInside && screen.asks) || [],
    };
  };
  const nearestFirst = screens.toSorted((a, b) => longest(b) - longest(a));
  return [
    ...nearestFirst.map(ofScreen(true)),
    ofScreen(false)({ page: "auth", paths: ["/", "/auth"] }),
  ];
}

const packed = (pack: Pack) => ({ files: [`/assets/${pack.name}.js`], map: mapOf(pack) });

const longest = ({ paths }: Screen) => Math.max(...paths.map((path) => path.length));

const compressible = /\.(js|css|svg|json)$/;

type Encoded = { br: string };

/** Writes the Brotli form of a text beside it, and a gzip by which sizes are told; undefined for what is compressed already. */
async function precompress(file: string, quickly = false): Promise<Encoded | undefined> {
  if (!compressible.test(file)) return;
  const bytes = await Bun.file(file).bytes();
  const quality = quickly ? 4 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: quickly ? 1 : constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([Bun.write(`${file}.br`, br), Bun.write(`${file}.gz`, gz)]);
  return { br: `${file}.br` };
}

export const manifest = join(root, "web/generated/assets.ts");

/** Writes the module that carries every file of the client into the binary, texts in compressed form only. */
export async function writeManifest(client: Client, quickly = false): Promise<void> {
  const { files, page } = client;
  const imports: string[] = [];
  const embed = (file: string) => {
    const path = JSON.stringify(relative(join(manifest, ".."), file));
    imports.push(`import f${imports.length} from ${path} with { type: "file" };`);
    return `f${imports.length - 1}`;
  };

  const encoded = [...files].map(async ([address, file]) => {
    return [address, file, await precompress(file, quickly)] as const;
  });
  const rows = (await Promise.all(encoded)).map(([address, file, forms]) => {
    const parts = Object.entries(forms ?? { raw: file }).map(
      ([form, path]) => `${form}: ${embed(path)}`,
    );
    const type = JSON.stringify(Bun.file(file).type);
    return `  ${JSON.stringify(address)}: { type: ${type}, ${parts.join(", ")} },`;
  });

  await Bun.write(
    manifest,
    `// @ts-nocheck\n${imports.join("\n")}\n\nexport const page = ${JSON.stringify(page)};\n` +
      `export const ahead = ${JSON.stringify(openingOf(client))};\n` +
      `export const files = {\n${rows.join("\n")}\n};\n`,
  );
}
