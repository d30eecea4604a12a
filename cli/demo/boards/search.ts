import { dayMs } from "@/src/calendar";
import type { ListedAd } from "./model";

export type Search = {
  keywords: string;
  country?: string | null;
  city?: string | null;
  /** Only ads at most this many days old. */
  days?: number | null;
  now: Date;
};

const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const wordsOf = (keywords: string): string[] =>
  fold(keywords)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);

/** Boards search loosely: one word of the question anywhere in the ad is enough. */
export function found(ads: ListedAd[], search: Search): ListedAd[] {
  const words = wordsOf(search.keywords);
  return ads.filter((ad) => isWhere(ad, search) && isRecent(ad, search) && mentions(ad, words));
}

function mentions(ad: ListedAd, words: string[]): boolean {
  const text = fold(`${ad.title} ${ad.text}`);
  return words.length === 0 || words.some((word) => text.includes(word));
}

/** Whether the title holds every word that was asked for. */
export function isNamed(ad: ListedAd, keywords: string): boolean {
  const title = fold(ad.title);
  return wordsOf(keywords).every((word) => title.includes(word));
}

function isRecent(ad: ListedAd, { days, now }: Search): boolean {
  return !days || now.getTime() - ad.postedAt.getTime() <= days * dayMs;
}

/** Towns that count as the city next to them. */
const nearby: Record<string, string[]> = {
  "Frankfurt am Main": ["Hanau", "Offenbach", "Frankfurt"],
  Zürich: ["Winterthur"],
};

function isWhere(ad: ListedAd, { country, city }: Search): boolean {
  if (country && ad.country !== country) return false;
  return !city || ad.city === city || (nearby[city] ?? []).includes(ad.city);
}

export const pageOf = <T>(all: T[], page: number, size: number): T[] =>
  all.slice((page - 1) * size, page * size);
