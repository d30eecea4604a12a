import { slicesAt } from "../slices";
import { attributeIn, textIn, treeOf } from "../tree";

/** The sections in the order in which the page shows them. */
const order = ["main", "regional", "semantic", "recommended"] as const;
const perPage = 25;

/**
 * What the state would say, told by the cards and counters of a page that has none; undefined where
 * the page does not count its sections, because recommended cards would then pass for answers.
 */
export function resultsInDom(html: string): object | undefined {
  const shown = order.map((section) => counterIn(html, `${section}-displayed`));
  if (shown.every((count) => count === null)) return undefined;
  const sections = order.flatMap((name, at) => Array<string>(shown[at] ?? 0).fill(name));
  const cards = slicesAt(html, 'data-at="job-item"');
  const total = ["main", "regional", "semantic"].reduce(
    (sum, name) => sum + (counterIn(html, name) ?? 0),
    0,
  );
  return {
    origin: "dom",
    items: cards.map((card, at) => itemIn(card, sections[at] ?? "recommended")),
    meta: { total },
    pagination: { pageCount: Math.ceil(total / perPage) },
  };
}

function counterIn(html: string, name: string): number | null {
  const mark = `data-resultlist-offers-${name}="`;
  const at = html.indexOf(mark);
  const digits =
    at < 0 ? undefined : /^\d{1,9}/.exec(html.slice(at + mark.length, at + mark.length + 9))?.[0];
  return digits === undefined ? null : Number(digits);
}

function itemIn(card: string, section: string): object {
  const tree = treeOf(card);
  // The style sheets stand within the links and would become part of the title.
  tree("style, svg, script").remove();
  const field = (name: string): string | null => textIn(tree, `[data-at="job-item-${name}"]`);
  return {
    id: /id="job-item-(\d+)"/.exec(card)?.[1],
    url: attributeIn(tree, 'a[href*="-inline.html"]', "href"),
    title: field("title"),
    companyName: field("company-name"),
    location: field("location"),
    datePosted: field("timeago"),
    textSnippet: textIn(tree, '[data-at="jobcard-content"]'),
    section,
  };
}
