import { headerOf, jsonOf, once } from "../answer";
import { endsOf, markupOf } from "./markup";
import type { Markup, Page, Verdict } from "../model";
import { type Mark, marks, type Sign, signInPath, titleSigns, upstreamSign } from "./signs";

export const verdict = (kind: Verdict["kind"], reason: string): Verdict => ({ kind, reason });
export const ok = verdict("ok", "");

export type Expected = "html" | "json" | "xml";

/** How much of each end of a page is searched for marks of a refusal, in characters. */
const window = 24_000;

/** The refusals that look alike everywhere; null where the page may be an answer. */
export function refusalOf(page: Page, expected: Expected): Verdict | null {
  return (
    byChallenge(page) ??
    byStatus(page.status) ??
    byAddress(page.url) ??
    byText(page) ??
    byType(page, expected)
  );
}

/** A challenge says so whatever its status is, and tells more than 403 or 503 would. */
function byChallenge(page: Page): Verdict | null {
  if (headerOf(page, "cf-mitigated") === "challenge") {
    return verdict("challenge", "Cloudflare asks to verify that a human is browsing");
  }
  if (headerOf(page, "x-datadome") !== "" && page.status === 403) {
    return verdict("challenge", "DataDome asks to verify that a human is browsing");
  }
  return page.status >= 400 ? (byTitle(markupOf(page)) ?? byMarks(markupOf(page))) : null;
}

function byStatus(status: number): Verdict | null {
  if (status < 400) return null;
  if (status === 404 || status === 410) return verdict("not-found", `the site answered ${status}`);
  if (status === 401 || status === 407) return verdict("sign-in", `the site answered ${status}`);
  if (status === 429) return verdict("blocked", "the site asks to slow down");
  if ([403, 451, 999].includes(status)) return verdict("blocked", `the site answered ${status}`);
  if (status >= 500) return verdict("upstream-error", `the site answered ${status}`);
  return verdict("wrong-type", `the site did not accept the query (${status})`);
}

function byAddress(url: string): Verdict | null {
  return signInPath.test(url.split("?")[0] ?? "")
    ? verdict("sign-in", "the site sent us to its sign-in page")
    : null;
}

function byText(page: Page): Verdict | null {
  const beginning = beginningOf(page);
  if (beginning === "") return verdict("upstream-error", "the site sent an empty answer");
  if (upstreamSign.test(beginning))
    return verdict("upstream-error", "the site's servers did not answer");
  const markup = markupOf(page);
  return beginning.startsWith("<") ? (byTitle(markup) ?? byMarks(markup)) : null;
}

/** Where a page begins once nothing but white space has been passed. */
const beginningOf = (page: Page): string =>
  once(page, "beginning", () => {
    const start = markupOf(page).slice(0, leadIn).trimStart();
    return start === "" ? page.body.trimStart().slice(0, leadIn) : start;
  });
const leadIn = 1000;

function byTitle(markup: Markup): Verdict | null {
  const places = ["<title", "<TITLE"].map((tag) => markup.indexOf(tag)).filter((at) => at >= 0);
  const at = Math.min(...places);
  if (at > titleWithin) return null;
  const found = /<title[^>]{0,200}>([^<]{0,200})/i.exec(markup.slice(at, at + longestTitle));
  const title = found?.[1]?.replace(/^\s*error\s*[-–|:]\s*/i, "").trim() ?? "";
  return title === "" ? null : firstOf(titleSigns, title);
}

/** Next.js pages put half a megabyte of style before their title. */
const titleWithin = 400_000;
const longestTitle = 1000;

function byMarks(markup: Markup): Verdict | null {
  const ends = endsOf(markup, window);
  return marks.find((mark) => ends.some((end) => bears(end, mark)))?.verdict ?? null;
}

const bears = (end: Markup, { words, sentence }: Mark): boolean =>
  words.some((word) => end.indexOf(word) >= 0) && (sentence?.test(end.slice()) ?? true);

const firstOf = (signs: Sign[], text: string): Verdict | null =>
  signs.find(({ sign }) => sign.test(text))?.verdict ?? null;

function byType(page: Page, expected: Expected): Verdict | null {
  const isMarkup = beginningOf(page).startsWith("<");
  if (expected !== "json") {
    return isMarkup ? null : verdict("wrong-type", `the answer is not ${expected.toUpperCase()}`);
  }
  if (isMarkup) return verdict("wrong-type", "a web page came where JSON was expected");
  return jsonOf(page) === undefined ? verdict("wrong-type", "the answer is not valid JSON") : null;
}

/** Why the page of one ad has none: its heading may say that the ad is gone where its title names the board alone. */
export function withoutAd(page: Page): Verdict {
  const heading = /<h1[^>]{0,300}>([\s\S]{0,400}?)<\/h1>/i.exec(page.body)?.[1] ?? "";
  const said = firstOf(titleSigns, heading.replace(/(?:<[^>]*>|\s)+/g, " ").trim());
  return said?.kind === "not-found" ? said : verdict("wrong-type", "the page contains no ad");
}

/** A page that holds a script and an empty mount point shows nothing without running it. */
export function isEmptyShell(body: string): boolean {
  const shell = /<(app-root|div id="(root|app|__next|___gatsby)")[^>]{0,200}>\s{0,20}(<\/|<!--)/i;
  return body.length < 200_000 && shell.test(body);
}

/** The verdict of a JSON answer that holds its entries in a list at this place. */
export function listVerdict(entries: unknown, name: string): Verdict {
  if (!Array.isArray(entries)) return verdict("wrong-type", `the answer has no list of ${name}`);
  return entries.length === 0 ? verdict("empty", `the source lists no ${name}`) : ok;
}
