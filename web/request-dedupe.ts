/** The header by which the server recognises a repeated request. */
const header = "Idempotency-Key";
/** Clicks within this time are one double click. */
const doubleClickMs = 500;
/** Delays before a request without a response is retried. */
const retryDelaysMs = [400, 1200];

type Call = [address: string, init: RequestInit];
type Send = (...call: Call) => Promise<Response>;

/** Requests in flight or just answered, by method, address and body. */
const inFlight = new Map<string, Promise<Response>>();
const answered = new Set<string>();
/** Idempotency keys of requests whose outcome is unknown; the same request reuses its key. */
const unknownOutcomes = new Map<string, string>();

/**
 * Deduplicates changes: an identical request while one is in flight, or within a double click, gets the same response.
 * Every button and form sends through here, so none needs a guard of its own.
 */
export async function sendOnce(send: Send, ...[address, init]: Call): Promise<Response> {
  if (/^(get|head)$/i.test(init.method ?? "get")) return send(address, init);
  const change = fingerprintOf(address, init);
  // After a different change the same one is intended again: archive, restore, archive.
  for (const other of answered) if (other !== change) forget(other);
  const known = inFlight.get(change);
  if (known) return (await known).clone();
  const answer = withIdempotencyKey(send, change, [address, init]);
  inFlight.set(change, answer);
  const settled = await answer.catch((error: unknown) => {
    forget(change);
    throw error;
  });
  if (!settled.ok) forget(change);
  else {
    answered.add(change);
    setTimeout(() => inFlight.get(change) === answer && forget(change), doubleClickMs);
  }
  return settled.clone();
}

function forget(change: string) {
  inFlight.delete(change);
  answered.delete(change);
}

/** For tests, in which one server follows the other. */
export function resetRequests() {
  for (const known of [inFlight, answered, unknownOutcomes]) known.clear();
}

async function withIdempotencyKey(
  send: Send,
  change: string,
  [address, init]: Call,
): Promise<Response> {
  if (init.method?.toUpperCase() !== "POST") return send(address, init);
  const isAgain = unknownOutcomes.has(change);
  const key = unknownOutcomes.get(change) ?? randomKey();
  unknownOutcomes.set(change, key);
  const headers = new Headers(init.headers);
  headers.set(header, key);
  const answer = await withRetries(() => send(address, { ...init, headers }), isAgain);
  if (answer.status < 500 && !(await isBusy(answer))) unknownOutcomes.delete(change);
  return answer;
}

/**
 * Retries while no response arrives. The idempotency key makes that safe, since the first request may have been carried
 * out.
 */
async function withRetries(send: () => Promise<Response>, isAgain: boolean): Promise<Response> {
  let isRepeat = isAgain;
  for (const pause of retryDelaysMs) {
    const answer = await send().catch(nullIfUnreachable);
    if (answer && !(isRepeat && (await isBusy(answer)))) return answer;
    isRepeat = true;
    await new Promise((go) => setTimeout(go, pause));
  }
  return send();
}

function nullIfUnreachable(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}

async function isBusy(answer: Response): Promise<boolean> {
  if (answer.status !== 409) return false;
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof said === "object" && said !== null && "code" in said && said.code === "busy";
}

/** crypto.randomUUID exists in secure contexts (https) only. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

function fingerprintOf(address: string, { method, body }: RequestInit): string {
  const content = body instanceof FormData ? [...body].map(partOf) : body;
  return JSON.stringify([method?.toUpperCase(), address, content ?? null]);
}

const partOf = ([name, value]: [string, FormDataEntryValue]) =>
  value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value];
