import { at, joined, textAt } from "../json";

export type Written = { text: string; country: string | null };

/** Where the work is: the address in words, with the country apart where it is an ISO code. */
export function postingPlaces(posting: unknown): Written[] {
  const locations = many(at(posting, "jobLocation"));
  const places = isCopied(locations) ? locations.flatMap(nameOf) : locations.flatMap(placeOf);
  return places.length > 0 ? places : requiredPlaces(posting);
}

/** Some sites repeat one address under every location; then only the names differ and are right. */
function isCopied(locations: unknown[]): boolean {
  const names = new Set(locations.map((one) => textAt(one, "name")));
  const addresses = new Set(locations.map((one) => JSON.stringify(at(one, "address"))));
  return locations.length > 1 && addresses.size === 1 && names.size === locations.length;
}

const nameOf = (location: unknown): Written[] => {
  const text = textAt(location, "name");
  return text === null ? [] : [{ text, country: null }];
};

/** A remote job has no location, but says from where one may work. */
const requiredPlaces = (posting: unknown): Written[] =>
  many(at(posting, "applicantLocationRequirements")).flatMap(placeOf);

function placeOf(location: unknown): Written[] {
  const address = many(at(location, "address"))[0];
  const whole = textAt({ address }, "address") ?? textAt({ location }, "location");
  const text = whole ?? inWords(address) ?? textAt(location, "name");
  return text === null ? [] : [{ text, country: isoCode(countryOf(address)) }];
}

const inWords = (address: unknown): string | null =>
  joined([
    textAt(address, "addressLocality"),
    textAt(address, "addressRegion"),
    countryOf(address),
  ]);

const countryOf = (address: unknown): string | null =>
  textAt(address, "addressCountry") ?? textAt(address, "addressCountry", "name");

const isoCode = (country: string | null): string | null =>
  country !== null && /^[A-Z]{2}$/.test(country) ? country : null;

const many = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

const metaNames = ["gtm_tbcn_location", "job-location", "job-city"];

/** Where the page itself names the place in its head, for postings that do not. */
export function metaPlaces(html: string): string[] {
  const head = html.slice(0, html.search(/<\/head|<body/i) + 1 || html.length);
  for (const [tag] of head.matchAll(/<meta\b[^>]*>/gi)) {
    const name = /\bname=["']([^"']*)/i.exec(tag)?.[1] ?? "";
    const content = /\bcontent=["']([^"']*)/i.exec(tag)?.[1]?.trim();
    if (metaNames.includes(name) && content) return [content.split("~").join(", ")];
  }
  return [];
}
