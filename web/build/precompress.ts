import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(js|css|svg|json)$/;

export type Encoded = { br: string; gzip: string };

/** Writes the brotli and gzip form of a text beside it; undefined for what is compressed already. */
export async function precompress(file: string, quickly = false): Promise<Encoded | undefined> {
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
  return { br: `${file}.br`, gzip: `${file}.gz` };
}
