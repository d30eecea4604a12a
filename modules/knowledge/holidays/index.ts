import { townNamed } from "@/modules/knowledge/normalise";
import table from "./days.json";

/** Where work is done: a country by its ISO code, and the place as people write it. */
export type Workplace = { country: string | null; location: string | null };

/** Month and day of each year, of a whole country and what its regions add or take away. */
type Days = Record<string, Record<string, string> | undefined>;
const all = (): Record<string, Days | undefined> => table.days;

/** Whether the holidays of a country are known in all of these years; where they are not, none is told. */
export const knowsHolidays = (country: string | null, days: readonly string[]): boolean =>
  days.every((day) => all()[country ?? ""]?.["all"]?.[day.slice(0, 4)] !== undefined);

/** Which of some days are public holidays where the work is; nothing of a country or a year that is not known. */
export const holidaysAmong = (days: readonly string[], place: Workplace): string[] =>
  days.filter((day) => isHoliday(day, place));

function isHoliday(day: string, { country, location }: Workplace): boolean {
  const known = country === null ? undefined : all()[country];
  if (!known) return false;
  const [year, short] = [day.slice(0, 4), day.slice(5, 7) + day.slice(8)];
  const region = regionOf(known, country ?? "", location);
  const own = known[region]?.[year]?.split(" ") ?? [];
  if (own.includes(`-${short}`)) return false;
  return own.includes(short) || (known["all"]?.[year]?.split(" ").includes(short) ?? false);
}

const regions = new Map<string, string>();
const mostPlaces = 5000;

/** The region of a town that has days of its own; a place is looked up once. */
function regionOf(known: Days, country: string, location: string | null): string {
  if (location === null || Object.keys(known).length === 1) return "all";
  const key = `${country} ${location}`;
  if (regions.size > mostPlaces) regions.clear();
  return regions.getOrInsertComputed(key, () => {
    const codes = codesOf(country, location);
    return codes.find((code) => code in known) ?? (country === "GB" ? "ENG" : "all");
  });
}

const townsApart = (): Record<string, Record<string, string[]> | undefined> => table.towns;
/** Towns of Alsace and Moselle that nobody knows by name are told by their postcode. */
const alsaceMoselle = /\b(?:57|67|68)\d{3}\b/;

/** What of a country has days of its own there, the narrowest first. */
function codesOf(country: string, location: string): string[] {
  const town = townNamed(location, country);
  const apart = Object.entries(townsApart()[country] ?? {}).find(([, names]) =>
    names.includes(town?.name ?? ""),
  );
  const byPostcode = country === "FR" && alsaceMoselle.test(location) ? ["AM"] : [];
  return [...(apart ? [apart[0]] : []), ...byPostcode, ...(town?.regionCodes ?? [])];
}
