import { expect, test } from "bun:test";
import { readPage } from "../registry";
import { asked, page } from "../testing";

const stepstonePage = (results: object): string =>
  `<html><script>window.__PRELOADED_STATE__["app-unifiedResultlist"] = ${JSON.stringify({ searchResults: results })};</script>`;

const indeedRow = {
  jobkey: "abc",
  displayTitle: "Technician",
  company: "Acme",
  formattedLocation: "Slough",
};

const indeedRows = (model: object, more = ""): string =>
  `<html><script>window.mosaic.providerData["mosaic-provider-jobcards"]=${JSON.stringify({
    metaData: { mosaicProviderJobCardsModel: { results: [indeedRow], ...model } },
  })};</script>${more}`;

test.each([
  ["a link to it, and no count", {}, true, true],
  ["a link to it, and a count of another search", { tierSummaries: [{ jobCount: 1 }] }, true, true],
  ["a count beyond this page", { tierSummaries: [{ jobCount: 79 }] }, false, true],
  ["neither", {}, false, false],
])("Indeed goes on to the next page where a page has %s", (_, model, hasLink, goesOn) => {
  const link = `<nav><a data-testid="pagination-page-next" href="/jobs?q=x&start=10">Next</a></nav>`;
  const { listing } = readPage(page(indeedRows(model, hasLink ? link : "")), asked("indeed"));
  const lists = listing?.next.filter(({ kind }) => kind === "list") ?? [];
  expect(lists.map(({ context }) => context["start"])).toEqual(goesOn ? [10] : []);
});

test.each([
  ["numbers", `<a href='/jobs?q=x&amp;start=0'>1</a><a href='/jobs?q=x&amp;start=20'>3</a>`, [20]],
  ["the pages before", `<a href="/jobs?q=x&start=0">1</a>`, []],
  ["no page, but a script counts one", `<script>next("/jobs?start=20")</script>`, []],
])("Indeed's second page that links to %s goes on accordingly", (_, links, starts) => {
  const second = asked("indeed", { context: { start: 10, page: 2, maxPages: 5 } });
  const { listing } = readPage(page(indeedRows({}, links)), second);
  const lists = listing?.next.filter(({ kind }) => kind === "list") ?? [];
  expect(lists.map(({ context }) => Number(context["start"]))).toEqual(starts);
});

test("a heading says that the ad is gone where the title names the board alone", () => {
  const html = `<title>XING Jobs</title><main><h1><span>Stellenanzeige</span> nicht mehr aktuell</h1></main>`;
  for (const source of ["stepstone", "indeed", "xing"] as const)
    expect(readPage(page(html), asked(source, { kind: "detail" })).verdict.kind).toBe("not-found");
});

test.each([
  ["de", "Diese Seite wurde leider nicht gefunden | Stepstone"],
  ["de", "Stellenanzeige nicht mehr verfügbar"],
  ["nl", "Pagina niet gevonden | Stepstone"],
  ["nl", "Deze vacature is verlopen"],
  ["en", "404 - Page not found"],
  ["en", "This job has expired | Totaljobs"],
  ["fr", "Page introuvable"],
  ["es", "Página no encontrada"],
  ["it", "Pagina non trovata"],
  ["sv", "Sidan hittades inte"],
  ["de", "Seite existiert leider nicht"],
  ["de", "Diese Anzeige wurde bereits vergeben - StepStone"],
  ["nl", "De vacature is helaas vervuld"],
  ["en", "The position you are looking for has been filled"],
  ["fr", "Cette offre d'emploi a été pourvue"],
  ["es", "La oferta de trabajo ha caducado"],
  ["it", "Annuncio non trovato - Indeed"],
])("a page in %s that says '%s' is not found, whatever its status is", (_, title) => {
  const html = `<html><head><title>${title}</title></head><body>x</body></html>`;
  const detail = asked("stepstone", { kind: "detail" });
  expect(readPage(page(html), detail).verdict.kind).toBe("not-found");
});

test.each([
  "404 Techniker Jobs in Berlin | Stepstone",
  "Page Layout Engineer",
  "Job Coach Jobs",
  "Stelle nicht nur für Techniker: Jobs in Bonn",
])("a result page called '%s' is read", (title) => {
  const html = `<title>${title}</title>${stepstonePage({ items: [], meta: { total: 0 } })}`;
  expect(readPage(page(html), asked("stepstone")).verdict.kind).toBe("empty");
});
