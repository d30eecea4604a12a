import type { Headers } from "../exchange";
import { Refusal } from "../refusal";

const readableTypes = [
  "text/html",
  "application/xhtml+xml",
  "application/json",
  "application/ld+json",
  "application/xml",
  "text/xml",
  "application/rss+xml",
  "application/atom+xml",
  "text/plain",
];
const redirectStatuses = [301, 302, 303, 307, 308];
const bodilessStatuses = [204, 205, 304];

/** Where the answer sends the reader instead, if anywhere. */
export const redirectOf = (status: number, headers: Headers): string | null =>
  redirectStatuses.includes(status) ? (headers.location ?? null) : null;

/** Whether a page's body is wanted; refused where its owner opted out or it is no web text. */
export function wantsPage(host: string, status: number, headers: Headers): boolean {
  if (headers["tdm-reservation"]?.trim() === "1") throw optedOut(host);
  if (redirectOf(status, headers) !== null || bodilessStatuses.includes(status)) return false;
  if (headers["content-length"] === "0" || isReadable(headers)) return true;
  // A refusal in an odd type is still an answer, and its status is what counts.
  if (status >= 400) return false;
  throw new Refusal("wrong-type", `${host} answers with something other than text of the web.`);
}

const isReadable = ({ "content-type": type = "" }: Headers) =>
  readableTypes.includes(type.split(";", 1)[0]?.trim().toLowerCase() ?? "");

/** W3C TDM Reservation as a page states it within its head. */
export function refuseReserved(host: string, page: string): void {
  const head = page.slice(0, 16_384);
  if (head.includes("tdm-reservation") && reservation.test(head)) throw optedOut(host);
}

const reservation = /<meta[^>]{1,200}tdm-reservation["'\s][^>]{0,200}content\s*=\s*["']?1["'\s/>]/i;

const optedOut = (host: string) =>
  new Refusal("opted-out", `${host} reserves its pages from text and data mining.`);
