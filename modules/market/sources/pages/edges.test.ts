import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "bun:test";
import { jsonLdBlocks } from "../reading/embedded";
import { readPage } from "../registry";
import { asked, page } from "../testing";
import { checks, claimIn } from "./edges.testing";

type Case = { test: string; html: string[]; jobposting: object[]; asserts: string[] };

const file = join(
  import.meta.dir,
  "../../../../../shared/data/pages/synthetic_shapes/jobseek_jsonld_edge_cases.jsonl",
);
const isHere = existsSync(file);
if (!isHere) console.warn("SKIPPED: no ../shared; the JSON-LD edge cases are not checked");
const cases: Case[] = isHere
  ? readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .map((line): Case => JSON.parse(line))
  : [];

/** The shapes that the recorded test itself builds around the posting. */
const wrapped: Record<string, (job: object) => unknown> = {
  test_in_list: (job) => [{ "@type": "Other" }, job],
  test_in_graph: (job) => ({ "@graph": [job] }),
  test_nested_graph: (job) => ({ "@graph": [{ "@graph": [job] }] }),
  test_type_as_list: () => ({ "@type": ["JobPosting", "Thing"], title: "Z" }),
};

function htmlOf({ test: name, html, jobposting }: Case): string {
  const written = html.find((one) => one.includes("<script"));
  if (written !== undefined) return written;
  const wrap = wrapped[name] ?? ((job: object) => job);
  return `<script type="application/ld+json">${JSON.stringify(wrap(jobposting[0] ?? {}))}</script>`;
}

/** Three cases drop a wrong field by a setting per site, which we do not have; their default holds. */
const isBySetting = (name: string, assertion: string): boolean =>
  name.includes("can_ignore") && /^result\.(locations|date_posted|extras)/.test(assertion);
/** Retries, headers and cookies are the fetcher's part. */
const isOfFetching = (assertion: string): boolean => /calls|seen|headers|probe/.test(assertion);

const counts = { checked: 0, bySetting: 0, ofFetching: 0 };

test.skipIf(!isHere).each(cases.map((one) => [one.test, one] as const))("%s", (name, one) => {
  const html = htmlOf(one);
  const { listing } = readPage(page(html), asked("jsonld", { kind: "detail" }));
  const read = { ad: listing?.ads[0], blocks: jsonLdBlocks(html) };
  for (const assertion of one.asserts) {
    const claim = claimIn(assertion);
    if (isBySetting(name, assertion)) counts.bySetting++;
    else if (isOfFetching(assertion)) counts.ofFetching++;
    else {
      counts.checked++;
      const check = checks[claim?.field ?? ""];
      expect(check, assertion).toBeDefined();
      check?.(read, claim?.value);
    }
  }
});

test.skipIf(!isHere)("all 34 edge cases give what was recorded for them", () => {
  console.log(`JSON-LD edge cases: ${cases.length}; assertions: ${JSON.stringify(counts)}`);
  expect(cases.length).toBe(34);
  expect(counts.checked).toBeGreaterThan(50);
});
