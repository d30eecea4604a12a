import { slug } from "@/modules/market/sources/addresses";
import { escaped, pageWith } from "../markup";
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

const cardsPerPage = 20;
const firstNumber = 150_000_000;

export const xing: Site = {
  isAt: (host) => host.endsWith("xing.com"),
  answer(asked, shelf) {
    if (asked.url.pathname === "/jobs/search/ki") return results(asked, shelf);
    return asked.url.pathname.startsWith("/jobs/") ? detail(asked, shelf) : missing;
  },
};

function results(asked: Asked, shelf: AdCatalog): Reply {
  const asks = asked.url.searchParams;
  const [keywords, city] = [asks.get("keywords") ?? "", asks.get("location")];
  const all = found(adsOfSource(shelf, "xing"), { keywords, city, now: shelf.now });
  const cards = pageOf(all, numberIn(asked, "page", 1), cardsPerPage).map(card);
  const search = `<textarea data-xds="InputBar" data-testid="cs-search-bar-textarea">${escaped(keywords)}</textarea>`;
  const body = `<div id="app" data-mountpoint><main id="content">${search}<ol>${cards.join("\n")}</ol></main></div>`;
  return pageWith({ title: "Jobs finden - XING", body, language: "de" });
}

const pathOf = (ad: ListedAd): string =>
  `/jobs/${slug(`${ad.city} ${ad.title}`)}-${firstNumber + ad.id}`;
const typeNames = { "full-time": "Vollzeit", "part-time": "Teilzeit", contract: "Befristet" };

/** React separates the parts of a range by comments; class names change with every release. */
const marker = (text: string): string =>
  `<span class="marker-styles__Marker-sc-0 a" data-xds="Marker"><span class="body-copy-styles__BodyCopy-sc-1 b" data-xds="BodyCopy">${escaped(text).replace(" – ", "<!-- --> – <!-- -->")}</span></span>`;

function card(ad: ListedAd): string {
  const markers = [typeNames[ad.type], ...(ad.pay ? [ad.pay.written] : [])].map(marker).join("");
  return `<li><!--$--><article class="card-styles__Card-sc-0 x" data-xds="Card" data-testid="job-search-result">
<a href="${pathOf(ad)}" class="card-styles__CardLink-sc-2 y"></a>
<h2 class="headline-styles__Headline-sc-0 z" data-xds="Headline" data-testid="job-teaser-list-title">${escaped(ad.title)}</h2><p class="body-copy-styles__BodyCopy-sc-1 job-teaser-list-item-styles__Company-sc-11 q" data-xds="BodyCopy">${escaped(ad.company)}</p>
<div class="multi-location-display-styles__Container-sc-0 w"><p class="body-copy" data-xds="BodyCopy">${escaped(ad.city)}<b class="multi-location-display-styles__OverflowLabel-sc-2 v"> <!-- -->+ 0 weitere</b></p></div>
<div aria-hidden="true" class="job-teaser-facts__MarkerContainer-sc-0 k">${markers}</div>
<p class="meta-styles__Meta-sc-0 m" data-xds="Meta"></p></article><!--/$--></li>`;
}

/** The address has to be exact: with another slug the ad is gone. */
function detail(asked: Asked, shelf: AdCatalog): Reply {
  const ad = adsOfSource(shelf, "xing").find((one) => pathOf(one) === asked.url.pathname);
  if (ad === undefined) return { ...missing, status: 410 };
  const address = `https://www.xing.com${pathOf(ad)}`;
  const head = `<link data-ch rel="canonical" href="${address}"/>${postingScript(ad, address)}`;
  return pageWith({
    title: `${ad.title} in ${ad.city} | XING Jobs`,
    head,
    body: `<h1>${escaped(ad.title)}</h1>`,
    language: "de",
  });
}
