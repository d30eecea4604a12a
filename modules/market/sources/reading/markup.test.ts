import { expect, test } from "bun:test";
import { endsOf, markupIn, pageFrom } from "./markup";
import { readPage } from "../registry";
import { asked, page } from "../testing";

const html = { "content-type": "text/html; charset=utf-8" };
const posting = (title: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    "@type": "JobPosting",
    title,
    description: "<p>USV, Kälte und Gebäudetechnik im Rechenzentrum – 24/7, ab 60.000 €</p>",
    hiringOrganization: { name: "Kühlhaus Zürich" },
  })}</script>`;

const pages: [what: string, body: string][] = [
  ["an ad", `<title>Köln</title>${posting("Kältetechniker (m/w/d)")}`],
  ["an ad far down a long page", "<p>ü</p>".repeat(20_000) + posting("Monteur")],
  ["an ad after white space", `${" \n".repeat(2000)}<html>${posting("Monteur")}`],
  ["nothing but white space", " \n".repeat(2000)],
  ["a challenge in capitals", "<HTML><TITLE>Just a moment...</TITLE>"],
  ["a mark of a refusal at the end", `${"<p>ü</p>".repeat(20_000)}<i>px-captcha</i>`],
  [
    "a mark of a refusal in the middle",
    "<p>ü</p>".repeat(20_000) + "px-captcha" + "<p>".repeat(20_000),
  ],
  ["a firewall's sentence", "<p>blocked by the Example Web Application Firewall</p>"],
  ["a firewall engineer's page", "<p>You run our Web Application Firewall</p>"],
  ["a sitemap", "<urlset><url><loc>https://jobs.example/1</loc></url></urlset>"],
];

test.each(pages)("%s reads the same from its bytes as from its text", (_, body) => {
  const answer = page(body, { headers: html });
  const { body: text, ...rest } = answer;
  const inBytes = pageFrom({ ...rest, content: new TextEncoder().encode(text) });

  expect(inBytes.markup).toBeDefined();
  expect(readPage(inBytes, asked("jsonld"))).toEqual(readPage(answer, asked("jsonld")));
  expect(inBytes.body).toBe(text);
});

test("a page in an old character set is read as a text from the start", () => {
  const { body: _, ...rest } = page("", { headers: { "content-type": "text/html" } });
  const meta = Buffer.from('<meta charset="windows-1252"><title>K\xf6ln</title>', "latin1");

  const { markup, body } = pageFrom({ ...rest, content: meta });

  expect([markup, body]).toEqual([undefined, '<meta charset="windows-1252"><title>Köln</title>']);
});

test("only the two ends of a long page are searched, whatever it is made of", () => {
  const text = "front" + "-".repeat(20) + "back";
  for (const whole of [text, markupIn(new TextEncoder().encode(text))]) {
    expect(endsOf(whole, 5).map((end) => end.slice())).toEqual(["front", "-back"]);
    expect(endsOf(whole, 20).map((end) => end.slice())).toEqual([text]);
  }
});
