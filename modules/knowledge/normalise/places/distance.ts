import { type Coordinates, coordinatesOf } from "./coordinates";

/** Places do not move: each is looked up once, as long as there are not more than any country has. */
const found = new Map<string, Coordinates | null>();
const mostPlaces = 20_000;

/** Where a place of some records lies; null where it is no known town. */
export function placedAt(place: string, country: string | null): Coordinates | null {
  const key = `${place}|${country ?? ""}`;
  const before = found.get(key);
  if (before !== undefined) return before;
  if (found.size >= mostPlaces) found.clear();
  const at = coordinatesOf(place, country);
  found.set(key, at);
  return at;
}

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along a great circle (haversine). */
export function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const both = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const h = half(a.latitude, b.latitude) + both * half(a.longitude, b.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(h));
}
