import { expect, test } from "bun:test";
import { readPage } from "../registry";
import { asked, page } from "../testing";

const linkedinCard = (root: "div" | "a", number: number): string => {
  const link = `href="https://nl.linkedin.com/jobs/view/x-${number}?trk=y"`;
  const inner = root === "div" ? `<a class="base-card__full-link" ${link}>x</a>` : "";
  return `<li><${root} class="base-card" data-entity-urn="urn:li:jobPosting:${number}" ${root === "a" ? link : ""}>${inner}
  <h3 class="base-search-card__title">\n Koeltechnicus \n</h3><h4 class="base-search-card__subtitle">Acme <b>Example</b></h4>
  <span class="job-search-card__location">Haarlem, North Holland, Netherlands</span>
  <time class="job-search-card__listdate--new" datetime="2026-11-18">2 days ago</time></${root}></li>`;
};

test("a LinkedIn card is read as a block and as a link", () => {
  const html = `<ul>${linkedinCard("div", 4000000001)}${linkedinCard("a", 4000000002)}</ul>
    <code id="totalResults" style="display: none"><!--1,122--></code>`;
  const { listing } = readPage(page(html), asked("linkedin"));
  expect(listing?.total).toBe(1122);
  expect(listing?.ads[1]).toMatchObject({
    externalId: "4000000002",
    url: "https://nl.linkedin.com/jobs/view/x-4000000002",
    title: "Koeltechnicus",
    company: "Acme Example",
    postedAt: { iso: "2026-11-18T00:00:00.000Z", precision: "day" },
  });
});

test("LinkedIn's next question skips what was shown, and stops at the thousandth", () => {
  const at = (start: number) =>
    readPage(
      page(linkedinCard("div", 4000000001)),
      asked("linkedin", { context: { start, page: 1, maxPages: 999 } }),
    );
  const [next] = at(20).listing?.next ?? [];
  expect(next).toMatchObject({ kind: "list", context: { start: 30, page: 2 } });
  expect(at(990).listing?.next.map((task) => task.kind)).toEqual(["detail"]);
});

const indeedRow = (given: object) => ({
  jobkey: "abc",
  displayTitle: "Technician",
  company: "Acme",
  formattedLocation: "Slough",
  ...given,
});

function indeedAd(given: object) {
  const model = { results: [indeedRow(given)], tierSummaries: [{ jobCount: 1 }] };
  const state = JSON.stringify({ metaData: { mosaicProviderJobCardsModel: model } });
  const html = `<html><script>window.mosaic.providerData["mosaic-provider-jobcards"]=${state};</script>`;
  const task = asked("indeed", { context: { country: "GB", page: 1, maxPages: 5 } });
  return readPage(page(html, { url: "https://uk.indeed.com/jobs?q=x" }), task).listing?.ads[0];
}

test("Indeed writes an open end of pay as minus one", () => {
  const ad = indeedAd({
    salarySnippet: { currency: "GBP", text: "From £18 an hour" },
    extractedSalary: { min: 18, max: -1, type: "hourly" },
  });
  expect(ad?.salary).toMatchObject({
    min: 18,
    max: null,
    currency: "GBP",
    period: "hour",
    statedBy: "employer",
  });
});

test.each([
  ["Lille, France", "abroad"],
  ["Slough", "main"],
])("a main hit in %s is %s where Great Britain was asked for", (formattedLocation, section) => {
  expect(indeedAd({ formattedLocation })?.section).toBe(section as "main");
});

test("Indeed's own guess never replaces what the employer says", () => {
  const guess = { min: 30_000, max: 40_000, type: "YEARLY" };
  const stated = { min: 42_000, max: 48_000, type: "yearly" };
  const salarySnippet = { currency: "GBP" };
  expect(indeedAd({ salarySnippet, estimatedSalary: guess })?.salary?.statedBy).toBe("estimate");
  expect(
    indeedAd({ salarySnippet, estimatedSalary: guess, extractedSalary: stated })?.salary,
  ).toMatchObject({
    min: 42_000,
    statedBy: "employer",
  });
});

test("thirty days and more on Indeed is a lower bound, unless the exact time is told", () => {
  const words = { formattedRelativeTime: "30+ days ago" };
  expect(indeedAd(words)?.postedAt?.precision).toBe("at-least");
  expect(indeedAd({ ...words, pubDate: 1_760_000_000_000 })?.postedAt?.precision).toBe("instant");
});

test("Indeed's ad is named by its key on the host it was found on", () => {
  expect(indeedAd({})).toMatchObject({
    externalId: "abc",
    url: "https://uk.indeed.com/viewjob?jk=abc",
  });
});

