/** The beginnings of month names in Dutch, English, German and French. */
const stems: [stem: RegExp, month: number][] = [
  [/^jan/, 1],
  [/^(?:feb|fév|fev)/, 2],
  [/^(?:maa|mrt|mar|mär|mrz)/, 3],
  [/^(?:apr|avr)/, 4],
  [/^(?:mei|may|mai)/, 5],
  [/^(?:jun|juin)/, 6],
  [/^(?:jul|juil)/, 7],
  [/^(?:aug|aoû|aou)/, 8],
  [/^sep/, 9],
  [/^(?:okt|oct)/, 10],
  [/^nov/, 11],
  [/^(?:dec|dez|déc)/, 12],
];

const tongues = "nl en de fr es it pl pt sv da nb fi cs sk hu ro bg hr sl lt lv et el ga mt".split(
  " ",
);

/** What the months are called in the languages of Europe, alone and within a date. */
const months = new Map(
  // The first meaning counts: listopad is November to most.
  tongues.toReversed().flatMap((tongue) =>
    (["long", "short"] as const).flatMap((month) =>
      [{ month }, { month, day: "numeric" as const }].flatMap((style) => {
        const format = new Intl.DateTimeFormat(tongue, { ...style, timeZone: "UTC" });
        return Array.from({ length: 12 }, (_, n) => {
          const parts = format.formatToParts(Date.UTC(2024, n, 1));
          const name = parts.find(({ type }) => type === "month")?.value ?? "";
          return [name.toLowerCase().replace(/\.$/, ""), n + 1] as const;
        }).filter(([name]) => /^\p{L}{3,}$/u.test(name));
      }),
    ),
  ),
);

const stem =
  "(?:jan|feb|fév|fev|maa|mrt|mar|mär|mrz|apr|avr|mei|may|mai|jun|juin|jul|juil|aug|aoû|aou|sep|okt|oct|nov|dec|dez|déc)[a-zéûä]*";
const names = [...months.keys()].toSorted((a, b) => b.length - a.length).join("|");
export const monthWord = `(?:(?:${names})(?!\\p{L})|${stem})\\.?`;

export function monthOf(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word) >= 1 && Number(word) <= 12 ? Number(word) : null;
  const name = word.toLowerCase().replace(/\.$/, "");
  return months.get(name) ?? stems.find(([stem]) => stem.test(name))?.[1] ?? null;
}

const of = "(?:(?:de|do|of)\\s|d['’])?";
const ordinal = "(?:\\.|st|nd|rd|th|er|º|ª)?";
const written = [
  /^(?<y>\d{4})[-./](?<m>\d{1,2})[-./](?<d>\d{1,2})(?!\d)/,
  /^(?<y>\d{4})[-./](?<m>\d{1,2})(?!\d)/,
  /^(?<d>\d{1,2})[./-](?<m>\d{1,2})[./-](?<y>\d{4})(?!\d)/,
  /^(?<d>\d{1,2})[./-](?<m>\d{1,2})[./-](?<y>\d{2})(?!\d)/,
  /^(?<d>\d{1,2})\.\s(?<m>\d{1,2})\.\s(?<y>\d{4})(?!\d)/,
  new RegExp(
    `^(?<d>\\d{1,2})${ordinal}[\\s-]${of}(?<m>${monthWord})[\\s-]${of}(?<y>\\d{4})(?!\\d)`,
    "iu",
  ),
  /^(?<m>\d{1,2})[./-](?<y>\d{4})(?!\d)/,
  new RegExp(`^(?<m>${monthWord})[\\s-]${of}(?<y>\\d{4})(?!\\d)`, "iu"),
  new RegExp(`^(?<m>${monthWord})\\s(?<d>\\d{1,2})(?:st|nd|rd|th)?,?\\s(?<y>\\d{4})(?!\\d)`, "iu"),
  new RegExp(`^(?<m>${monthWord})\\s?['’](?<y>\\d{2})(?!\\d)`, "iu"),
  /^(?<y>20\d{2})\b(?![./-]\d)/,
];

/** A date at the beginning of a text: how long it is, and the first and the last day that it names. */
export function dateAt(
  text: string,
): { length: number; first: string | null; last: string } | null {
  for (const pattern of written) {
    const found = pattern.exec(text);
    const { y: said, m, d } = found?.groups ?? {};
    if (!found || !said) continue;
    const y = said.length === 2 ? `20${said}` : said;
    const month = m ? monthOf(m) : 12;
    if (!month) continue;
    const last = new Date(Date.UTC(Number(y), month, 0)).getUTCDate();
    const day = d ? Number(d) : last;
    if (day < 1 || day > last) continue;
    const on = (n: number) =>
      `${y}-${String(month).padStart(2, "0")}-${String(n).padStart(2, "0")}`;
    return { length: found[0].length, first: m ? on(d ? day : 1) : null, last: on(day) };
  }
  return null;
}

/** A date within a text: where it stands, and the first and the last day that it names. */
export type Dated = { start: number; end: number; first: string | null; last: string };

const beginning = /(?<![\p{L}\d.,/-])(?:\d|(?=\p{L}))/gu;

/** Every date of a text, in its order. */
export function datesIn(text: string): Dated[] {
  const dates: Dated[] = [];
  for (const { index } of text.matchAll(beginning)) {
    if (index < (dates.at(-1)?.end ?? 0)) continue;
    const found = dateAt(text.slice(index));
    if (found) dates.push({ start: index, end: index + found.length, ...pick(found) });
  }
  return dates;
}

const pick = ({ first, last }: { first: string | null; last: string }) => ({ first, last });
