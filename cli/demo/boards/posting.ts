import { utcDay } from "@/src/calendar";
import { type ListedAd } from "./model";
import { described, scripted } from "./markup";

const types = { "full-time": "FULL_TIME", "part-time": "PART_TIME", contract: "CONTRACTOR" };

/** The ad as schema.org JobPosting. */
export function postingOf(ad: ListedAd, url: string): object {
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: ad.title,
    description: described(ad),
    datePosted: utcDay(ad.postedAt),
    employmentType: types[ad.type],
    hiringOrganization: { "@type": "Organization", name: ad.company },
    identifier: { "@type": "PropertyValue", name: ad.company, value: `REF-${1000 + ad.id}` },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: ad.city,
        addressRegion: ad.region,
        addressCountry: ad.country,
      },
    },
    ...salaryOf(ad),
    url,
  };
}

function salaryOf({ pay }: ListedAd): object {
  if (pay === null) return {};
  const value = {
    "@type": "QuantitativeValue",
    minValue: pay.min ?? undefined,
    maxValue: pay.max ?? undefined,
    unitText: pay.period.toUpperCase(),
  };
  return { baseSalary: { "@type": "MonetaryAmount", currency: pay.currency, value } };
}

export const postingScript = (ad: ListedAd, url: string): string =>
  `<script type="application/ld+json">${scripted(postingOf(ad, url))}</script>`;
