import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { Limits } from "../limits";
import { Refusal } from "../refusal";

export const acceptedEncodings = "gzip, deflate, br, zstd";

/** The whole body, decompressed; one that is too large is cut off, never held in memory. */
export async function readBody(
  response: IncomingMessage,
  host: string,
  limits: Limits,
): Promise<Uint8Array> {
  const encoding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (encoding === "identity") return collect(response, host, limits.bodyBytes);

  const decompress = decompressors[encoding];
  if (!decompress) throw new Refusal("wrong-type", `${host} answers packed in an unknown way.`);
  const packed = await collect(response, host, limits.wireBytes);
  if (packed.length === 0) return packed;
  try {
    return await decompress(packed, { maxOutputLength: limits.bodyBytes, chunkSize: 128 * 1024 });
  } catch (error) {
    if (hasCode(error, "ERR_BUFFER_TOO_LARGE")) throw tooLarge(host, limits.bodyBytes);
    throw Refusal.from(error, host);
  }
}

type Decompress = (
  packed: Uint8Array,
  options: { maxOutputLength: number; chunkSize: number },
) => Promise<Uint8Array>;

const inflate: Decompress = promisify(zlib.inflate);
const inflateRaw: Decompress = promisify(zlib.inflateRaw);
const gunzip: Decompress = promisify(zlib.gunzip);

// These run off the event loop and stop by themselves at `maxOutputLength`.
const decompressors: Record<string, Decompress> = {
  gzip: gunzip,
  "x-gzip": gunzip,
  // Half of the web sends 'deflate' without its zlib wrapper, whose first byte always ends in 8.
  deflate: (packed, options) =>
    ((packed[0] ?? 0) % 16 === 8 ? inflate : inflateRaw)(packed, options),
  br: promisify(zlib.brotliDecompress),
  zstd: promisify(zlib.zstdDecompress),
};

function collect(response: IncomingMessage, host: string, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const stated = Number(response.headers["content-length"] ?? 0);
    if (stated > limit) return reject(tooLarge(host, limit));
    const body = stated > 0 ? wholeOf(stated) : inPieces();
    let bytes = 0;
    response.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limit) return reject(tooLarge(host, limit));
      body.add(chunk);
    });
    response.on("error", reject);
    response.on("end", () => resolve(body.done()));
    response.on("close", () => reject(new Refusal("network", `${host} stopped in mid-answer.`)));
  });
}

type Gathering = { add(chunk: Buffer): void; done(): Uint8Array };

/** A stated length is filled as it arrives: putting megabytes together at the end would be felt by others. */
function wholeOf(length: number): Gathering {
  const whole = Buffer.allocUnsafeSlow(length);
  let at = 0;
  return {
    add: (chunk) => void (at += chunk.copy(whole, at)),
    done: () => whole.subarray(0, at),
  };
}

function inPieces(): Gathering {
  const chunks: Buffer[] = [];
  return { add: (chunk) => void chunks.push(chunk), done: () => Buffer.concat(chunks) };
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;
const tooLarge = (host: string, limit: number) =>
  new Refusal("too-large", `${host} answers with more than ${limit} bytes.`);
