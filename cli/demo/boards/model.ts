import { z } from "zod";
import { periods } from "@/modules/knowledge/normalise/rules";
import { sourceIds } from "@/modules/market/sources/rules";

/** One fictional ad and the places it is advertised at, sometimes under another title or town. */
export const StandInAd = z.object({
  id: z.number().int(),
  title: z.string(),
  company: z.string(),
  city: z.string(),
  region: z.string().nullable(),
  country: z.string().length(2),
  language: z.string().length(2),
  /** Days before now that it was first shown. */
  age: z.number(),
  type: z.enum(["full-time", "part-time", "contract"]),
  workplace: z.enum(["on-site", "hybrid", "remote"]),
  isAgency: z.boolean(),
  pay: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string(),
      period: z.enum(periods),
      written: z.string(),
    })
    .nullable(),
  on: z.array(
    z.object({
      source: z.enum(sourceIds),
      title: z.string().optional(),
      city: z.string().optional(),
    }),
  ),
  /** Lines: "## " starts a heading, "- " an item of a list, anything else a paragraph. */
  text: z.string(),
});
export type StandInAd = z.infer<typeof StandInAd>;

/** An ad as one source shows it. */
export type ListedAd = Omit<StandInAd, "on"> & { postedAt: Date };

export type AdCatalog = { ads: StandInAd[]; now: Date };

export type Asked = { host: string; url: URL; method: string; body: string; headers: Headers };

export type Reply = {
  type: "html" | "json" | "xml" | "text";
  body: string;
  status?: number;
  headers?: Record<string, string>;
};

/** One site of the stand-in: whether a host is its own, and what it answers there. */
export type Site = {
  isAt(host: string): boolean;
  answer(asked: Asked, shelf: AdCatalog): Reply;
};

export const json = (value: unknown, status = 200): Reply => ({
  type: "json",
  body: JSON.stringify(value),
  status,
});

export const missing: Reply = { type: "html", body: "<title>Not found</title>", status: 404 };
