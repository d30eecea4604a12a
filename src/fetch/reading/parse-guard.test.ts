import { expect, test } from "bun:test";
import fc from "fast-check";
import { Parser } from "htmlparser2";
import { deepest, guardMarkup, mostAttributes } from "./parse-guard";
import { cpuMs } from "../../cpu.testing";

const nested = (depth: number, inside = "x") =>
  `${"<div>".repeat(depth)}${inside}${"</div>".repeat(depth)}`;
const withAttributes = (count: number) =>
  `<a ${Array.from({ length: count }, (_, index) => `a${index}="x>"`).join(" ")}>x</a>`;

const tooDeep = "nested deeper than 256";
const tooMany = "a tag with more than 256 attributes";

test("a page may nest 256 deep, and not one deeper", () => {
  expect(deepest).toBe(256);
  expect(guardMarkup(nested(256))).toBeNull();
  expect(guardMarkup(nested(257))).toBe(tooDeep);
  expect(guardMarkup(nested(100_000))).toBe(tooDeep);
});

test("a tag may have 256 attributes, and not one more", () => {
  expect(mostAttributes).toBe(256);
  expect(guardMarkup(withAttributes(256))).toBeNull();
  expect(guardMarkup(withAttributes(257))).toBe(tooMany);
  expect(guardMarkup(withAttributes(200_000))).toBe(tooMany);
});

const deep = "<div>".repeat(300);
const opaque: [what: string, html: string][] = [
  ["a script", `<script>if (a<b) "${deep}"</script>`],
  ["a style", `<STYLE>a::before{content:"${deep}"}</Style >`],
  ["a text area", `<textarea>${deep}</textarea>`],
  ["a title", `<title>${deep}</title>`],
  ["a comment", `<!-- ${deep} > -->`],
  ["a CDATA section", `<![CDATA[${deep}]]>`],
  ["an attribute", `<a title='${deep}'>x</a>`],
  ["a script that names other end tags", `<script>"</div></scripts>${deep}"</script>`],
];
test.each(opaque)("markup within %s is text", (_, html) => {
  expect(guardMarkup(html)).toBeNull();
  expect(guardMarkup(nested(250, html))).toBeNull();
  expect(guardMarkup(html + deep)).toBe(tooDeep);
});

const shallow: [what: string, html: string][] = [
  ["void elements", "<br><img src=x><input><hr><meta><link>".repeat(300)],
  ["paragraphs that are never closed", "<div><p>text".repeat(1) + "<p>text".repeat(1000)],
  ["list items that are never closed", `<ul>${"<li>x".repeat(1000)}</ul>`],
  ["table cells that are never closed", `<table>${"<tr><td>x<td>y".repeat(1000)}</table>`],
  ["options that are never closed", `<select>${"<option>x".repeat(1000)}</select>`],
  ["paths of a drawing that close themselves", `<svg>${'<path d="M0"/>'.repeat(1000)}</svg>`],
  ["inline elements that their block closes", "<div><b><i>x</div>".repeat(1000)],
  ["custom elements with long names", "<x-long-element-name></x-long-element-name>".repeat(1000)],
  ["names in either case", "<DIV></div><Section></SECTION>".repeat(1000)],
  ["arrows and sums in a text", "a < b << c <3 </> <> ".repeat(1000)],
];
test.each(shallow)("%s are not nesting", (_, html) => {
  expect(guardMarkup(html)).toBeNull();
});

const disguised: [what: string, html: string][] = [
  ["tags that only pretend to close themselves", "<div/>".repeat(300)],
  ["a drawing whose tags end in an unquoted slash", `<svg>${"<g a=b/>".repeat(300)}`],
  ["a page within a drawing", `<svg><foreignObject>${"<div/>".repeat(300)}`],
  ["end tags that close nothing", "<div></span></p></x-other-element>".repeat(300)],
  ["names that differ after many letters", "<x-element-one></x-element-two>".repeat(300)],
  ["tags behind a script that closes itself", `<script/>${deep}`],
  ["tags behind the shortest comment", `<!-->${deep}`],
  ["upper case", "<DIV>".repeat(300)],
  ["line breaks in tags", "<div\n\tclass='a'\n>".repeat(300)],
];
test.each(disguised)("%s do not hide how deep a page is", (_, html) => {
  expect(guardMarkup(html)).toBe(tooDeep);
});

test("text in any shape is judged without an error", () => {
  const piece = fc.constantFrom(
    "<",
    ">",
    "/",
    "a",
    "<div",
    "</div>",
    "<!--",
    "-->",
    "'",
    '"',
    "=",
    " ",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expect(guardMarkup(pieces.join(""))).toBeNull();
    }),
    { seed: 7 },
  );
});

const deepestBuilt = (html: string) => {
  let depth = 0;
  let deepestSoFar = 0;
  const voids = new Set(["br", "img", "hr", "input", "link"]);
  const parser = new Parser({
    onopentagname: (name) => {
      if (!voids.has(name)) deepestSoFar = Math.max(deepestSoFar, ++depth);
    },
    onclosetag: (name) => {
      if (!voids.has(name)) depth -= 1;
    },
  });
  parser.end(html);
  return deepestSoFar;
};

test("the guard counts as the parser builds, whatever the markup", () => {
  const names =
    "div p li ul b a tr td table svg g path foreignObject title script option select br";
  const name = fc.constantFrom(
    ...names.split(" "),
    "blockquote",
    "x-long-element",
    "desc",
    "style",
  );
  const ending = fc.constantFrom(">", "/>", " a=b/>", " a='>' >", " a = b / >", "");
  const tag = fc.tuple(fc.constantFrom("<", "</"), name, ending).map((parts) => parts.join(""));
  const piece = fc.oneof(
    { arbitrary: tag, weight: 9 },
    fc.constantFrom("x", "<!-- <b> -->", "<!-->"),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
      const html = pieces.join("").repeat(300);
      fc.pre(!html.endsWith("<") && guardMarkup(html) !== tooMany);
      expect(guardMarkup(html) === tooDeep).toBe(deepestBuilt(html) > deepest);
    }),
    { seed: 11, numRuns: 400 },
  );
});

test("hostile text costs no more time than honest text", () => {
  const size = 1_000_000;
  const hostile: Record<string, string> = {
    "open brackets": "<".repeat(size),
    "open tags": "<a".repeat(size / 2),
    "open comments": "<!--".repeat(size / 4),
    "open scripts": "<script>".repeat(size / 8),
    "closing script beginnings": `<script>${"</".repeat(size / 2)}`,
    "open quotes": `<a b="`.repeat(size / 6),
    "end tags": "</a>".repeat(size / 4),
    "long names": Array.from(
      { length: size / 40 },
      (_, n) => `<x-custom-${n}></x-custom-${n}>`,
    ).join(""),
    "one name": `<${"a".repeat(size)}`,
    entities: "&amp;".repeat(size / 5),
  };
  for (const [what, html] of Object.entries(hostile)) {
    const ms = cpuMs(() => guardMarkup(html));
    console.log(`${what}: ${ms.toFixed(1)} ms per MB`);
    expect(ms).toBeLessThan(500);
  }
});
