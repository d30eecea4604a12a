import { xmlReader } from "@/src/xml";
import { collect, once, unreadable } from "../answer";
import { ok, refusalOf, verdict } from "../reading/classify";
import { adOf, type Draft } from "../reading/draft";
import { at, joined, listAt, textAt } from "../reading/json";
import type { Page, Source, Task } from "../model";
import { askPage } from "../tasks";
import { feedPolicy } from "./feed";

export const personio: Source = {
  id: "personio",
  name: "Personio",
  kind: "feed",
  hosts: [".jobs.personio.de", ".jobs.personio.com"],
  policy: feedPolicy(
    "Personio publishes an XML feed of public jobs for showing them elsewhere.",
    1000,
  ),
  plan: ({ boards }) =>
    boards.map(({ token, company, host }) => {
      const site = host ?? `${token}.jobs.personio.de`;
      const headers = { accept: "application/xml,text/xml" };
      const context = { token, company, site };
      return askPage("personio", { url: `https://${site}/xml?language=en`, headers, context });
    }),
  classify: (page) => {
    const refusal = refusalOf(page, "xml");
    if (refusal !== null) return refusal;
    if (!page.body.includes("<workzag-jobs"))
      return verdict("wrong-type", "the answer is no Personio feed");
    return positionsOf(page).length > 0 ? ok : verdict("empty", "the source lists no positions");
  },
  list(page, task) {
    const positions = positionsOf(page);
    const listing = collect(positions, (one) =>
      adOf({ page, task, draft: draftOf(one, task), origin: "api" }),
    );
    return { ...listing, total: positions.length };
  },
};

const parse = xmlReader({ lists: new Set(["position", "jobDescription", "office"]) });

const positionsOf = (page: Page): unknown[] =>
  once(page, "personio", () => {
    const read = parse(page.body);
    if ("refusal" in read) throw unreadable(read.refusal);
    return listAt(read.content, "workzag-jobs", "position");
  });

function draftOf(position: unknown, task: Task): Draft {
  const site = textAt(task.context, "site") ?? new URL(task.url).host;
  const id = textAt(position, "id");
  return {
    id: id === null ? null : `${site.split(".")[0]}:${id}`,
    url: id === null ? null : `https://${site}/job/${id}`,
    title: textAt(position, "name"),
    company: textAt(task.context, "company") ?? textAt(position, "subcompany"),
    places: officesOf(position),
    posted: textAt(position, "createdAt"),
    html: htmlOf(position),
    employmentType: textAt(position, "employmentType"),
  };
}

const officesOf = (position: unknown): (string | null)[] =>
  [...listAt(position, "office"), ...listAt(position, "additionalOffices", "office")].map(
    (office) => textAt({ office }, "office"),
  );

function htmlOf(position: unknown): string | null {
  const parts = listAt(at(position, "jobDescriptions"), "jobDescription").map(
    (part) => `<h3>${textAt(part, "name") ?? ""}</h3>${textAt(part, "value") ?? ""}`,
  );
  return joined(parts, "\n");
}
