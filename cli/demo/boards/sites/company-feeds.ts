import { slug } from "@/modules/market/sources/addresses";
import { countryNames } from "@/modules/market/sources/boards/linkedin";
import { utcDay } from "@/src/calendar";
import { described, escaped } from "../markup";
import { json, missing, type ListedAd, type Site } from "../model";
import { postingOf } from "../posting";
import { ofCompany, segment } from "../catalog";

/** Feeds that live on the company's own name: offers, a JSON Feed, a widget and an XML feed. */
export const recruitee: Site = {
  isAt: (host) => host.endsWith(".recruitee.com"),
  answer(asked, shelf) {
    const ads = ofCompany(shelf, "recruitee", asked.host.split(".")[0] ?? "");
    return ads.length === 0 ? json({ error: "Not found" }, 404) : json({ offers: ads.map(offer) });
  },
};

const offer = (ad: ListedAd): object => ({
  id: 2_000_000 + ad.id,
  slug: slug(ad.title),
  title: ad.title,
  company_name: ad.company,
  status: "published",
  careers_url: `https://${slug(ad.company)}.recruitee.com/o/${slug(ad.title)}`,
  careers_apply_url: `https://${slug(ad.company)}.recruitee.com/o/${slug(ad.title)}/c/new`,
  locations: [{ city: ad.city, state: ad.region, country: countryNames[ad.country] }],
  country_code: ad.country,
  published_at: `${ad.postedAt.toISOString().slice(0, 19).replace("T", " ")} UTC`,
  description: described(ad),
  requirements: "",
  employment_type_code: ad.type === "full-time" ? "fulltime_permanent" : "contract",
  remote: ad.workplace === "remote",
  hybrid: ad.workplace === "hybrid",
  on_site: ad.workplace === "on-site",
  salary: ad.pay
    ? {
        min: ad.pay.min === null ? null : String(ad.pay.min),
        max: ad.pay.max === null ? null : String(ad.pay.max),
        period: ad.pay.period,
        currency: ad.pay.currency,
      }
    : { min: null, max: null, period: null, currency: null },
});

export const teamtailor: Site = {
  isAt: (host) => host.endsWith(".teamtailor.com"),
  answer(asked, shelf) {
    const ads = ofCompany(shelf, "teamtailor", asked.host.split(".")[0] ?? "");
    if (ads.length === 0) return json({ error: "Not found" }, 404);
    const version = "https://jsonfeed.org/version/1.1";
    return json({ version, title: ads[0]?.company, items: ads.map((ad) => item(ad, asked.host)) });
  },
};

const item = (ad: ListedAd, host: string): object => ({
  id: String(5_000_000 + ad.id),
  url: `https://${host}/jobs/${5_000_000 + ad.id}-${slug(ad.title)}`,
  title: ad.title,
  content_html: described(ad),
  date_published: ad.postedAt.toISOString(),
  _jobposting: postingOf(ad, `https://${host}/jobs/${5_000_000 + ad.id}`),
});

export const workable: Site = {
  isAt: (host) => host === "apply.workable.com",
  answer(asked, shelf) {
    const ads = ofCompany(shelf, "workable", segment(asked, 5));
    if (ads.length === 0) return json({ error: "Not found" }, 404);
    return json({ name: ads[0]?.company, description: null, jobs: ads.map(widgetJob) });
  },
};

function widgetJob(ad: ListedAd): object {
  const shortcode = (0xabc000 + ad.id).toString(16).toUpperCase();
  const country = countryNames[ad.country];
  return {
    title: ad.title,
    shortcode,
    employment_type: ad.type,
    telecommuting: ad.workplace === "remote",
    url: `https://apply.workable.com/j/${shortcode}`,
    application_url: `https://apply.workable.com/j/${shortcode}/apply`,
    published_on: utcDay(ad.postedAt),
    locations: [
      { country, countryCode: ad.country, city: ad.city, region: ad.region, hidden: false },
    ],
    description: described(ad),
  };
}

export const personio: Site = {
  isAt: (host) => host.endsWith(".jobs.personio.de"),
  answer(asked, shelf) {
    const ads = ofCompany(shelf, "personio", asked.host.split(".")[0] ?? "");
    if (ads.length === 0) return missing;
    const feed = `<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>${ads.map(position).join("\n")}</workzag-jobs>`;
    return { type: "xml", body: feed };
  },
};

const position = (ad: ListedAd): string => `<position>
  <id>${4000 + ad.id}</id>
  <subcompany>${escaped(ad.company)}</subcompany>
  <office>${escaped(ad.city)}</office>
  <name>${escaped(ad.title)}</name>
  <jobDescriptions><jobDescription><name>Über die Stelle</name>
    <value><![CDATA[${described(ad)}]]></value></jobDescription></jobDescriptions>
  <employmentType>${ad.type === "contract" ? "temporary" : "permanent"}</employmentType>
  <createdAt>${ad.postedAt.toISOString().slice(0, 19)}+0000</createdAt>
</position>`;
