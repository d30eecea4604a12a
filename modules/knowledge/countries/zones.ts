import zones from "./zones.json";

const known: Readonly<Record<string, string>> = zones;

/** By whose clocks most of a country lives, by its ISO code; null of one that is not known. */
export const zoneOf = (country: string | null): string | null =>
  (country !== null && Object.hasOwn(known, country) && known[country]) || null;
