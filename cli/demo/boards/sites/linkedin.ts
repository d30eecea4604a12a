import { slug } from "@/modules/market/sources/addresses";
import { countryNames } from "@/modules/market/sources/boards/linkedin";
import { utcDay } from "@/src/calendar";
import { described, escaped } from "../markup";
import {
  type Asked,
  missing,
  type Reply,
  type AdCatalog,
  type ListedAd,
  type Site,
} from "../model";
import { found } from "../search";
import { numberIn, segment, adsOfSource } from "../catalog";

const cardsPerRequest = 10;
const firstNumber = 4_000_000_000;

export const linkedin: Site = {
  isAt: (host) => host.endsWith("linkedin.com"),
  answer(asked, shelf) {
    const { pathname } = asked.url;
    if (pathname.endsWith("/seeMoreJobPostings/search")) return results(asked, shelf);
    return pathname.includes("/jobPosting/") ? detail(asked, shelf) : missing;
  },
};

function results(asked: Asked, shelf: AdCatalog): Reply {
  const asks = asked.url.searchParams;
  const country = Object.keys(countryNames).find(
    (code) => countryNames[code] === asks.get("location"),
  );
  const seconds = Number(asks.get("f_TPR")?.slice(1) ?? 0);
  const all = found(adsOfSource(shelf, "linkedin"), {
    keywords: asks.get("keywords") ?? "",
    country: country ?? null,
    days: seconds / 86_400,
    now: shelf.now,
  });
  const start = numberIn(asked, "start", 0);
  const cards = all.slice(start, start + cardsPerRequest);
  if (start === 0 && cards.length === 0) return { type: "html", body: nothing };
  return {
    type: "html",
    body: cards.length === 0 ? "" : `<!DOCTYPE html>\n${cards.map(card).join("\n")}`,
  };
}

const nothing = `<section class="core-section-container my-3 no-results">
<h1>We couldn't find a match</h1><p class="no-results__subheading">Check your keywords</p></section>`;

const placeOf = (ad: ListedAd): string =>
  [ad.city, ad.region, countryNames[ad.country]].filter(Boolean).join(", ");

const addressOf = (ad: ListedAd): string =>
  `https://${ad.country.toLowerCase()}.linkedin.com/jobs/view/${slug(`${ad.title} at ${ad.company}`)}-${firstNumber + ad.id}`;

function card(ad: ListedAd, at: number): string {
  const pay = ad.pay
    ? `<span class="job-search-card__salary-info">\n ${escaped(ad.pay.written)}\n </span>`
    : "";
  return `<li>
  <div class="base-card relative base-card--link base-search-card job-search-card" data-entity-urn="urn:li:jobPosting:${firstNumber + ad.id}" data-row="${at + 1}">
    <a class="base-card__full-link absolute" href="${addressOf(ad)}?position=${at + 1}&amp;pageNum=0&amp;refId=x">
      <span class="sr-only">\n ${escaped(ad.title)}\n </span></a>
    <div class="base-search-card__info">
      <h3 class="base-search-card__title">\n ${escaped(ad.title)}\n </h3>
      <h4 class="base-search-card__subtitle"><a class="hidden-nested-link" href="#">\n ${escaped(ad.company)}\n </a></h4>
      <div class="base-search-card__metadata">
        <span class="job-search-card__location">\n ${escaped(placeOf(ad))}\n </span>${pay}
        <time class="job-search-card__listdate" datetime="${utcDay(ad.postedAt)}">\n recently\n </time>
      </div>
    </div>
  </div>
</li>`;
}

/** The detail page is vaguer than the card: past a week it counts in weeks. */
function agoOf(age: number): string {
  const [count, unit] =
    age < 7 ? [Math.max(1, Math.round(age)), "day"] : [Math.floor(age / 7), "week"];
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

const typeNames = { "full-time": "Full-time", "part-time": "Part-time", contract: "Contract" };

function detail(asked: Asked, shelf: AdCatalog): Reply {
  const number = Number(segment(asked, 5)) - firstNumber;
  const ad = adsOfSource(shelf, "linkedin").find((one) => one.id === number);
  if (ad === undefined) return missing;
  const body = `<!DOCTYPE html>
<section class="top-card-layout container-lined"><div class="top-card-layout__entity-info">
  <a class="topcard__link" href="${addressOf(ad)}?trk=x"><h2 class="top-card-layout__title topcard__title">${escaped(ad.title)}</h2></a>
  <h4><span class="topcard__flavor"><a class="topcard__org-name-link" href="#">\n ${escaped(ad.company)}\n </a></span>
  <span class="topcard__flavor topcard__flavor--bullet">\n ${escaped(placeOf(ad))}\n </span></h4>
  <span class="posted-time-ago__text">${agoOf(ad.age)}</span></div></section>
<code data-semaphore-content-urn="urn:li:jobPosting:${firstNumber + ad.id}"></code>
<div class="description__text"><div class="show-more-less-html__markup relative">${described(ad)}</div>
<button>Show more</button></div>
<ul class="description__job-criteria-list"><li class="description__job-criteria-item">
  <h3 class="description__job-criteria-subheader">Employment type</h3>
  <span class="description__job-criteria-text">${typeNames[ad.type]}</span></li></ul>`;
  return { type: "html", body };
}
