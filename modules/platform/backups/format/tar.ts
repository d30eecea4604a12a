const block = 512;
/** What fits into the eleven octal digits of a size; beyond them it is written as a number. */
const mostOctal = 8 ** 11;

/** The block before an entry, as POSIX ustar has it. */
export function tarHead(name: string, size: number, at: Date): Buffer {
  const head = Buffer.alloc(block);
  head.write(name, 0, 100);
  head.write("0000600\0" + "0000000\0" + "0000000\0", 100);
  if (size < mostOctal) head.write(`${octal(size, 11)}\0`, 124);
  else head.writeBigUInt64BE(0x8000_0000n, 124) && head.writeBigUInt64BE(BigInt(size), 128);
  head.write(`${octal(Math.floor(at.getTime() / 1000), 11)}\0`, 136);
  head.write("        ", 148);
  head.write("0", 156);
  head.write("ustar\0" + "00", 257);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${octal(sum, 6)}\0 `, 148);
  return head;
}

const octal = (n: number, digits: number) => n.toString(8).padStart(digits, "0");

/** What fills an entry up to a whole block. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

/** Two empty blocks end an archive. */
export const tarEnd = Buffer.alloc(2 * block);

export type TarEntry = { name: string; size: number; pieces(): Generator<Buffer> };

/** The entries of an archive that comes in pieces; each has to be read before the next. */
export function* tarEntries(bytes: Iterable<Buffer>): Generator<TarEntry> {
  const reader = openReader(bytes);
  for (;;) {
    const head = reader.exactly(block);
    if (head.length < block || head[0] === 0) return;
    const size = sizeIn(head);
    const name = head.toString("utf8", 0, 100).replace(/\0.*$/s, "");
    const entry = { name, size, pieces: () => reader.pieces(size) };
    yield entry;
    reader.exactly(tarPadding(size).length);
  }
}

const sizeIn = (head: Buffer): number =>
  head[124] === 0x80
    ? Number(head.readBigUInt64BE(128))
    : Number.parseInt(head.toString("latin1", 124, 135), 8);

/** Hands out as many bytes as are asked for, however they come. */
function openReader(bytes: Iterable<Buffer>) {
  const source = bytes[Symbol.iterator]();
  let left = Buffer.alloc(0) as Buffer;

  function fill(): boolean {
    while (left.length === 0) {
      const { done, value } = source.next();
      if (done) return false;
      left = value;
    }
    return true;
  }
  function* pieces(size: number): Generator<Buffer> {
    for (let missing = size; missing > 0 && fill();) {
      const piece = left.subarray(0, missing);
      left = left.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }
  return { pieces, exactly: (size: number) => Buffer.concat([...pieces(size)]) };
}
