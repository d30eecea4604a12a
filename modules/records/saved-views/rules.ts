import { recordKinds } from "@/modules/records/core/rules";

/** The lists whose views can be kept. */
export const listKinds = [
  ...recordKinds,
  "application",
  "campaign",
  "certificate",
  "contact",
  "expense",
  "interview",
  "invoice",
  "lead",
  "payment",
  "task",
  "timesheet",
] as const;
export type ListKind = (typeof listKinds)[number];

/** The key by which an address names the view on the screen; on the page of interviews, `view` has always been the open one. */
export const viewKeyOf = (kind: ListKind): "view" | "saved" =>
  listPathOf(kind) === "/crm" ? "saved" : "view";

/** Lists that stand on a page with others. */
const pages: Partial<Record<ListKind, string>> = {
  campaign: "/crm",
  interview: "/crm",
  lead: "/radar",
};

export const listPathOf = (kind: ListKind): string => pages[kind] ?? `/${kind}s`;

export const longestName = 60;
export const longestQuery = 2000;

/** What an address says of an open record or a form, or of how far one has scrolled: no part of a view. */
export const passingKeys = [
  "view",
  "saved",
  "day",
  "tab",
  "full",
  "part",
  "who",
  "least",
  "free",
  "new",
  "edit",
  "document",
  "cursor",
  "limit",
] as const;

/** What of an address is the view: without what passes, always in the same order. */
export function viewQueryOf(search: string): string {
  const params = new URLSearchParams(search);
  for (const key of passingKeys) params.delete(key);
  params.sort();
  return params.toString();
}

const isKey = (key: string) => /^[a-z][a-zA-Z]{0,29}$/.test(key);
/** What names one record belongs to another list; within a condition an id is that of a colleague. */
const isId = (value: string) =>
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i.test(value);

/** Whether a text is the address of a list and nothing else. */
export function isViewQuery(query: string): boolean {
  const params = [...new URLSearchParams(query)];
  const isOnce = new Set(params.map(([key]) => key)).size === params.length;
  return isOnce && params.every(([key, value]) => isKey(key) && (key === "where" || !isId(value)));
}
