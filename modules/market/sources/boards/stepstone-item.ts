import { readSalary } from "@/modules/knowledge/normalise";
import type { Salary } from "@/modules/knowledge/normalise/model";
import { periods } from "@/modules/knowledge/normalise/rules";
import { withoutQuery } from "../addresses";
import type { Draft } from "../reading/draft";
import { payInFields } from "../reading/field-pay";
import { at, listAt, numberAt, textAt } from "../reading/json";
import type { Ad, Task } from "../model";
import { sections } from "../rules";
import { attributeIn, slicesAt, textIn, treeOf } from "../slices";
import { countryOf } from "../tasks";

export function draftOfItem(item: unknown, task: Task): Draft {
  const address = textAt(item, "url");
  return {
    id: textAt(item, "id"),
    url: address === null ? null : withoutQuery(address),
    title: textAt(item, "title"),
    company: textAt(item, "companyName"),
    places: [textAt(item, "location")],
    posted: textAt(item, "datePosted"),
    salary: payOf(item, task),
    html: textAt(item, "textSnippet"),
    employmentType: listAt(item, "labels").length > 0 ? typeOf(listAt(item, "labels")) : null,
    workplace: workplaces[textAt(item, "workFromHome") ?? "0"] ?? null,
    section: sectionOf(item),
  };
}

/** What the number stands for: 0 is not said, 1 only from home, 2 partly. */
const workplaces: Record<string, Ad["workplace"]> = { 0: null, 1: "remote", 2: "hybrid" };

const sectionOf = (item: unknown): Ad["section"] =>
  sections.find((section) => section === textAt(item, "section")) ?? "main";

function typeOf(labels: unknown[]): string | null {
  const found = labels.find((label) => /TYPE|CONTRACT/.test(textAt(label, "type") ?? ""));
  return textAt(found, "label");
}

function payOf(item: unknown, task: Task): Salary | null {
  const written = textAt(item, "salary");
  if (written === null) return unifiedPay(at(item, "unifiedSalary"));
  return readSalary(written, { country: countryOf(task), language: null, statedBy: "employer" });
}

function unifiedPay(pay: unknown): Salary | null {
  const [min, max] = [numberAt(pay, "min"), numberAt(pay, "max")];
  const currency = textAt(pay, "currency");
  const unit = (textAt(pay, "period") ?? "year").toLowerCase();
  const period = periods.find((known) => unit.startsWith(known)) ?? "year";
  const statedBy = /estimat/i.test(textAt(pay, "salaryType") ?? "") ? "estimate" : "employer";
  return payInFields({ min, max, currency, period, unit, statedBy });
}

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
