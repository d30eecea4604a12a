import { dayMs } from "@/src/calendar";
import { described, escaped, pageWith, scripted, snippetOf } from "../markup";
import {
  type Asked,
  missing,
  type Reply,
  type AdCatalog,
  type ListedAd,
  type Site,
} from "../model";
import { postingScript } from "../posting";
import { found, pageOf } from "../search";
import { numberIn, adsOfSource } from "../catalog";

const rowsPerPage = 15;
const startStep = 10;

export const indeed: Site = {
  isAt: (host) => host.endsWith("indeed.com"),
  answer(asked, shelf) {
    if (asked.url.pathname === "/jobs") return results(asked, shelf);
    return asked.url.pathname === "/viewjob" ? detail(asked, shelf) : missing;
  },
};

function countryAt(host: string): string {
  const code = (host.split(".")[0] ?? "").toUpperCase();
  return code === "UK" ? "GB" : code;
}

const keyOf = (ad: ListedAd): string => (0xfeed00000000 + ad.id).toString(16).padStart(16, "0");

function results(asked: Asked, shelf: AdCatalog): Reply {
  const keywords = asked.url.searchParams.get("q") ?? "";
  const days = numberIn(asked, "fromage", 0);
  const search = { keywords, country: countryAt(asked.host), days, now: shelf.now };
  const all = found(adsOfSource(shelf, "indeed"), search);
  const page = numberIn(asked, "start", 0) / startStep + 1;
  const model = {
    results: pageOf(all, page, rowsPerPage).map((ad) => row(ad, shelf.now)),
    tierSummaries: [
      { jobCount: all.length, tier: 1, type: "DEFAULT" },
      { jobCount: 0, tier: 5, type: "DEFAULT" },
    ],
  };
  const state = { metaData: { mosaicProviderJobCardsModel: model } };
  const script = `<script id="mosaic-data">window.mosaic.providerData["mosaic-provider-jobcards"]=${scripted(state)};
window.mosaic.providerData["mosaic-provider-other"]={};</script>`;
  return pageWith({
    title: `${keywords} jobs | Indeed`,
    body: `<div id="mosaic-jobResults"></div>${script}`,
  });
}

const types = { hour: "hourly", day: "daily", week: "weekly", month: "monthly", year: "yearly" };

function row(ad: ListedAd, now: Date): object {
  const days = Math.floor((now.getTime() - ad.postedAt.getTime()) / dayMs);
  const { pay } = ad;
  return {
    jobkey: keyOf(ad),
    title: ad.title,
    displayTitle: ad.title,
    company: ad.company,
    formattedLocation: ad.city,
    pubDate: ad.postedAt.getTime(),
    createDate: ad.postedAt.getTime(),
    formattedRelativeTime: days > 30 ? "30+ days ago" : `${days} days ago`,
    ...(pay && {
      salarySnippet: { currency: pay.currency, source: "EXTRACTION", text: pay.written },
      extractedSalary: { min: pay.min ?? -1, max: pay.max ?? -1, type: types[pay.period] },
    }),
    snippet: `<ul><li>${snippetOf(ad)}</li></ul>`,
    remoteLocation: ad.workplace === "remote",
    taxonomyAttributes: [
      {
        label: "job-types",
        attributes: [{ label: ad.type === "full-time" ? "Full-time" : ad.type }],
      },
      { label: "remote", attributes: ad.workplace === "hybrid" ? [{ label: "Hybrid work" }] : [] },
    ],
    viewJobLink: `/viewjob?jk=${keyOf(ad)}&from=vjs`,
    sponsored: false,
    expired: false,
  };
}

function detail(asked: Asked, shelf: AdCatalog): Reply {
  const key = asked.url.searchParams.get("jk");
  const ad = adsOfSource(shelf, "indeed").find((one) => keyOf(one) === key);
  if (ad === undefined) return missing;
  const address = `https://${asked.host}/viewjob?jk=${key}`;
  const body = `<h1>${escaped(ad.title)}</h1><div id="jobDescriptionText">${described(ad)}</div>`;
  return pageWith({
    title: `${ad.title} - ${ad.city}`,
    head: postingScript(ad, address),
    body,
    language: ad.language,
  });
}
