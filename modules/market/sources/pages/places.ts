import { at, textAt } from "../reading/json";
import type { Address } from "../where";

/** Where the work is: an address in fields, else in words. */
export function postingPlaces(posting: unknown): (string | Address)[] {
  const locations = many(at(posting, "jobLocation"));
  const places = locations.flatMap(isCopied(locations) ? nameOf : placeOf);
  // A remote job has no location, but says from where one may work.
  return places.length > 0
    ? places
    : many(at(posting, "applicantLocationRequirements")).flatMap(placeOf);
}

/** Some sites repeat one address under every location; then only the names differ and are right. */
function isCopied(locations: unknown[]): boolean {
  const names = new Set(locations.map((one) => textAt(one, "name")));
  const addresses = new Set(locations.map((one) => JSON.stringify(at(one, "address"))));
  return locations.length > 1 && addresses.size === 1 && names.size === locations.length;
}

function nameOf(location: unknown): string[] {
  const name = textAt(location, "name");
  return name === null ? [] : [name];
}

function placeOf(location: unknown): (string | Address)[] {
  const address = many(at(location, "address"))[0];
  const whole = textAt({ address }, "address") ?? textAt({ location }, "location");
  if (whole !== null) return [whole];
  const fields = {
    city: textAt(address, "addressLocality"),
    region: textAt(address, "addressRegion"),
    country: textAt(address, "addressCountry") ?? textAt(address, "addressCountry", "name"),
  };
  return Object.values(fields).some(Boolean) ? [fields] : nameOf(location);
}

const many = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

const metaNames = ["gtm_tbcn_location", "job-location", "job-city"];

/** Where the page itself names the place in its head, for postings that do not. */
export function metaPlaces(html: string): (string | Address)[] {
  const head = html.slice(0, html.search(/<\/head|<body/i) + 1 || html.length);
  for (const [tag] of head.matchAll(/<meta\b[^>]{0,1000}>/gi)) {
    const name = /\bname=["']([^"']*)/i.exec(tag)?.[1] ?? "";
    const content = /\bcontent=["']([^"']*)/i.exec(tag)?.[1]?.trim();
    if (metaNames.includes(name) && content) return [partsOf(content)];
  }
  return [];
}

/** "Bengaluru~Karnataka~India" states its parts, other contents are words. */
function partsOf(content: string): string | Address {
  const [city = null, region = null, country = null] = content.split("~");
  return content.includes("~") ? { city, region, country } : content;
}
