import { redacted } from "@/modules/market/sources/rules";

const sentences = /(?<=[.!?…])\s+/u;

/** Without the sentences whose number or address was taken out of the ad: they lead nowhere. Applicants use the form. */
export function withoutRedacted(text: string): string {
  const isWhole = (part: string) => !Object.values(redacted).some((sign) => part.includes(sign));
  if (isWhole(text)) return text;
  const lines = text.split("\n").flatMap((line) => {
    if (isWhole(line)) return [line];
    const kept = line.split(sentences).filter(isWhole).join(" ");
    return /\p{L}/u.test(kept) ? [kept] : [];
  });
  return lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
