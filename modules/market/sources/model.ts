import { z } from "zod";
import { AdDate, Place, Salary } from "@/modules/knowledge/normalise/model";
import { origins, sections, sourceIds, verdicts } from "./rules";

export const Origin = z.enum(origins);

/** One ad as one source shows it, normalised; nothing in it is HTML. */
export const Ad = z.object({
  source: z.enum(sourceIds),
  /** The source's own id for the ad: unique within the source (and the board token, which is part of it). */
  externalId: z.string().min(1),
  url: z.url(),
  applyUrl: z.url().nullable(),
  title: z.string().min(1),
  company: z.string().nullable(),
  places: z.array(Place),
  postedAt: AdDate.nullable(),
  validUntil: AdDate.nullable(),
  salary: Salary.nullable(),
  /** Block-aware plain text of the description; null where only the result card was read. */
  text: z.string().nullable(),
  /** ISO 639-1 of the text, else of the title. */
  language: z.string().nullable(),
  employmentType: z.string().nullable(),
  workplace: z.enum(["on-site", "hybrid", "remote"]).nullable(),
  section: z.enum(sections),
  /** True where the source says that a staffing agency advertises. */
  isAgency: z.boolean().nullable(),
  /** Which of the fields above was read from where. */
  provenance: z.partialRecord(z.string(), Origin),
});
export type Ad = z.infer<typeof Ad>;

/** What to ask of a source. `boards` are the company boards of a feed (token, and host where it varies). */
export type Query = {
  keywords: string[];
  /** ISO 3166 alpha-2. */
  countries: string[];
  /** ISO day; only ads from then on, where the source can filter. */
  since: string | null;
  /** At most this many result pages for one keyword and country. */
  maxPages: number;
  boards: Board[];
  /** Keys an admin stored for the source, by the name the source gives them (adzuna: app_id, app_key). */
  keys: Record<string, string>;
};
export type Board = { token: string; company: string; host?: string | undefined };

export type Task = {
  source: (typeof sourceIds)[number];
  kind: "list" | "detail";
  method: "GET" | "POST";
  url: string;
  /** Secrets never stand here: `{app_key}` in a url is filled in when it is sent. */
  headers: Record<string, string>;
  body: string | null;
  /** What the parser must know beyond the answer: country asked for, page number, the ad a detail belongs to. */
  context: Record<string, unknown>;
};

/**
 * Something to search and to cut pieces from: a text, or the bytes of one. Most of a page is never
 * needed as text, and in bytes a word is found ten times sooner.
 */
export type Markup = {
  readonly length: number;
  indexOf(mark: string, from?: number): number;
  slice(from?: number, to?: number): string;
  /** A piece of it that is searched, and still not read; a text is its own. */
  part?(from: number, to?: number): Markup;
};

/** One answer, decoded to text, as the fetcher (live or replay) returned it. */
export type Page = {
  url: string;
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The same as it came, for whoever only looks for something in it. */
  markup?: Markup;
  /** ISO instant in UTC: what "3 days ago" is counted from. */
  fetchedAt: string;
};

export const Verdict = z.object({ kind: z.enum(verdicts), reason: z.string() });
export type Verdict = z.infer<typeof Verdict>;

/** What a parser made of one page: ads, how many there are in all, and what to ask next. */
export type Listing = {
  ads: Ad[];
  total: number | null;
  next: Task[];
  /** Entries that were there but could not be read, each with its reason; they never vanish silently. */
  unreadable: string[];
};

export type Policy = {
  /** Off until an admin switches it on, because its terms forbid or restrict automated reading. */
  isOnByDefault: boolean;
  /** One sentence on terms and robots.txt, shown to the admin who switches it on. English. */
  terms: string;
  /** Requests at once to one host, and the least pause between two, in milliseconds. */
  concurrency: number;
  pauseMs: number;
  /** Paths robots.txt need not be asked for, because the endpoint is published for machines. */
  isPublishedForMachines: boolean;
};

export interface Source {
  id: (typeof sourceIds)[number];
  name: string;
  kind: "board" | "feed" | "service" | "page";
  /** Host names, a leading dot meaning "any subdomain of". */
  hosts: string[];
  policy: Policy;
  plan(query: Query): Task[];
  /** Runs before any parser. Generic refusals are known to all sources; a source adds its own signs. */
  classify(page: Page, task: Task): Verdict;
  list(page: Page, task: Task): Listing;
  /** One ad in full; undefined for sources whose lists are complete. */
  detail?(page: Page, task: Task): Listing;
}
