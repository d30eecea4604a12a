import { attribute } from "./xml";

const dayMs = 24 * 60 * 60 * 1000;

/** Excel's number of a day as an ISO date; it believes that 1900 was a leap year, older Macs count from 1904. */
export function dayOf(serial: number, is1904: boolean): string {
  const begin = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const date = new Date(begin + Math.floor(serial) * dayMs);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

/** Whether a style shows its number as a day. */
export function formatsOf(styles: string): (style: number) => boolean {
  const own = new Map(
    [...styles.matchAll(/<numFmt\s[^>]*>/g)].map(([tag]) => [
      Number(attribute(tag, "numFmtId")),
      attribute(tag, "formatCode") ?? "",
    ]),
  );
  const cellStyles = /<cellXfs\b.*?<\/cellXfs>/s.exec(styles)?.[0] ?? "";
  const isDays = [...cellStyles.matchAll(/<xf\b[^>]*>/g)].map(([tag]) =>
    isDay(Number(attribute(tag, "numFmtId") ?? 0), own),
  );
  return (style) => isDays[style] ?? false;
}

/** The numbers below 164 are Excel's own; a code of one's own is a day if it speaks of days or years. */
function isDay(format: number, own: Map<number, string>): boolean {
  const code = own.get(format);
  if (code !== undefined) return /[dy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ""));
  return (format >= 14 && format <= 17) || format === 22 || (format >= 27 && format <= 36);
}
