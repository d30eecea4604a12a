/** What UTF-8 read as Windows-1252 looks like; only what pay and names of places are made of. */
const damaged = new Map<string, string>([
  ["â‚¬", "€"],
  ["â€“", "–"],
  ["â€”", "—"],
  ["â€™", "’"],
  ["â€˜", "‘"],
  ["â€œ", "“"],
  ["â€\u009d", "”"],
  ["â€¢", "•"],
  ["â€¦", "…"],
]);
const triple = /â(?:‚¬|€[“”™˜œ¢¦\u009d])/g;
/** A lead byte of a Latin letter followed by what Windows-1252 shows for its second byte. */
const pair = /Â([\u00A0-\u00BF])|Ã([\u00A0-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])/g;
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Mends text that was decoded as Windows-1252 although it is UTF-8 ("â‚¬" for "€"). */
export function mendMojibake(text: string): string {
  if (!/[âÂÃ]/.test(text)) return text;
  return text
    .replace(triple, (bytes) => damaged.get(bytes) ?? bytes)
    .replace(pair, (_, same?: string, second?: string) => same ?? latinLetter(second ?? ""));
}

function latinLetter(second: string): string {
  const index = windows.indexOf(second);
  const byte = index < 0 ? second.charCodeAt(0) : 0x80 + index;
  return String.fromCharCode(byte + 0x40);
}
