/** Bytes in the parts they come in. */
export type Parts = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

export type Entry = { name: string; bytes: number; at: Date };

/** Where files lie under names such as `files/ab/…`: the data folder of one machine, or a bucket that many servers share. */
export type FileStorage = {
  readonly kind: "folder" | "bucket";
  /** Whole or not at all, and safe once it answers; how many bytes it took. */
  write(name: string, parts: Parts): Promise<number>;
  /** Puts a text behind what is there, through to the disk; for `appendOnlyLines` only. */
  append(name: string, text: string): Promise<void>;
  /** Part by part; null where nothing has this name. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  has(name: string): Promise<boolean>;
  rename(from: string, to: string): Promise<void>;
  /** Down to the bytes; nothing happens where nothing has this name. */
  remove(name: string): Promise<void>;
  /** Everything whose name begins like this, in the order of the names. */
  entries(begins: string): AsyncIterable<Entry>;
  /** Takes away what writers that were killed left half done before then; answers how much. */
  clearDrafts(before: Date): Promise<number>;
};

export async function bytesOf(parts: Parts): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return new Uint8Array(Buffer.concat(all));
}

/** Writes part by part into a file of this machine, so that it may be larger than the memory. */
export async function writeToFile(path: string, parts: Parts): Promise<void> {
  const target = Bun.file(path).writer();
  for await (const part of parts) await target.write(part);
  await target.end();
}

/** What a browser is answered with while it is still being read. */
export function streamed(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const source = parts[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await source.return?.();
    },
  });
}

/** The same bytes in pieces of one size; the last one, which may be shorter or empty, says that it is. */
export async function* chunksOf(parts: Parts, size: number) {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const part of parts) {
    held.push(part);
    length += part.length;
    if (length <= size) continue;
    let left: Buffer = Buffer.concat(held);
    for (; left.length > size; left = left.subarray(size)) {
      yield { piece: left.subarray(0, size), isLast: false };
    }
    [held, length] = [[left], left.length];
  }
  yield { piece: Buffer.concat(held), isLast: true };
}
