import { join, relative } from "node:path";
import { type Client, root } from "./client";
import { openingOf } from "./opening";
import { precompress } from "./precompress";

export const manifest = join(root, "web/generated/assets.ts");

/** Writes the module that carries every file of the client into the binary, texts in compressed form only. */
export async function writeManifest(
  { files, page, outputs }: Client,
  quickly = false,
): Promise<void> {
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
      `export const ahead = ${JSON.stringify(openingOf(outputs))};\n` +
      `export const files = {\n${rows.join("\n")}\n};\n`,
  );
}
