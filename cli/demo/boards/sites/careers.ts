import { slug } from "@/modules/market/sources/addresses";
import { utcDay } from "@/src/calendar";
import { described, escaped, pageWith } from "../markup";
import { missing, type ListedAd, type Site } from "../model";
import { postingScript } from "../posting";
import { ofCompany } from "../catalog";

/** A company's own career pages: one sitemap and one page with JobPosting for each ad. */
export const careers: Site = {
  isAt: (host) => host.startsWith("careers.") && host.endsWith(".example"),
  answer(asked, shelf) {
    const ads = ofCompany(shelf, "jsonld", asked.host.split(".")[1] ?? "");
    if (asked.url.pathname === "/sitemap.xml")
      return { type: "xml", body: sitemap(ads, asked.host) };
    const id = Number(/-(\d+)$/.exec(asked.url.pathname)?.[1]);
    const ad = ads.find((one) => one.id === id);
    if (ad === undefined || asked.url.pathname !== pathOf(ad)) return missing;
    const head = postingScript(ad, `https://${asked.host}${pathOf(ad)}`);
    const body = `<main><h1>${escaped(ad.title)}</h1>${described(ad)}</main>`;
    return pageWith({ title: `${ad.title} - ${ad.company}`, head, body, language: ad.language });
  },
};

const pathOf = (ad: ListedAd): string => `/jobs/${slug(ad.title)}-${ad.id}`;

const sitemap = (ads: ListedAd[], host: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${ads
  .map(
    (ad) =>
      `<url><loc>https://${host}${pathOf(ad)}</loc><lastmod>${utcDay(ad.postedAt)}</lastmod></url>`,
  )
  .join("\n")}</urlset>`;
