import { inflateRawSync } from "node:zlib";
import { Failure } from "@/src/errors";

/** All the parts of a workbook together; a bomb is refused before it is unpacked. */
const largestUnpacked = 256 * 1024 * 1024;
const mostParts = 2000;

export const unreadable = (cause?: unknown) =>
  new Failure("invalid", "The workbook cannot be read. Save it again as XLSX or CSV.", { cause });

/** The parts of a zip file by name, each unpacked when it is asked for. */
export function openZip(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, { at: number; packed: number; method: number }>();
  let left = largestUnpacked;
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostParts) throw unreadable();
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) throw unreadable();
    const [name, extra, note] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    parts.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (name ?? 0))), {
      at: view.getUint32(at + 42, true),
      packed: view.getUint32(at + 20, true),
      method: view.getUint16(at + 10, true),
    });
    at += 46 + (name ?? 0) + (extra ?? 0) + (note ?? 0);
  }

  /** The text of a part; null where the file has none of that name. */
  function text(name: string): string | null {
    const part = parts.get(name);
    if (!part) return null;
    const begin =
      part.at + 30 + view.getUint16(part.at + 26, true) + view.getUint16(part.at + 28, true);
    const packed = bytes.subarray(begin, begin + part.packed);
    try {
      const raw = part.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: left });
      left -= raw.length;
      return new TextDecoder().decode(raw);
    } catch (cause) {
      throw new Failure("oversized", "The workbook is damaged, or far too large when unpacked.", {
        cause,
      });
    }
  }
  return { text };
}

/** The list of parts stands at the end, before a note of at most 64 KiB. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_558); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw unreadable();
}
