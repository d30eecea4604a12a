import { expect, test } from "bun:test";
import { assignedAfter, balancedAt, jsonLdBlocks, looselyParsed, ofType } from "./embedded";
import { cpuMs } from "@/src/cpu.testing";

const block = (json: string): string => `<script type="application/ld+json">${json}</script>`;

test("a state is cut out of its page by its brackets, whatever its strings hold", () => {
  const html = 'window.state = {"a":"}\\"{","b":[1,{"c":"]"}]};window.other={}';
  expect(assignedAfter(html, "window.state")).toEqual({ a: '}"{', b: [1, { c: "]" }] });
});

test("a state that the page cuts off is no state", () => {
  expect(balancedAt('{"a":"b', 0)).toBeNull();
  expect(balancedAt('{"a":[1,2', 0)).toBeNull();
  expect(assignedAfter("window.state = ", "window.state")).toBeUndefined();
});

test.each([
  ['//<![CDATA[\n{"a":1}\n//]]>'],
  ['/*<![CDATA[*/{"a":1}/*]]>*/'],
  ['<!--\n{"a":1}\n-->'],
  ["{&quot;a&quot;:1}"],
  ['{"a":1,}'],
  ['{"a":1};'],
])("%p is read as JSON", (text) => {
  expect(looselyParsed(text)).toEqual({ a: 1 });
});

test("line breaks within strings, odd escapes and a missing comma are put right", () => {
  const json = '{"a":"one\ntwo","b":"\\$5"\n "c":true\n"d":{"e":1}\n"f":2}';
  expect(looselyParsed(json)).toEqual({ a: "one\ntwo", b: "$5", c: true, d: { e: 1 }, f: 2 });
});

test("text that is no JSON at all is nothing, and an empty block too", () => {
  expect(looselyParsed("hello")).toBeUndefined();
  expect(jsonLdBlocks(block("") + block("  "))).toEqual([]);
});

test("a broken block costs itself only", () => {
  expect(jsonLdBlocks(block("{") + block('{"a":1}'))).toEqual([{ a: 1 }]);
});

test("postings are found in lists, graphs and among several types", () => {
  const job = { "@type": ["Thing", "https://schema.org/JobPosting"], title: "Z" };
  const blocks = [[{ "@graph": [{ "@type": "WebPage" }, { "@graph": [job] }] }]];
  expect(ofType(blocks, "JobPosting")).toEqual([job]);
});

test("JobPosting in a page of 300 KB costs well under a millisecond", () => {
  const filler = '<li class="nav"><a href="/x">Topic</a></li>\n'.repeat(7000);
  const job = block(
    JSON.stringify({ "@type": "JobPosting", title: "T", description: "d".repeat(4000) }),
  );
  const html = `<html><head>${job}</head><body>${filler}</body></html>`;
  expect(html.length).toBeGreaterThan(300_000);
  for (let warm = 0; warm < 20; warm++) ofType(jsonLdBlocks(html, "JobPosting"), "JobPosting");
  const times = Array.from({ length: 21 }, () =>
    cpuMs(() => ofType(jsonLdBlocks(html, "JobPosting"), "JobPosting")),
  );
  const median = times.toSorted((a, b) => a - b)[10] ?? 0;
  console.log(`JobPosting in ${html.length} characters: ${(median * 1000).toFixed(0)} µs`);
  expect(median).toBeLessThan(1);
});
