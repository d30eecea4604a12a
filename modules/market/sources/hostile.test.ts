import { expect, test } from "bun:test";
import { cpuMs } from "@/src/cpu.testing";
import { withoutContacts } from "./reading/draft";
import { readPage } from "./registry";
import { sourceIds } from "./rules";
import { asked, page } from "./testing";

const size = 2_000_000;
const filled = (piece: string, head = ""): string =>
  head + piece.repeat(Math.ceil(size / piece.length));

/** Pages that make a careless pattern or tree walk slow; each is as long as a page may be. */
const pages: [what: string, body: string][] = [
  ["titles without an end", filled("<title ")],
  [
    "spaces within JSON-LD",
    `${filled(" ", '<script type="application/ld+json">"JobPosting"')}x</script>`,
  ],
  ["JSON-LD that never ends", filled('<script type="application/ld+json">JobPosting ')],
  ["quotes without an end", filled('{"a":"\\"', '<script type="application/ld+json">JobPosting')],
  ["urls without an end", filled("<url>", "<urlset>")],
  ["marks without a tag", filled('data-entity-urn="urn:li:jobPosting: ', "<html>")],
  ["cards without an end", filled('<div data-testid="job-search-result">')],
  ["cards nested in cards", filled('<li data-entity-urn="urn:li:jobPosting:1"><div><b>')],
  [
    "brackets without an end",
    filled("[", '<script>window.mosaic.providerData["mosaic-provider-jobcards"]='),
  ],
  [
    "a state of strings",
    filled('"\\\\', '<script>__PRELOADED_STATE__["app-unifiedResultlist"] = {'),
  ],
  [
    "metas without an end",
    filled("<meta name=x ", '<script type="application/ld+json">{"@type":"JobPosting"}</script>'),
  ],
  ["ads' addresses", filled("/jobs/view/12345678", '<a class="top-card-layout__title">')],
  [
    "StepStone cards without a state",
    filled('<div data-at="job-item">', '<b data-resultlist-offers-main-displayed="9">'),
  ],
  ["an XML feed that only opens", filled("<position>", "<workzag-jobs>")],
];

/** Far below the two seconds after which the worker is stopped. */
const longest = 1000;

function afterCollecting(read: () => number): number {
  Bun.gc(true);
  return read();
}

test.each(pages)("two megabytes of %s do not hold up any source", (_, body) => {
  for (const id of sourceIds)
    for (const kind of ["list", "detail"] as const) {
      const read = () => cpuMs(() => readPage(page(body), asked(id, { kind })));
      const first = read();
      // The collector may clear up in one reading what other tests left; what is really slow is slow after it as well.
      const ms = first < longest ? first : afterCollecting(read);
      expect(ms, `${id} ${kind}`).toBeLessThan(longest);
    }
});

test.each(["a", "0", "0 ", "1.", "+1 ", "a.", "tel ", "0/"])(
  "a text of nothing but %p is read at once",
  (piece) => {
    const text = piece.repeat(20_000 / piece.length);
    expect(cpuMs(() => withoutContacts(text))).toBeLessThan(200);
  },
);
