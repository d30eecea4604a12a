import { treaty } from "@elysia/eden";
import type { Api, News } from "@/modules/api";
import { sendOnce } from "./request-dedupe";
import { takePreloaded } from "./state/first-load";
import { withPasswordCheck } from "./state/password-check";

/** The body of an error response, beside the text of the error. */
export type Refusal = {
  message: string;
  code?: string;
  requestId?: string;
  fields?: Record<string, string>;
};

/** A refused call: its message is "<status>: <body or status text>", specification §8. */
export type ApiError = Error & { status: number; refusal: Refusal };

const bodies = new WeakMap<Response, string>();

/** What the server tells without being asked, typed by its modules. */
export type { News };

/** The browser's one way to the server, typed by its routes. */
export const api = treaty<Api>(location.origin, {
  parseDate: false,
  fetch: { credentials: "include" },
  // `fetch` is looked up at each call, so that tests can answer it with the real server.
  fetcher: Object.assign(async (...call: Parameters<typeof fetch>) => {
    const [address, init = {}] = call;
    const send = (...sent: Parameters<typeof fetch>) =>
      takePreloaded(String(address)) ?? withPasswordCheck(() => fetch(...sent));
    const response = await sendOnce(send, String(address), init);
    if (!response.ok) bodies.set(response, await response.clone().text());
    return response;
  }, fetch),
}).api;

type Answer<Content> = {
  data: Content | null;
  error: unknown;
  response?: Response | undefined;
};

/** Unwraps the data of a response; throws an ApiError for a refused call. */
export async function ok<Content>(answer: Promise<Answer<Content>>): Promise<Content> {
  return (await settle(answer)).content;
}

/** Unwraps one page of a list: its items, the total and the cursor of the next page. */
export async function page<Item>(answer: Promise<Answer<Item[]>>) {
  const { content: items, response } = await settle(answer);
  const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
  return {
    items,
    total: Number(response.headers.get("x-total-count") ?? items.length),
    isLeast: response.headers.has("x-total-count-least"),
    cursor: next ? new URL(next, location.origin).searchParams.get("cursor") : null,
  };
}

/** A plain request, for what is needed before the application has loaded. */
export const rawFetch = (path: string) => fetch(path, { credentials: "include" });

/** Fetches any address as JSON; the default of queries that have only a key, specification §7. */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await rawFetch(path);
  if (!response.ok) throw refused(response, await response.text());
  return response.json();
}

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && "refusal" in error;

/** The server's message for a person; null if the server could not be reached. */
export const serverMessage = (error: unknown): string | null =>
  isApiError(error) ? error.refusal.message : null;

async function settle<Content>(answer: Promise<Answer<Content>>) {
  const { data, error, response } = await answer;
  if (!response) throw new Error("unreachable", { cause: error });
  if (!response.ok) throw refused(response, bodies.get(response) ?? "");
  // An empty answer has no content to give, and its type says so.
  return { content: data as Content, response };
}

function refused({ status, statusText }: Response, body: string): Error {
  const text = body || statusText;
  const error = new Error(`${status}: ${text}`);
  const refusal = refusalOf(text);
  return refusal ? Object.assign(error, { status, refusal }) : error;
}

/** Null if the body is not ours, such as the error page of a proxy. */
function refusalOf(text: string): Refusal | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRefusal(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

const isRefusal = (parsed: unknown): parsed is Refusal =>
  typeof parsed === "object" && parsed !== null && "message" in parsed;
