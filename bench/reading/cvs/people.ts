import all from "./words.json";

export type Words = (typeof all)["en"];
export type Tongue = keyof typeof all;
export const tongues = Object.keys(all) as Tongue[];

export type Employment = { employer: string; title: string; from: string; to: string | null };

/** An invented person, and what a reader of the CV has to find. */
export type Person = {
  tongue: Tongue;
  words: Words;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  headline: string;
  languages: { code: string; name: string; level: string; said: string }[];
  certificates: { id: string; name: string; until: string | null }[];
  employments: Employment[];
};

const employers = [
  "Koudewerk B.V.",
  "Nordlicht Energie GmbH",
  "Silverline Facilities Ltd",
  "Atlantique Froid SAS",
  "Vasco Power, S.A.",
  "Helios Impianti S.r.l.",
  "Baltic Grid Sp. z o.o.",
  "Polar Data AB",
  "Kranich Technik AG",
  "Blue Harbour Hosting",
  "Meridian Critical Systems",
  "Stroomlijn Techniek",
];
const papers = [
  ["vca-vol", "VCA VOL"],
  ["nen3140-vp", "NEN 3140 VP"],
  ["first-aid", "First aid"],
  ["f-gas-eu", "F-gas certificate"],
  ["ipaf", "IPAF PAL card"],
  ["scc", "SCC"],
] as const;

const month = (n: number) => String((n % 12) + 1).padStart(2, "0");

/** The nth of the people who write in one language; no two are alike, and each run draws the same. */
export function personOf(tongue: Tongue, n: number): Person {
  const words = all[tongue] as Words;
  const firstName = words.first[n % 6] ?? "";
  const lastName = words.last[n % 6] ?? "";
  const seed = tongues.indexOf(tongue) * 7 + n * 5;
  const plain = `${firstName}.${lastName}`
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll("ł", "l")
    .replaceAll(/[^a-z.]/g, "");
  const digits = String(100 + ((seed * 37) % 900));
  const phone = words.phone.endsWith(" ") ? `${words.phone}${digits}` : `${words.phone}${digits}`;
  const spoken = Object.entries(words.spoken);
  const levels = ["C2", n % 2 ? "C1" : "B1", "A2"] as const;
  const held = [papers[seed % 6], papers[(seed + 1 + (n % 4)) % 6]] as const;
  return {
    ...{ tongue, words, firstName, lastName, phone },
    email: `${plain}@post.example`,
    location: words.towns[n % 6] ?? "",
    headline: words.titles[n % 5] ?? "",
    languages: spoken.map(([code, name], at) => {
      const level = levels[at] ?? "A2";
      return { code, name, level, said: words.levels[level] };
    }),
    certificates: held.map((paper, at) => ({
      id: paper?.[0] ?? "",
      name: paper?.[1] ?? "",
      until: at === 0 ? `2028-${month(seed)}-15` : null,
    })),
    employments: [0, 1, 2].map((at) => ({
      employer: employers[(seed + at * 5) % employers.length] ?? "",
      title: words.titles[(n + at) % 5] ?? "",
      from: `${2019 - at * 5}-${month(seed + at)}`,
      to: at === 0 ? null : `${2023 - at * 5}-${month(seed + at + 3)}`,
    })),
  };
}

/** Dates as people write them: 03/2019, März 2019, 2019. */
export type Style = "digits" | "words" | "years";
export function spanOf(
  { words }: Person,
  { from, to }: Employment,
  style: Style,
  dash = " - ",
): string {
  const written = (day: string) => {
    const [year = "", number = ""] = day.split("-");
    if (style === "years") return year;
    return style === "digits" ? `${number}/${year}` : `${words.months[Number(number) - 1]} ${year}`;
  };
  return `${written(from)}${dash}${to ? written(to) : words.now}`;
}

/** "VCA VOL, valid until 15.03.2028". */
export const paperLine = ({ words }: Person, { name, until }: Person["certificates"][number]) =>
  until ? `${name}, ${words.until} ${until.split("-").toReversed().join(".")}` : name;
