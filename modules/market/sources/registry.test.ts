import { expect, test } from "bun:test";
import { readPage, sourceOf, sources } from "./registry";
import { boards, sourceIds } from "./rules";
import { asked, page } from "./testing";

const posting = (job: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "JobPosting", ...job })}</script>`;

test("an entry without a title is counted as unreadable, and its values are not repeated", () => {
  const jobs = [
    { id: 1, title: "Technician", absolute_url: "https://x.example/1" },
    { id: 2, title: "", absolute_url: "secret" },
  ];
  const { listing } = readPage(page(JSON.stringify({ jobs })), asked("greenhouse"));
  expect(listing?.ads.map((ad) => ad.title)).toEqual(["Technician"]);
  expect(listing?.unreadable).toEqual(["entry 2: no usable title"]);
});

test("a page of which nothing could be read has another form, and is no success", () => {
  const { verdict, listing } = readPage(
    page(JSON.stringify({ jobs: [{}, {}] })),
    asked("greenhouse"),
  );
  expect([verdict.kind, listing]).toEqual(["wrong-type", null]);
});

test("an address that is no web address is never taken over", () => {
  const jobs = [{ id: 1, title: "T", absolute_url: "javascript:alert(1)" }];
  const { verdict } = readPage(page(JSON.stringify({ jobs })), asked("greenhouse"));
  expect(verdict.kind).toBe("wrong-type");
});

test("a card nested a thousand deep is refused before a tree is built", () => {
  const card = `<div data-entity-urn="urn:li:jobPosting:1234567">${"<div>".repeat(1000)}x`;
  const { verdict } = readPage(page(`<html>${card}`), asked("linkedin"));
  expect(verdict.kind).toBe("wrong-type");
  expect(verdict.reason).toContain("nested");
});

test("no page makes the reader throw, whichever source is asked", () => {
  const bodies = [
    "",
    "{",
    "[]",
    "null",
    "<",
    '{"jobs":{}}',
    '{"jobs":[null,1,"x"]}',
    "[null]",
    "<html></html>",
  ];
  for (const id of sourceIds)
    for (const kind of ["list", "detail"] as const)
      for (const body of bodies) {
        const { verdict } = readPage(page(body), asked(id, { kind }));
        expect(verdict.kind, `${id} ${kind} ${body}`).not.toBe("ok");
      }
});

test("contacts in a description are dropped on reading", () => {
  const job = { title: "T", description: "<p>Call 020 7946 0123 or jan@x.example</p>" };
  const { listing } = readPage(page(posting(job)), asked("jsonld"));
  expect(listing?.ads[0]?.text).toBe("Call [phone] or [e-mail]");
});

test("the four boards are off until an admin switches them on, all others are on", () => {
  const off = sourceIds.filter((id) => !sources[id].policy.isOnByDefault);
  expect(off).toEqual([...boards]);
});

test.each([
  ["https://nl.linkedin.com/jobs/view/1", "linkedin"],
  ["https://uk.indeed.com/viewjob?jk=1", "indeed"],
  ["https://www.stepstone.at/x", "stepstone"],
  ["https://acme.jobs.personio.de/job/1", "personio"],
  ["https://notlinkedin.com/jobs", "jsonld"],
  ["nonsense", "jsonld"],
] as const)("%s is read by %s", (url, id) => {
  expect(sourceOf(url).id).toBe(id);
});
