import metros from "./metros.json";

const folded = (name: string) =>
  name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

const byTown = new Map(
  Object.entries(metros).flatMap(([metro, { country, towns }]) =>
    [metro, ...towns].map((town) => [`${country} ${folded(town)}`, metro] as const),
  ),
);

/** The datacenter market a town belongs to; a town that belongs to none is its own. */
export const metroOf = (city: string | null, country: string | null): string | null =>
  city && (byTown.get(`${country} ${folded(city)}`) ?? city);