const xingCard = (
  company: string,
  marker: string,
): string => `<article data-testid="job-search-result">
  <a href="/jobs/wien-techniker-150000007"></a><h2 data-testid="job-teaser-list-title">Tech\u00ADniker</h2><p data-xds="BodyCopy">${company}</p>
  <div class="multi-location-display-styles__Container-sc-1"><p>Wien<b> <!-- -->+ 2 weitere</b></p></div>
  <div class="x__MarkerContainer-sc-2"><span data-xds="Marker"><span data-xds="BodyCopy">Vollzeit</span></span>
  <span data-xds="Marker"><span data-xds="BodyCopy">${marker}</span></span></div></article>`;

test("a XING card's pay is read across the comments that part it", () => {
  const html = `<html data-xds="x">${xingCard("confidential", "51.500 €<!-- --> – <!-- -->75.000 €")}`;
  const ad = readPage(page(html, { url: "https://www.xing.com/jobs/search/ki" }), asked("xing"))
    .listing?.ads[0];
  expect(ad).toMatchObject({
    externalId: "150000007",
    title: "Techniker",
    company: null,
    employmentType: "Vollzeit",
    postedAt: null,
  });
  expect(ad?.salary).toMatchObject({ min: 51_500, max: 75_000, currency: "EUR" });
  expect(ad?.places[0]?.raw).toBe("Wien");
});

test("a XING address without its words answers a search page, which is no ad", () => {
  const { verdict } = readPage(
    page(`<html>${xingCard("Acme", "x")}`),
    asked("xing", { kind: "detail" }),
  );
  expect(verdict.kind).toBe("not-found");
});

const stepstonePage = (results: object): string =>
  `<html><script>window.__PRELOADED_STATE__["app-unifiedResultlist"] = ${JSON.stringify({ searchResults: results })};</script>`;

test("StepStone that found nothing says so, and one that counts but shows none is blocked", () => {
  const judged = (results: object) =>
    readPage(page(stepstonePage(results)), asked("stepstone")).verdict.kind;
  expect(judged({ items: [], noResultsInfo: { criteriaLabels: [] }, meta: { total: 0 } })).toBe(
    "empty",
  );
  expect(judged({ items: [], meta: { total: 12 } })).toBe("blocked");
});

test("a StepStone ad without JSON-LD is read from its marked parts, without their style sheets", () => {
  const html = `<html><h1>Elektroniker</h1><span data-at="metadata-company-name"><style>.a{color:red}</style>Acme Example</span>
    <span data-at="metadata-location">Hanau</span><span data-at="metadata-online-date">Erschienen: vor 1 Tag</span>
    <div data-at="job-ad-content"><p>Erste</p><p>Zweite</p></div>`;
  const url = "https://www.stepstone.de/stellenangebote--x--4711-inline.html";
  const ad = readPage(page(html, { url }), asked("stepstone", { kind: "detail", url })).listing
    ?.ads[0];
  expect(ad).toMatchObject({ externalId: "4711", title: "Elektroniker", company: "Acme Example" });
  expect(ad?.text).toMatch(/^Erste\n+Zweite$/);
  expect(ad?.postedAt?.precision).toBe("day");
});

const counters = (main: number, recommended: number): string =>
  `<div data-resultlist-offers-main="${main}" data-resultlist-offers-main-displayed="${main}"
    data-resultlist-offers-recommended-displayed="${recommended}"></div>`;

const stepstoneCard = (number: number): string =>
  `<article id="job-item-${number}" data-at="job-item"><a href="/stellenangebote--x--${number}-inline.html" data-at="job-item-title">
    <style>.res-1{color:red}</style>Elektroniker</a><span data-at="job-item-company-name">Acme Example</span>
    <span data-at="job-item-location">Hanau</span><span data-at="job-item-timeago">vor 2 Wochen</span></article>`;

test("StepStone's cards are read where its state is gone, as far as the page counts its sections", () => {
  const cards = [4711, 4712, 4713].map(stepstoneCard).join("");
  const read = (html: string) => readPage(page(html), asked("stepstone"));
  const { listing } = read(`<html>${counters(1, 2)}${cards}`);
  expect(listing?.ads.map((ad) => ad.section)).toEqual(["main", "recommended", "recommended"]);
  expect(listing?.ads[0]).toMatchObject({ title: "Elektroniker", postedAt: { precision: "week" } });
  expect(listing?.total).toBe(1);
  expect(read(`<html>${cards}`).verdict.kind).toBe("wrong-type");
});
