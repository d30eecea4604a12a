import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { type Agents, clients } from "./politeness/agents";
import type { Limits } from "./limits";
import { readBody } from "./reading/body";
import { Refusal } from "./refusal";
import type { Destination } from "./route";

type Watched = { url: URL; signal?: AbortSignal | undefined; wholeMs: number };

/** Stops a request that is cancelled or slower than each stage may be; `reason` then says why. */
function watchOver(request: ClientRequest, limits: Limits, { url, signal, wholeMs }: Watched) {
  const endsAt = performance.now() + wholeMs;
  let timer: ReturnType<typeof setTimeout>;
  let reason: Refusal | null = null;

  function stop(why: Refusal) {
    reason ??= why;
    request.destroy(why);
  }
  function within(ms: number, what: string) {
    clearTimeout(timer);
    const tooSlow = () => stop(new Refusal("too-slow", `${url.hostname} ${what}.`));
    timer = setTimeout(tooSlow, Math.max(0, Math.min(ms, endsAt - performance.now())));
  }
  const cancel = () => stop(cancelled(url.hostname));
  const awaitAnswer = () => within(limits.firstByteMs, "did not answer in time");

  within(limits.connectMs, "could not be reached in time");
  signal?.addEventListener("abort", cancel, { once: true });
  request.once("socket", (socket) => {
    if (!socket.connecting) return awaitAnswer();
    socket.once(
      "encrypted" in socket && socket.encrypted ? "secureConnect" : "connect",
      awaitAnswer,
    );
  });
  request.once("response", () => within(wholeMs, "took too long to answer in full"));

  return {
    reason: () => reason,
    end() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    },
  };
}

export type Headers = Record<string, string>;

export type Call = Watched & {
  line: Destination;
  method: "GET" | "POST";
  headers: Headers;
  body: string | null;
  /** Whether the body of this answer is wanted; it may throw why not. */
  wants: (status: number, headers: Headers) => boolean;
};

export type Reply = { status: number; headers: Headers; body: Uint8Array };

/** One request and its answer, within its time and size; redirects are left to the caller. */
export async function exchange(agents: Agents, limits: Limits, call: Call): Promise<Reply> {
  const host = call.url.hostname;
  const request = open(agents, limits, call);
  const watch = watchOver(request, limits, call);
  let response: IncomingMessage | null = null;
  try {
    response = await responseTo(request, call.body);
    const status = response.statusCode ?? 0;
    const headers = plain(response.headers);
    const wanted = call.wants(status, headers);
    const body = wanted ? await readBody(response, host, limits) : discard(response);
    // A destroyed answer ends like a complete one, so the reason has to be asked for.
    const reason = watch.reason();
    if (reason) throw reason;
    return { status, headers, body };
  } catch (error) {
    request.destroy();
    if (!response && mayAskAgain(request, error, call)) return exchange(agents, limits, call);
    throw watch.reason() ?? Refusal.from(error, host);
  } finally {
    watch.end();
  }
}

function open(agents: Agents, limits: Limits, { url, line, method, headers, body }: Call) {
  const { host, port, secure, lookup, permits, ca } = line;
  const servername = isIP(host) === 0 ? url.hostname : "";
  const tls = { agent: agents.https, servername, rejectUnauthorized: true, ...(ca && { ca }) };
  const length = body === null ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const options = {
    agent: agents.http,
    host,
    port,
    lookup,
    permits,
    method,
    path: url.pathname + url.search,
    headers: { ...headers, host: url.host, ...length },
    maxHeaderSize: limits.headerBytes,
    ...(secure && tls),
  };
  const { http, https } = clients();
  return secure ? https.request(options) : http.request(options);
}

function responseTo(request: ClientRequest, body: string | null): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once("response", resolve);
    request.on("error", reject);
    request.end(body ?? undefined);
  });
}

/** A host may close a kept connection just as it is taken again; asking anew is then safe. */
const mayAskAgain = (request: ClientRequest, error: unknown, { method }: Call) =>
  request.reusedSocket &&
  method === "GET" &&
  error instanceof Error &&
  "code" in error &&
  error.code === "ECONNRESET";

/** Leaves an unwanted body unread; its connection is worth keeping only when there is none. */
function discard(response: IncomingMessage): Uint8Array {
  const isEmpty = response.statusCode === 304 || response.headers["content-length"] === "0";
  if (isEmpty) response.resume();
  else response.destroy();
  return new Uint8Array();
}

/** Headers as plain text; cookies are neither kept nor told. */
function plain(headers: IncomingHttpHeaders): Headers {
  const result: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === "set-cookie") continue;
    result[name] = typeof value === "string" ? value : value.join(", ");
  }
  return result;
}

export const cancelled = (host: string) =>
  new Refusal("cancelled", `Reading from ${host} was cancelled.`);

/** The outcome of a wait that others may share, or the caller's own wish not to wait any longer. */
export function unlessCancelled<Result>(
  wait: Promise<Result>,
  host: string,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return wait;
  return new Promise((resolve, reject) => {
    const cancel = () => reject(cancelled(host));
    if (signal.aborted) cancel();
    signal.addEventListener("abort", cancel, { once: true });
    wait.then(resolve, reject).finally(() => signal.removeEventListener("abort", cancel));
  });
}
