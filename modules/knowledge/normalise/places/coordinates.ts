import { citiesNamed, type City, countryNamed } from "./gazetteer";
import { readPlaces } from "./places";

export type Coordinates = { latitude: number; longitude: number };

/** Where a town lies, as people write it; null where nobody knows the town. */
export function coordinatesOf(written: string, country: string | null): Coordinates | null {
  const city = townOf(written, country);
  return city ? { latitude: city.latitude, longitude: city.longitude } : null;
}

/** The town that is meant, with the codes of its region; null where nobody knows it. */
export function townNamed(written: string, country: string | null) {
  const town = townOf(written, country);
  return town ? { name: town.name, regionCodes: town.region?.codes ?? [] } : null;
}

function townOf(written: string, country: string | null): City | undefined {
  const [place] = readPlaces(written, country ? { country } : {});
  const named = citiesNamed(place?.city ?? written);
  const wanted = place?.country ?? country;
  return named.find((it) => it.country === wanted) ?? (wanted ? undefined : named[0]);
}

/** The town or the country that is called so; what is both is the town. */
export function placeNamed(name: string): { city?: string; countryOnly?: string } | null {
  const [city] = citiesNamed(name);
  if (city) return { city: city.name };
  const country = countryNamed(name);
  return country ? { countryOnly: country } : null;
}
