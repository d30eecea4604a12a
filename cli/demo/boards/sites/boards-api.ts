import { slug } from "@/modules/market/sources/addresses";
import { countryNames } from "@/modules/market/sources/boards/linkedin";
import { described, escaped } from "../markup";
import { type Asked, json, type Reply, type AdCatalog, type ListedAd, type Site } from "../model";
import { numberIn, ofCompany, segment } from "../catalog";

const unknown = json({ status: 404, error: "Job not found" }, 404);
const placeOf = (ad: ListedAd): string => `${ad.city}, ${countryNames[ad.country] ?? ad.country}`;

/** Three feeds that answer all jobs of a company by its token. */
export const greenhouse: Site = {
  isAt: (host) => host === "boards-api.greenhouse.io",
  answer(asked, shelf) {
    const ads = ofCompany(shelf, "greenhouse", segment(asked, 3));
    return ads.length === 0 ? unknown : json({ jobs: ads.map(greenhouseJob) });
  },
};

const greenhouseJob = (ad: ListedAd): object => ({
  absolute_url: `https://job-boards.greenhouse.io/${slug(ad.company)}/jobs/${6_000_000 + ad.id}`,
  location: { name: placeOf(ad) },
  id: 6_000_000 + ad.id,
  updated_at: ad.postedAt.toISOString(),
  first_published: ad.postedAt.toISOString(),
  title: ad.title,
  company_name: ad.company,
  language: ad.language,
  content: escaped(described(ad)),
  offices: [{ id: 1, name: `Office - ${ad.city}`, location: placeOf(ad) }],
  ...(ad.pay && {
    pay_input_ranges: [
      {
        min_cents: ad.pay.min === null ? null : ad.pay.min * 100,
        max_cents: ad.pay.max === null ? null : ad.pay.max * 100,
        currency_type: ad.pay.currency,
        title: ad.pay.period === "hour" ? "Hourly pay" : "Annual pay",
      },
    ],
  }),
});

export const lever: Site = {
  isAt: (host) => host === "api.lever.co",
  answer(asked, shelf): Reply {
    const skip = numberIn(asked, "skip", 0);
    const ads = ofCompany(shelf, "lever", segment(asked, 3));
    if (ads.length === 0) return json({ ok: false, error: "Document not found" }, 404);
    return json(ads.slice(skip, skip + numberIn(asked, "limit", 100)).map(leverPosting));
  },
};

const idOf = (ad: ListedAd): string => `00000000-0000-4000-8000-${String(ad.id).padStart(12, "0")}`;

function leverPosting(ad: ListedAd): object {
  const hostedUrl = `https://jobs.lever.co/${slug(ad.company)}/${idOf(ad)}`;
  const types = { "full-time": "Permanent", "part-time": "Part-time", contract: "Contract" };
  return {
    id: idOf(ad),
    text: ad.title,
    categories: { commitment: types[ad.type], location: ad.city, allLocations: [ad.city] },
    createdAt: ad.postedAt.getTime(),
    country: ad.country,
    workplaceType: ad.workplace === "on-site" ? "onsite" : ad.workplace,
    description: described(ad),
    lists: [],
    additional: "<p>We read every application.</p>",
    hostedUrl,
    applyUrl: `${hostedUrl}/apply`,
    ...(ad.pay && {
      salaryRange: {
        min: ad.pay.min,
        max: ad.pay.max,
        currency: ad.pay.currency,
        interval: `per-${ad.pay.period}-salary`,
      },
    }),
  };
}

export const ashby: Site = {
  isAt: (host) => host === "api.ashbyhq.com",
  answer(asked: Asked, shelf: AdCatalog) {
    const ads = ofCompany(shelf, "ashby", segment(asked, 3));
    return ads.length === 0 ? unknown : json({ apiVersion: "1", jobs: ads.map(ashbyJob) });
  },
};

function ashbyJob(ad: ListedAd): object {
  const jobUrl = `https://jobs.ashbyhq.com/${slug(ad.company)}/${idOf(ad)}`;
  const tiers = ad.pay
    ? [
        {
          components: [
            {
              compensationType: "Salary",
              interval: `1 ${ad.pay.period.toUpperCase()}`,
              currencyCode: ad.pay.currency,
              minValue: ad.pay.min,
              maxValue: ad.pay.max,
              summary: ad.pay.written,
            },
          ],
        },
      ]
    : [];
  return {
    id: idOf(ad),
    title: ad.title,
    employmentType: ad.type === "full-time" ? "FullTime" : "Contract",
    location: ad.city,
    secondaryLocations: [],
    publishedAt: ad.postedAt.toISOString(),
    isListed: true,
    isRemote: ad.workplace === "remote",
    workplaceType: { "on-site": "OnSite", hybrid: "Hybrid", remote: "Remote" }[ad.workplace],
    address: { postalAddress: { addressCountry: countryNames[ad.country] } },
    jobUrl,
    applyUrl: `${jobUrl}/application`,
    descriptionHtml: described(ad),
    compensation: { compensationTiers: tiers },
  };
}
