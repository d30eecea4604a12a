import { z } from "zod";
import { dayMs } from "@/src/calendar";
import { slug } from "@/modules/market/sources/addresses";
import type { Board } from "@/modules/market/sources/model";
import type { SourceId } from "@/modules/market/sources/rules";
import written from "./ads.json";
import { type Asked, type AdCatalog, type ListedAd, StandInAd } from "./model";

const day = dayMs;

/** The ads every stand-in holds unless it is given others. */
export const standInAds: StandInAd[] = z.array(StandInAd).parse(written);

/** What one source shows, newest first. */
export function adsOfSource(shelf: AdCatalog, source: SourceId): ListedAd[] {
  const known = sorted.get(shelf) ?? new Map<SourceId, ListedAd[]>();
  sorted.set(shelf, known);
  const found = known.get(source) ?? sort(shelf, source);
  known.set(source, found);
  return found;
}

/** Sorted once per shelf, so that a benchmark measures the reader and not the stand-in. */
const sorted = new WeakMap<AdCatalog, Map<SourceId, ListedAd[]>>();

function sort({ ads, now }: AdCatalog, source: SourceId): ListedAd[] {
  const shown = ads.flatMap((ad) => {
    const place = ad.on.find((one) => one.source === source);
    return place === undefined ? [] : [asShown(ad, place, now)];
  });
  return shown.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime());
}

function asShown(ad: StandInAd, place: StandInAd["on"][number], now: Date): ListedAd {
  const { on: _, ...rest } = ad;
  const title = place.title ?? ad.title;
  const city = place.city ?? ad.city;
  // Whole minutes apart, so that the order is the same on every run.
  const postedAt = new Date(now.getTime() - ad.age * day - ad.id * 60_000);
  return { ...rest, title, city, postedAt };
}

/** The company boards of a feed, as an admin would enter them. */
export function standInBoards(source: SourceId, ads = standInAds): Board[] {
  const own = ads.filter((ad) => ad.on.some((one) => one.source === source));
  const companies = [...new Set(own.map((ad) => ad.company))];
  return companies.map((company) => boardOf(source, company));
}

function boardOf(source: SourceId, company: string): Board {
  const name = slug(company);
  if (source === "workday") {
    return { token: `${name}/Careers`, company, host: `${name}.wd3.myworkdayjobs.com` };
  }
  const isPage = source === "jsonld";
  return { token: isPage ? `https://careers.${name}.example/sitemap.xml` : name, company };
}

/** The ads of the company that a token or host names. */
export const ofCompany = (shelf: AdCatalog, source: SourceId, token: string): ListedAd[] =>
  adsOfSource(shelf, source).filter((ad) => tokenOf(ad.company) === token);

const tokens = new Map<string, string>();

function tokenOf(company: string): string {
  const token = tokens.get(company) ?? slug(company);
  tokens.set(company, token);
  return token;
}

/** The part of the path at this place, decoded. */
export const segment = (asked: Asked, at: number): string =>
  decodeURIComponent(asked.url.pathname.split("/")[at] ?? "");

export const numberIn = (asked: Asked, name: string, otherwise: number): number =>
  Number(asked.url.searchParams.get(name) ?? otherwise);
