import { bytesOf, heic, jpeg, type Sent } from "./corpus.testing";
import { png } from "./fixtures";

/** What must not be found in any picture once it is kept. */
export const canary = "CANARY 52.3702 N 4.8952 E";

const u16 = (n: number) => String.fromCharCode(n >> 8, n & 255);
const u32 = (n: number) => u16(n >>> 16) + u16(n & 0xffff);
const u32le = (n: number) => [...u32(n)].toReversed().join("");

/** A camera's notes: that it was held upright, and where. */
const notes = `MM\0*${u32(8)}${u16(1)}${u16(0x0112)}${u16(3)}${u32(1)}${u16(6)}${u16(0)}${u32(0)}${canary}`;
const xmp = `<x:xmpmeta>${canary}</x:xmpmeta>`;

const segment = (mark: string, text: string) => `\xFF${mark}${u16(text.length + 2)}${text}`;
const photograph = (...segments: string[]) => bytesOf("\xFF\xD8", ...segments, jpeg.subarray(2));
const exif = segment("\xE1", `Exif\0\0${notes}`);

/** A chunk more in the smallest picture, before its end. */
function drawn(name: string, text: string): Uint8Array<ArrayBuffer> {
  const chunk = bytesOf(name, text);
  const sum = u32(Bun.hash.crc32(chunk));
  return bytesOf(png().subarray(0, -12), u32(text.length), chunk, sum, png().subarray(-12));
}

function webp(name: string, text: string): Uint8Array<ArrayBuffer> {
  const even = text.length % 2 === 0 ? text : `${text} `;
  const more = `${name}${u32le(even.length)}${even}`;
  const parts = `VP8X${u32le(10)}\x0C${"\0".repeat(9)}VP8 ${u32le(0)}${more}`;
  return bytesOf("RIFF", u32le(parts.length + 4), "WEBP", parts);
}

const box = (name: string, text: string) => u32(text.length + 8) + name + text;

/** A telephone's picture: which items there are, where each stands, and what stands there. */
function telephone(kind: string, text: string): Uint8Array<ArrayBuffer> {
  const entry = box("infe", `\x02\0\0\0${u16(2)}${u16(0)}${kind}\0`);
  const items = box("iinf", `\0\0\0\0${u16(1)}${entry}`);
  const place = (from: number) =>
    box(
      "iloc",
      `\0\0\0\0\x44\0${u16(1)}${u16(2)}${u16(0)}${u16(1)}${u32(from)}${u32(text.length)}`,
    );
  const head = (from: number) =>
    `${Buffer.from(heic.subarray(0, 16)).toString("latin1")}${box("meta", `\0\0\0\0${items}${place(from)}`)}`;
  return bytesOf(head(head(0).length + 8), box("mdat", text));
}

/** Pictures as cameras and programs make them, each with something beside it that tells about somebody. */
export const telling: Sent[] = [
  ["a photograph with the place", "me.jpg", photograph(exif)],
  [
    "a photograph with a program's notes",
    "me.jpg",
    photograph(segment("\xE1", `http://ns.adobe.com/xap/1.0/\0${xmp}`)),
  ],
  [
    "a photograph of a press agency",
    "me.jpeg",
    photograph(segment("\xED", `Photoshop 3.0\0${canary}`)),
  ],
  ["a photograph with a comment", "me.jpg", photograph(segment("\xFE", canary))],
  ["a photograph with a preview behind its end", "me.jpg", bytesOf(photograph(), photograph(exif))],
  ["a picture with a comment", "me.png", drawn("tEXt", `Comment\0${canary}`)],
  ["a picture with a camera's notes", "me.png", drawn("eXIf", notes)],
  [
    "a picture with a program's notes",
    "me.png",
    drawn("iTXt", `XML:com.adobe.xmp\0\0\0\0\0${xmp}`),
  ],
  ["a web picture with a camera's notes", "me.webp", webp("EXIF", notes)],
  ["a web picture with a program's notes", "me.webp", webp("XMP ", xmp)],
  ["a telephone's picture with the place", "me.heic", telephone("Exif", `\0\0\0\0${notes}`)],
  ["a telephone's picture with a program's notes", "me.heic", telephone("mime", xmp)],
];
