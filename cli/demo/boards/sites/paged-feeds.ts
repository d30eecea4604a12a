import { slug } from "@/modules/market/sources/addresses";
import { countryNames } from "@/modules/market/sources/boards/linkedin";
import { at, numberAt, textAt } from "@/modules/market/sources/reading/json";
import { dayMs, utcDay } from "@/src/calendar";
import { described } from "../markup";
import { type Asked, json, type Reply, type AdCatalog, type ListedAd, type Site } from "../model";
import { found } from "../search";
import { numberIn, ofCompany, segment } from "../catalog";

/** Two feeds that answer in pages and tell the full ad at its own address. */
export const smartrecruiters: Site = {
  isAt: (host) => host === "api.smartrecruiters.com",
  answer(asked, shelf) {
    const all = ofCompany(shelf, "smartrecruiters", segment(asked, 3));
    const id = segment(asked, 5);
    if (id === "") return postings(asked, shelf, all);
    const ad = all.find((one) => numberOf(one) === id);
    return ad === undefined ? json({ message: "Posting not found" }, 404) : json(fullPosting(ad));
  },
};

function postings(asked: Asked, shelf: AdCatalog, all: ListedAd[]): Reply {
  const asks = asked.url.searchParams;
  const since = Date.parse(asks.get("releasedAfter") ?? "1970-01-01");
  const recent = all.filter((ad) => ad.postedAt.getTime() >= since);
  const hits = found(recent, { keywords: asks.get("q") ?? "", now: shelf.now });
  const [offset, limit] = [numberIn(asked, "offset", 0), numberIn(asked, "limit", 100)];
  const content = hits.slice(offset, offset + limit).map(posting);
  return json({ offset, limit, totalFound: hits.length, content });
}

const numberOf = (ad: ListedAd): string => String(744_000_100_000_000 + ad.id);

const posting = (ad: ListedAd): object => ({
  id: numberOf(ad),
  name: ad.title,
  company: { identifier: slug(ad.company), name: ad.company },
  releasedDate: ad.postedAt.toISOString(),
  location: {
    city: ad.city,
    country: ad.country.toLowerCase(),
    remote: ad.workplace === "remote",
    hybrid: ad.workplace === "hybrid",
    fullLocation: `${ad.city}, ${countryNames[ad.country]}`,
  },
  typeOfEmployment: { id: "permanent", label: ad.type === "contract" ? "Contract" : "Full-time" },
  language: { code: ad.language },
});

const fullPosting = (ad: ListedAd): object => ({
  ...posting(ad),
  postingUrl: `https://jobs.smartrecruiters.com/${slug(ad.company)}/${numberOf(ad)}`,
  applyUrl: `https://jobs.smartrecruiters.com/${slug(ad.company)}/${numberOf(ad)}?apply`,
  jobAd: { sections: { jobDescription: { title: "Job Description", text: described(ad) } } },
});

export const workday: Site = {
  isAt: (host) => host.endsWith(".myworkdayjobs.com"),
  answer(asked, shelf) {
    const all = ofCompany(shelf, "workday", asked.host.split(".")[0] ?? "");
    if (asked.method === "POST") return jobs(asked, shelf, all);
    const ad = all.find((one) => asked.url.pathname.endsWith(pathOf(one)));
    return ad === undefined ? json({ errorCode: "S22" }, 404) : json(details(ad, asked));
  },
};

const pathOf = (ad: ListedAd): string =>
  `/job/${slug(ad.city)}/${slug(ad.title)}_JR${2_000_000 + ad.id}`;

/** All four parts of the question must be there; only the first page tells the total. */
function jobs(asked: Asked, shelf: AdCatalog, all: ListedAd[]): Reply {
  const question: unknown = JSON.parse(asked.body || "{}");
  const [limit, offset] = [numberAt(question, "limit"), numberAt(question, "offset")];
  if (limit === null || offset === null || at(question, "appliedFacets") === undefined) {
    return json({ errorCode: "HTTP_422" }, 422);
  }
  const hits = found(all, { keywords: textAt(question, "searchText") ?? "", now: shelf.now });
  const jobPostings = hits.slice(offset, offset + limit).map((ad) => entry(ad, shelf.now));
  return json({ total: offset === 0 ? hits.length : 0, jobPostings });
}

function entry(ad: ListedAd, now: Date): object {
  const days = Math.floor((now.getTime() - ad.postedAt.getTime()) / dayMs);
  return {
    title: ad.title,
    externalPath: pathOf(ad),
    locationsText: ad.city,
    postedOn: days > 30 ? "Posted 30+ Days Ago" : `Posted ${days} Days Ago`,
    bulletFields: [`JR${2_000_000 + ad.id}`],
  };
}

const details = (ad: ListedAd, asked: Asked): object => ({
  jobPostingInfo: {
    title: ad.title,
    jobDescription: described(ad),
    location: ad.city,
    startDate: utcDay(ad.postedAt),
    timeType: ad.type === "part-time" ? "Part time" : "Full time",
    jobReqId: `JR${2_000_000 + ad.id}`,
    jobRequisitionLocation: { descriptor: ad.city, country: { alpha2Code: ad.country } },
    externalUrl: `https://${asked.host}/Careers${pathOf(ad)}`,
  },
  hiringOrganization: { name: ad.company },
});
