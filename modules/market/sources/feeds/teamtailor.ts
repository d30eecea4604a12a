import { webAddress } from "../addresses";
import { collect, jsonOf } from "../answer";
import { listVerdict, refusalOf } from "../reading/classify";
import { adOf, type Draft } from "../reading/draft";
import { at, listAt, textAt } from "../reading/json";
import type { Page, Source, Task } from "../model";
import { draftOf } from "../pages/posting";
import { askJson, followingAt } from "../tasks";
import { feedPolicy } from "./feed";

/** A JSON Feed (jsonfeed.org), each entry with the JobPosting of its page under `_jobposting`. */
export const teamtailor: Source = {
  id: "teamtailor",
  name: "Teamtailor",
  kind: "feed",
  hosts: [".teamtailor.com"],
  policy: feedPolicy(
    "Teamtailor publishes a JSON Feed of every career site's public jobs; its format is undocumented and may change.",
  ),
  plan: ({ boards, maxPages }) =>
    boards.map(({ token, company, host }) =>
      askJson("teamtailor", {
        url: `https://${host ?? `${token}.teamtailor.com`}/jobs.json`,
        context: { token, company, maxPages },
      }),
    ),
  classify: (page) => refusalOf(page, "json") ?? listVerdict(at(jsonOf(page), "items"), "jobs"),
  list(page, task) {
    const read = (item: unknown) =>
      adOf({ page, task, draft: draftOfItem(item, task), origin: "api" });
    const listing = collect(listAt(jsonOf(page), "items"), read);
    return { ...listing, next: nextOf(page, task) };
  },
};

function draftOfItem(item: unknown, task: Task): Draft {
  const posting = draftOf(at(item, "_jobposting"), null);
  const id = textAt(item, "id");
  return {
    ...posting,
    id: id === null ? null : `${textAt(task.context, "token") ?? ""}:${id}`,
    url: textAt(item, "url") ?? posting.url,
    title: textAt(item, "title") ?? posting.title,
    company: posting.company ?? textAt(task.context, "company"),
    posted: textAt(item, "date_published") ?? posting.posted ?? null,
    html: textAt(item, "content_html") ?? posting.html ?? null,
    language: textAt(item, "language") ?? posting.language ?? null,
  };
}

/** A feed of many jobs names its next page, which may lie only on its own host. */
function nextOf(page: Page, task: Task): Task[] {
  const next = webAddress(textAt(jsonOf(page), "next_url"), task.url);
  const isOwn = next !== "" && new URL(next).host === new URL(task.url).host;
  return isOwn && next !== task.url ? followingAt(task, next) : [];
}
