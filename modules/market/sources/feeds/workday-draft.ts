import type { Draft } from "../draft";
import { at, listAt, textAt } from "../json";
import type { Task } from "../model";
import { workplaceIn } from "./feed";

export function draftOfEntry(entry: unknown, task: Task): Draft {
  const path = textAt(entry, "externalPath");
  const site = textAt(task.context, "site");
  return {
    id: path === null ? null : idOf(path, task),
    url: path === null ? null : `${new URL(task.url).origin}/${site ?? siteIn(task.url)}${path}`,
    title: textAt(entry, "title"),
    company: textAt(task.context, "company"),
    places: [namedPlace(textAt(entry, "locationsText"))],
    posted: textAt(entry, "postedOn"),
    workplace: workplaceIn(textAt(entry, "remoteType")),
  };
}

/** "5 Locations" is a count, not a place; the ad in full names them. */
const namedPlace = (text: string | null): string | null =>
  text === null || /^\d+ \p{L}+$/u.test(text) ? null : text;

export function draftOfPosting(answer: unknown, task: Task): Draft {
  const posting = at(answer, "jobPostingInfo");
  const url = textAt(posting, "externalUrl") ?? task.url;
  const others = listAt(posting, "additionalLocations").map((one) => textAt({ one }, "one"));
  return {
    id: idOf(new URL(url).pathname, task),
    url,
    title: textAt(posting, "title"),
    company: textAt(task.context, "company") ?? textAt(answer, "hiringOrganization", "name"),
    places: [textAt(posting, "location"), ...others],
    country: textAt(posting, "jobRequisitionLocation", "country", "alpha2Code"),
    posted: textAt(posting, "startDate") ?? textAt(posting, "postedOn"),
    until: textAt(posting, "endDate"),
    html: textAt(posting, "jobDescription"),
    employmentType: textAt(posting, "timeType"),
    workplace: workplaceIn(textAt(posting, "remoteType")),
  };
}

/** The requisition number that ends the path, within its tenant. */
function idOf(path: string, task: Task): string {
  const tenant = new URL(task.url).hostname.split(".")[0] ?? "";
  return `${tenant}:${path.split("_").at(-1) ?? path}`;
}

const siteIn = (url: string): string => /\/wday\/cxs\/[^/]+\/([^/]+)/.exec(url)?.[1] ?? "";
