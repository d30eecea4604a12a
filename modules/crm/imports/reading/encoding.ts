import type { Encoding } from "../rules";

/** By the byte order mark, zero bytes in every other place, or whether it decodes as UTF-8. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  const begin = bytes.subarray(0, 4096);
  const noughts = [0, 1].map(
    (odd) => begin.filter((byte, at) => byte === 0 && at % 2 === odd).length,
  );
  if ((noughts[1] ?? 0) > begin.length / 4) return "utf-16le";
  if ((noughts[0] ?? 0) > begin.length / 4) return "utf-16be";
  if (isUtf8(bytes)) return "utf-8";
  // Where Windows has letters and dashes, ISO has nothing; where ISO has the euro, Windows has a sign nobody writes.
  const isWindows = bytes.some((byte) => byte >= 0x80 && byte <= 0x9f);
  if (!isWindows && bytes.includes(0xa4)) return "iso-8859-15";
  return likeliest(bytes.subarray(0, 65_536));
}

/** The letters beyond a to z of languages that each of these is written for. */
const alphabets = {
  "windows-1252": [
    "äöüß",
    "éèêëàâçîïôùûüœ",
    "áéíóúñü",
    "àèéìòù",
    "ãõáéíóúâêôàç",
    "éëïöüèê",
    "æøå",
    "åäöé",
  ],
  "windows-1250": ["ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "čćđšž"],
  macintosh: ["äöüß", "éèêëàâçîïôùûüœ", "áéíóúñü", "àèéìòù", "ãõáéíóúâêôàç", "æøå", "åäöé"],
} as const;

/** Which one makes letters of one language of the bytes, and no sign within a word; the usual one if in doubt. */
function likeliest(bytes: Uint8Array): Encoding {
  const usual = likenessOf(bytes, "windows-1252");
  const others = (["windows-1250", "macintosh"] as const).map(
    (it) => [it, likenessOf(bytes, it)] as const,
  );
  const [best, likeness] = others.toSorted((a, b) => b[1] - a[1])[0] ?? ["windows-1252", 0];
  return likeness > usual + 0.15 ? best : "windows-1252";
}

/** From 0 to 1: how many of the letters and signs within words belong to the language they fit best. */
function likenessOf(bytes: Uint8Array, encoding: keyof typeof alphabets): number {
  const words =
    decodeText(bytes, encoding).match(/[^\s;,|"'.@]*[^\x00-\x7F\s]+[^\s;,|"'.@]*/g) ?? [];
  const odd = words.flatMap((word) => (/\p{L}/u.test(word) ? [...mixed(word)] : []));
  // Only signs that stand by themselves, a € before an amount, say nothing against it.
  if (odd.length === 0) return 1;
  const fits = alphabets[encoding].map((all) => odd.filter((it) => all.includes(it)).length);
  return Math.max(...fits) / odd.length;
}

/** What is beyond ASCII in a word; a capital behind a small letter stays one and is no letter of any language. */
const mixed = (word: string) =>
  [...word].flatMap((sign, at) => {
    if (sign <= "\x7F" || /[’–—“”„…€]/.test(sign)) return [];
    return at > 0 && /\p{Ll}/u.test(word[at - 1] ?? "") ? sign : sign.toLowerCase();
  });

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Always something: what cannot be read shows as the sign for it, so that one sees to choose another encoding. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);
