import type { Draft } from "../draft";
import type { Salary, Task } from "../model";
import { readSalary } from "../normalise";
import { countryOf } from "../tasks";
import { attributeIn, textIn, treeOf } from "../tree";

/** A card without its date: XING fills that in the browser, so it comes from the ad in full. */
export function draftOfCard(card: string, task: Task): Draft {
  const tree = treeOf(card);
  tree("b, svg, style").remove();
  const address = attributeIn(tree, 'a[href^="/jobs/"], a[href*="xing.com/jobs/"]', "href");
  const title = '[data-testid="job-teaser-list-title"]';
  const markers = tree('[class*="MarkerContainer"] span[data-xds="BodyCopy"]')
    .toArray()
    .map((marker) => tree(marker).text().replace(/\s+/g, " ").trim());
  const company = textIn(tree, `${title} + p`) ?? textIn(tree, 'p[class*="Company"]');
  return {
    id: idIn(address),
    url: address,
    title: textIn(tree, title),
    company: company?.toLowerCase() === "confidential" ? null : company,
    places: [textIn(tree, '[class*="multi-location-display"] p')],
    salary: payIn(markers, task),
    employmentType: markers.find((marker) => marker !== "" && !/\d/.test(marker)) ?? null,
  };
}

/** The number at the end of an ad's address. */
export const idIn = (address: string | null): string | null =>
  address === null ? null : (/-(\d+)(?:[?#].*)?$/.exec(address)?.[1] ?? null);

function payIn(markers: string[], task: Task): Salary | null {
  const pay = markers.find((marker) => /\d.*(€|CHF|EUR)|(€|CHF|EUR).*\d/.test(marker));
  if (pay === undefined) return null;
  return readSalary(pay, { country: countryOf(task), language: "de", statedBy: "employer" });
}
