import { z } from "zod";

/** A place on the map, and how many of what are there. */
export const MapPlace = z.object({
  key: z.string(),
  name: z.string(),
  country: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  /** By status. */
  counts: z.record(z.string(), z.number().int()),
  total: z.number().int(),
});
export type MapPlace = z.infer<typeof MapPlace>;

export const PlaceMap = z.object({
  places: z.array(MapPlace),
  /** What has no place that anybody knows. */
  unplaced: z.number().int(),
});
export type PlaceMap = z.infer<typeof PlaceMap>;

export const SiteQuery = z.object({
  /** The datacenters of one client; of all of them without it. */
  client: z.uuid().optional(),
});
export type SiteQuery = z.infer<typeof SiteQuery>;
