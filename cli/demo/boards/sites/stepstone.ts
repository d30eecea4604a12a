import { slug } from "@/modules/market/sources/addresses";
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
import { found, isNamed, pageOf } from "../search";
import { numberIn, segment, adsOfSource } from "../catalog";

const perPage = 25;
const firstNumber = 13_000_000;
const countries: Record<string, string> = {
  "www.stepstone.de": "DE",
  "www.stepstone.nl": "NL",
  "www.stepstone.be": "BE",
  "www.stepstone.at": "AT",
  "www.totaljobs.com": "GB",
  "www.irishjobs.ie": "IE",
};

export const stepstone: Site = {
  isAt: (host) => host in countries,
  answer(asked, shelf) {
    const number = /--(\d+)-inline\.html$/.exec(asked.url.pathname)?.[1];
    if (number !== undefined) return detail(asked, shelf, Number(number) - firstNumber);
    return /^\/(jobs|vacatures)\//.test(asked.url.pathname) ? results(asked, shelf) : missing;
  },
};

type Sectioned = ListedAd & { section: "main" | "semantic" | "recommended" };

function results(asked: Asked, shelf: AdCatalog): Reply {
  const keywords = asked.url.searchParams.get("q") ?? segment(asked, 2).replace(/-/g, " ");
  const country = countries[asked.host] ?? null;
  const days = Number(asked.url.searchParams.get("ag")?.replace("age_", "") ?? 0);
  const local = adsOfSource(shelf, "stepstone").filter((ad) => ad.country === country);
  const hits = found(local, { keywords, country, days, now: shelf.now });
  const others = local.filter((ad) => !hits.includes(ad));
  const named = hits.filter((ad) => isNamed(ad, keywords));
  const answers: Sectioned[] = [
    ...named.map((ad) => ({ ...ad, section: "main" as const })),
    ...hits
      .filter((ad) => !named.includes(ad))
      .map((ad) => ({ ...ad, section: "semantic" as const })),
  ];
  const page = numberIn(asked, "page", 1);
  const shown = filledUp(pageOf(answers, page, perPage), others, answers.length);
  return resultPage(shown, { keywords, page, main: named.length, total: answers.length });
}

/** A page that is not full is filled with ads nobody asked for, unless there are no answers at all. */
function filledUp(answers: Sectioned[], others: ListedAd[], total: number): Sectioned[] {
  if (total === 0 || answers.length === 0) return answers;
  const fill = others.slice(0, perPage - answers.length);
  return [...answers, ...fill.map((ad) => ({ ...ad, section: "recommended" as const }))];
}

type Result = { keywords: string; page: number; main: number; total: number };

function resultPage(shown: Sectioned[], { keywords, page, main, total }: Result): Reply {
  const recommended = shown.filter((ad) => ad.section === "recommended").length;
  const counters = { main, semantic: total - main, regional: 0, recommended, family: 0 };
  const searchResults = {
    items: shown.map(item),
    pagination: {
      page,
      perPage,
      pageCount: Math.max(1, Math.ceil(total / perPage)),
      totalCount: total,
    },
    meta: { total, counters },
    ...(total === 0 && { noResultsInfo: { criteriaLabels: [keywords] } }),
  };
  const state = { config: { theme: "genesis" }, searchResults };
  const cards = shown.map(
    (ad) => `<article data-at="job-item" id="job-item-${firstNumber + ad.id}"></article>`,
  );
  const script = `<script>window.__PRELOADED_STATE__ = window.__PRELOADED_STATE__ || {};
window.__PRELOADED_STATE__["app-unifiedResultlist"] = ${scripted(state)};</script>`;
  return pageWith({
    title: `${keywords} Jobs`,
    body: `<main>${cards.join("")}</main>${script}`,
    language: "de",
  });
}

const pathOf = (ad: ListedAd): string =>
  `/stellenangebote--${slug(`${ad.title} ${ad.city} ${ad.company}`)}--${firstNumber + ad.id}-inline.html`;

const item = (ad: Sectioned): object => ({
  id: firstNumber + ad.id,
  title: ad.title,
  labels: [],
  url: `${pathOf(ad)}?rltr=1_1_25_seorl_m_0_0_0_0_0_0`,
  companyName: ad.company,
  datePosted: ad.postedAt.toISOString().replace("Z", "+00:00"),
  location: ad.city,
  salary: "",
  unifiedSalary: ad.pay && { ...ad.pay, written: undefined, salaryType: null },
  workFromHome: ad.workplace === "hybrid" ? "2" : "0",
  section: ad.section,
  textSnippet: snippetOf(ad),
});

function detail(asked: Asked, shelf: AdCatalog, id: number): Reply {
  const ad = adsOfSource(shelf, "stepstone").find((one) => one.id === id);
  if (ad === undefined) return missing;
  const head = postingScript(ad, `https://${asked.host}${pathOf(ad)}`);
  const body = `<h1>${escaped(ad.title)}</h1><div data-at="job-ad-content">${described(ad)}</div>`;
  return pageWith({ title: `${ad.title} - ${ad.company}`, head, body, language: ad.language });
}
