import { z } from "zod";
import { Failure, notFound } from "@/src/errors";
import { bytesOf, sha256 } from "@/src/files";
import type { FileStorage } from "@/src/files/storage";
import type { Manifest } from "../format/manifest";
import { namePattern } from "../rules";
import { frameHead, framesOf, trailerOfFile } from "../format/pieces";

/** What a backup elsewhere is made of: the names of its pieces in their order, and what stands behind them. */
const Index = z.strictObject({
  format: z.literal(1),
  name: z.string(),
  pieces: z.array(z.string().regex(/^[\da-f]{64}$/)),
  trailer: z.base64(),
});
type Index = z.infer<typeof Index>;

const indexSign = ".pieces";
const folder = "pieces/";
const pieceAt = (id: string) => `${folder}${id.slice(0, 2)}/${id}`;
const indexAt = (name: string) => `${name}${indexSign}`;
/** Pieces on their way at once. */
const atOnce = 6;

export type Sent = { pieces: number; bytes: number; sentPieces: number; sentBytes: number };

type Sending = { path: string; manifest: Manifest; onProgress: (share: number) => void };

/** Sends the pieces that are not there yet, and then what names them all: without that nothing of it counts. */
export async function sendPieces(elsewhere: FileStorage, sending: Sending): Promise<Sent> {
  const { path, manifest, onProgress } = sending;
  const there = await sizesThere(elsewhere);
  const sent: Sent = { pieces: 0, bytes: 0, sentPieces: 0, sentBytes: 0 };
  const lanes = openLanes();
  const pieces: string[] = [];
  for (const { body } of framesOf(path, manifest)) {
    const id = sha256(body);
    pieces.push(id);
    sent.pieces += 1;
    sent.bytes += body.length;
    onProgress(sent.bytes / manifest.payload.bytes);
    // Others want this thread too.
    await Bun.sleep(0);
    if (there.get(id) === body.length) continue;
    there.set(id, body.length);
    sent.sentPieces += 1;
    sent.sentBytes += body.length;
    await lanes.begin(() => elsewhere.write(pieceAt(id), [body]));
  }
  await lanes.end();
  const trailer = trailerOfFile(path, manifest).toString("base64");
  const index: Index = { format: 1, name: manifest.name, pieces, trailer };
  await elsewhere.write(indexAt(manifest.name), [Buffer.from(JSON.stringify(index))]);
  return sent;
}

/** Several requests at once; the first that fails ends the work. */
function openLanes() {
  const underWay = new Set<Promise<void>>();
  return {
    async begin(work: () => Promise<unknown>): Promise<void> {
      if (underWay.size >= atOnce) await Promise.race(underWay);
      const one: Promise<void> = work().then(() => void underWay.delete(one));
      one.catch(() => {});
      underWay.add(one);
    },
    end: () => Promise.all(underWay),
  };
}

async function sizesThere(elsewhere: FileStorage): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { name, bytes } of elsewhere.entries(folder)) {
    sizes.set(name.split("/").at(-1) ?? "", bytes);
  }
  return sizes;
}

/** The file again, to the bit, part by part. */
export async function* joinPieces(
  elsewhere: FileStorage,
  name: string,
): AsyncGenerator<Uint8Array> {
  const { pieces, trailer } = (await indexIn(elsewhere, name)) ?? notFound("backup");
  for (const id of pieces) {
    const parts = await elsewhere.read(pieceAt(id));
    const body = Buffer.from(await bytesOf(parts ?? []));
    if (sha256(body) !== id) throw incomplete();
    yield frameHead(body.length);
    yield body;
  }
  yield Buffer.from(trailer, "base64");
}

async function indexIn(elsewhere: FileStorage, name: string): Promise<Index | null> {
  const parts = await elsewhere.read(indexAt(name));
  if (!parts) return null;
  try {
    return Index.parse(JSON.parse(Buffer.from(await bytesOf(parts)).toString()));
  } catch (cause) {
    throw incomplete(cause);
  }
}

/** Names of the backups there, in pieces or as they were sent before. */
export async function remoteNames(elsewhere: FileStorage): Promise<string[]> {
  const names = new Set<string>();
  for await (const { name } of elsewhere.entries("coldaisle-")) {
    const bare = name.endsWith(indexSign) ? name.slice(0, -indexSign.length) : name;
    if (namePattern.test(bare)) names.add(bare);
  }
  return [...names].toSorted();
}

export const isInPieces = (elsewhere: FileStorage, name: string): Promise<boolean> =>
  elsewhere.has(indexAt(name));

export async function forget(elsewhere: FileStorage, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await elsewhere.remove(indexAt(name));
    await elsewhere.remove(name);
  }
}

/**
 * Takes away the pieces that no backup there is made of any more, also those of a sending that broke off; answers how
 * many. Refuses where an index can't be read, because it would not know then what is needed.
 */
export async function clearPieces(elsewhere: FileStorage): Promise<number> {
  const needed = new Set<string>();
  for (const name of await remoteNames(elsewhere)) {
    for (const id of (await indexIn(elsewhere, name))?.pieces ?? []) needed.add(id);
  }
  const gone = [...(await sizesThere(elsewhere)).keys()].filter((id) => !needed.has(id));
  for (const id of gone) await elsewhere.remove(pieceAt(id));
  return gone.length;
}

/** How many pieces of the backups there are missing; none where each can be put together again. */
export async function missingPieces(elsewhere: FileStorage): Promise<number> {
  const there = await sizesThere(elsewhere);
  const missing = new Set<string>();
  for (const name of await remoteNames(elsewhere)) {
    const { pieces = [] } = (await indexIn(elsewhere, name)) ?? {};
    for (const id of pieces) if (!there.has(id)) missing.add(id);
  }
  return missing.size;
}

const incomplete = (cause?: unknown) =>
  new Failure("tampered", "The copy in remote storage is incomplete. Use another one.", { cause });
