import type { App } from "../../app";
import { minuteMs } from "../../calendar";
import { stampOf } from "../../engines/change-stamps";
import { callerOf } from "../request-context";

type Headers = Record<string, string | number>;
/** An answer as it was sent: its body, the length of that, and the headers about it. */
type Kept = { body: string | Uint8Array; size: number; headers: Headers };
/** All answers of one state of the database. */
type Memory = { stamp: string; answers: Map<string, CachedResponse>; size: number };

/** An answer from the cache. It is a Response, because Elysia does not validate those against the route's model. */
export class CachedResponse extends Response {
  constructor(readonly kept: Kept) {
    super(null);
  }
}

const mostKept = 8 * 1024 * 1024;
/** An answer that is longer would push out too many others. */
const longest = mostKept / 4;
const bodyHeaders = ["content-type", "content-encoding", "vary", "x-total-count", "link"];

const memories = new WeakMap<App["db"], Memory>();
const pending = new WeakMap<Request, { memory: Memory; asked: string }>();

/**
 * The cached answer to the same request, if nobody has written since, in this process or another, and it is from the
 * same minute, because an answer may depend on the date. Where there is none, the one that is made now will be cached.
 * Only for routes whose answers depend on nothing but the address and on whether the caller may read names.
 */
export function cachedAnswer(app: App, request: Request): CachedResponse | undefined {
  const stamp = stampOf(app.db);
  if (stamp === null) return undefined;
  const memory = memoryOf(app, stamp);
  const minute = Math.floor(app.now().getTime() / minuteMs);
  const encoding = request.headers.get("accept-encoding");
  const asked = [minute, callerOf(request)?.readsNames, encoding, request.url].join(" ");
  const known = memory.answers.get(asked);
  if (known) return asBytes(known);
  pending.set(request, { memory, asked });
  return undefined;
}

/** Encodes a text as bytes when it is first answered again, because most never are. */
function asBytes(repeated: CachedResponse): CachedResponse {
  const { kept } = repeated;
  if (typeof kept.body === "string") kept.body = Buffer.from(kept.body);
  return repeated;
}

/** A route hook for one record: several parts of a screen ask for the same one, and so does whoever comes back to it. */
export const cacheable = (app: App) => ({
  // A bare answer is no value of the route's own model, which is all that its type admits.
  beforeHandle: ({ request }: { request: Request }) => cachedAnswer(app, request) as never,
});

function memoryOf({ db }: App, stamp: string): Memory {
  const known = memories.get(db);
  if (known?.stamp === stamp) return known;
  const memory = { stamp, answers: new Map<string, CachedResponse>(), size: 0 };
  memories.set(db, memory);
  return memory;
}

export const isCacheable = (request: Request): boolean => pending.has(request);

/**
 * Caches an answer that is being sent, where its route asked for that, under the database state that was read before it
 * was made.
 */
export function cacheAnswer(request: Request, body: string | Uint8Array, headers: Headers): void {
  const waiting = pending.get(request);
  const size = body.length;
  if (!waiting || size > longest) return;
  const { memory, asked } = waiting;
  const about = bodyHeaders.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
  forget(memory, asked);
  const kept = { body, size, headers: Object.fromEntries(about) };
  memory.answers.set(asked, new CachedResponse(kept));
  memory.size += size;
  for (const [oldest] of memory.answers) {
    if (memory.size <= mostKept) break;
    forget(memory, oldest);
  }
}

function forget(memory: Memory, asked: string): void {
  memory.size -= memory.answers.get(asked)?.kept.size ?? 0;
  memory.answers.delete(asked);
}
