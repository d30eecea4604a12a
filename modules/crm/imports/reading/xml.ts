const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Only what XML itself knows: an entity that a file defines stays the word that it is. */
const unescaped = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return names[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : unescaped(found);
}

/** The words within, those of furigana left out; `_x000D_` is how Excel writes a sign that XML cannot hold. */
export function textOf(xml: string): string {
  const parts = xml
    .replaceAll(/<rPh\b.*?<\/rPh>/gs, "")
    .matchAll(/<(?:t|v)\b[^>]*?(?:\/>|>(.*?)<\/(?:t|v)>)/gs);
  return [...parts]
    .map(([, inner = ""]) => unescaped(inner))
    .join("")
    .replaceAll(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
