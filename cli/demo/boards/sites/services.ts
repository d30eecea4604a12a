import { slug } from "@/modules/market/sources/addresses";
import { countryNames } from "@/modules/market/sources/boards/linkedin";
import { utcDay } from "@/src/calendar";
import { described, snippetOf } from "../markup";
import { type Asked, json, type Reply, type AdCatalog, type ListedAd, type Site } from "../model";
import { found, pageOf } from "../search";
import { numberIn, segment, adsOfSource } from "../catalog";

export const arbeitsagentur: Site = {
  isAt: (host) => host === "rest.arbeitsagentur.de",
  answer(asked, shelf) {
    if (asked.headers.get("x-api-key") !== "jobboerse-jobsuche")
      return json({ error: "no key" }, 403);
    return asked.url.pathname.includes("/jobdetails/") ? offer(asked, shelf) : offers(asked, shelf);
  },
};

function offers(asked: Asked, shelf: AdCatalog): Reply {
  const keywords = asked.url.searchParams.get("was") ?? "";
  const days = numberIn(asked, "veroeffentlichtseit", 0);
  const all = found(adsOfSource(shelf, "arbeitsagentur"), { keywords, days, now: shelf.now });
  const shown = pageOf(all, numberIn(asked, "page", 1), numberIn(asked, "size", 25));
  // An empty search leaves the list out, as the service does.
  return json({
    maxErgebnisse: all.length,
    ...(all.length > 0 && { ergebnisliste: shown.map(result) }),
  });
}

const referenceOf = (ad: ListedAd): string => `10001-${1_000_000_000 + ad.id}-S`;

const result = (ad: ListedAd): object => ({
  referenznummer: referenceOf(ad),
  stellenangebotsTitel: ad.title,
  firma: ad.company,
  datumErsteVeroeffentlichung: utcDay(ad.postedAt),
  stellenlokationen: [
    {
      adresse: {
        ort: ad.city,
        region: ad.region?.toUpperCase().replace(/-/g, "_"),
        land: "DEUTSCHLAND",
      },
    },
  ],
  externeURL: null,
});

const units: Record<string, string> = {
  year: "JAHRESGEHALT",
  month: "MONATSGEHALT",
  hour: "STUNDENLOHN",
};

function offer(asked: Asked, shelf: AdCatalog): Reply {
  const reference = Buffer.from(segment(asked, 6), "base64").toString();
  const ad = adsOfSource(shelf, "arbeitsagentur").find((one) => referenceOf(one) === reference);
  if (ad === undefined) return json({ error: "not found" }, 404);
  return json({
    ...result(ad),
    stellenangebotsBeschreibung: ad.text.replace(/^## /gm, ""),
    istArbeitnehmerUeberlassung: ad.isAgency,
    istPrivateArbeitsvermittlung: false,
    homeofficemoeglich: ad.workplace !== "on-site",
    arbeitszeitVollzeit: ad.type !== "part-time",
    verguetungsangabe: units[ad.pay?.period ?? ""] ?? "KEINE_ANGABEN",
    gehaltsspanneVon: ad.pay?.min ?? null,
    gehaltsspanneBis: ad.pay?.max ?? null,
  });
}

const perPage = 100;

/** Its search parameters are ignored: everybody gets everything. */
export const arbeitnow: Site = {
  isAt: (host) => host === "www.arbeitnow.com",
  answer(asked, shelf) {
    const all = adsOfSource(shelf, "arbeitnow");
    const page = numberIn(asked, "page", 1);
    const address = `https://${asked.host}${asked.url.pathname}?page=`;
    const next = page * perPage < all.length ? `${address}${page + 1}` : null;
    const data = pageOf(all, page, perPage).map((ad) => ({
      slug: `${slug(`${ad.title} ${ad.city}`)}-${ad.id}`,
      company_name: ad.company,
      title: ad.title,
      description: described(ad),
      remote: ad.workplace === "remote",
      url: `https://www.arbeitnow.com/jobs/companies/${slug(ad.company)}/${slug(ad.title)}-${ad.id}`,
      tags: [],
      job_types: [ad.type],
      location: ad.city,
      created_at: Math.floor(ad.postedAt.getTime() / 1000),
    }));
    return json({ data, links: { first: `${address}1`, next }, meta: { current_page: page } });
  },
};

export const adzuna: Site = {
  isAt: (host) => host === "api.adzuna.com",
  answer(asked, shelf) {
    const asks = asked.url.searchParams;
    if (!asks.get("app_id") || !asks.get("app_key")) return json({ exception: "AUTH_FAIL" }, 401);
    const search = {
      keywords: asks.get("what") ?? "",
      country: segment(asked, 4).toUpperCase(),
      days: numberIn(asked, "max_days_old", 0),
      now: shelf.now,
    };
    const all = found(adsOfSource(shelf, "adzuna"), search);
    const size = numberIn(asked, "results_per_page", 10);
    const results = pageOf(all, Number(segment(asked, 6)), size).map(adzunaResult);
    return json({ count: all.length, results });
  },
};

const adzunaResult = (ad: ListedAd): object => ({
  id: String(5_000_000_000 + ad.id),
  title: ad.title,
  company: { display_name: ad.company },
  location: { display_name: ad.city, area: [countryNames[ad.country], ad.city] },
  created: ad.postedAt.toISOString().replace(/\.\d+/, ""),
  description: `${snippetOf(ad)}…`,
  // Adzuna tells yearly figures only.
  ...(ad.pay?.period === "year" && { salary_min: ad.pay.min, salary_max: ad.pay.max }),
  salary_is_predicted: "0",
  redirect_url: `https://www.adzuna.com/land/ad/${5_000_000_000 + ad.id}`,
});
