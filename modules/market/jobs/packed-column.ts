import { sql } from "drizzle-orm";
import { customType } from "drizzle-orm/sqlite-core";
import { packed, unpacked } from "@/modules/knowledge/analysis";
import type { Analysis } from "@/modules/knowledge/analysis/model";

export const packedAnalysis = customType<{ data: Analysis; driverData: string }>({
  dataType: () => "text",
  toDriver: packed,
  fromDriver: unpacked,
});

/**
 * Rows an earlier version stored unpacked. Written out, because SQLite matches a partial index by the text of its condition.
 */
export const isUnpacked = sql`substr(analysis, 1, 10) <> '{"packed":'`;

/** How the text of an ad begins that is stored packed; short ones are not worth it. */
export const textSign = "zstd:";
const longestPlain = 300;

/** As analyses are: of 3, 6 and 9 the first, because the others take a multiple of the time for a tenth less. */
const level = 3;

/**
 * An ad's text as stored, compressed to a third; it is read only when ads are merged. Still text for every engine. A text
 * that happens to begin with the sign is packed however short.
 */
export const packText = (text: string): string =>
  text.length > longestPlain || text.startsWith(textSign)
    ? textSign + Bun.zstdCompressSync(text, { level }).toBase64()
    : text;

export const unpackText = (stored: string): string =>
  stored.startsWith(textSign)
    ? Bun.zstdDecompressSync(Buffer.from(stored.slice(textSign.length), "base64")).toString()
    : stored;

export const packedText = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  toDriver: packText,
  fromDriver: unpackText,
});

/** The same of texts. */
export const isPlainText = sql`length(text) > 300 and substr(text, 1, 5) <> 'zstd:'`;
