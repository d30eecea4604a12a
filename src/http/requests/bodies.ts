import type { Server } from "bun";
import { Elysia } from "elysia";
import { Failure } from "../../errors/index";
import { maxBody, refuseLarge } from "../access/limits";
import type { FindPermission } from "../policy";
import { pathOf } from "../request-context";

/** Deeper than anything the product is sent; far deeper costs seconds and ends in a full stack. */
const deepest = 64;
/** Bodies up to this size are read by Bun as a whole; they arrive within the timeout of any request. */
const atOnce = 64 * 1024;
/** Of a form that is cut: what follows its file, which is the rest of its fields. */
const keptTail = 1024 * 1024;
/** Seconds without a byte after which whoever sends is given up; and those that reading an upload may take. */
const silentSeconds = 30;
const uploadSeconds = 60;
/** Bytes a second. Whoever sends more slowly is given no more time. */
const slowest = 2048;

/** Keeps query values as they were sent; Elysia would split "Amsterdam, night shift" into a list. */
export const query = new Elysia({ name: "query" }).onTransform({ as: "global" }, (context) => {
  const { url } = context.request;
  context.query = url.includes("?") ? Object.fromEntries(new URL(url).searchParams) : {};
});

/**
 * Reads request bodies. Bun's own timeout asks for 16 KiB a second, which a phone on a bad line does not reach: here each
 * chunk extends the timeout, as long as the whole arrives fast enough that holding connections open costs an attacker
 * something. JSON is parsed here because Elysia's parser takes any depth, forms because it turns texts in braces into objects.
 */
export function bodies(find: FindPermission) {
  // Elysia gives `onParse` no server, whose timeout has to be extended.
  const servers = new WeakMap<Request, Listening>();
  return new Elysia({ name: "bodies" })
    .onRequest(({ request, server }) => {
      if (request.method !== "GET") servers.set(request, server);
    })
    .onParse({ as: "global" }, async ({ request }, contentType) => {
      const type = contentType?.split(";")[0]?.trim().toLowerCase();
      if (!type) return undefined;
      const permission = find(request.method, pathOf(request));
      const server = servers.get(request);
      const bytes = await received(request, server, permission?.isTruncated ?? false);
      if (permission?.isUpload) server?.timeout(request, uploadSeconds);
      if (type === "application/json") return jsonOf(bytes);
      return formOf(request, bytes);
    });
}

type Listening = Pick<Server<unknown>, "timeout"> | null | undefined;

/** The whole body; of one that is too large and may be cut, its beginning and its end. */
async function received(
  request: Request,
  server: Listening,
  isCut: boolean,
): Promise<Buffer<ArrayBuffer>> {
  const told = request.headers.get("content-length");
  if (told !== null && Number(told) <= atOnce) return Buffer.from(await request.arrayBuffer());
  const chunks = collectChunks(isCut);
  const begun = performance.now();
  let bytes = 0;
  for await (const piece of request.body ?? []) {
    bytes += piece.length;
    chunks.add(piece);
    const seconds = (performance.now() - begun) / 1000;
    if (seconds < silentSeconds || bytes / seconds > slowest)
      server?.timeout(request, silentSeconds);
  }
  return chunks.whole();
}

/** Collects up to `maxBody`; refuses a larger body or, where it may be cut, keeps its end too: the form's last fields. */
function collectChunks(isCut: boolean) {
  const head: Uint8Array[] = [];
  const tail: Uint8Array[] = [];
  let [kept, bytes, ending] = [0, 0, 0];
  return {
    add(piece: Uint8Array) {
      bytes += piece.length;
      const fits = kept + piece.length <= maxBody;
      if (fits && ending === 0) {
        kept += piece.length;
        return void head.push(piece);
      }
      if (!isCut) return refuseLarge(bytes);
      tail.push(piece);
      ending += piece.length;
      while (ending - (tail[0]?.length ?? 0) >= keptTail) ending -= tail.shift()?.length ?? 0;
    },
    whole: () => Buffer.concat([...head, ...tail]),
  };
}

const notJson = "The request body is not valid JSON.";
const utf8 = new TextDecoder("utf-8", { fatal: true });
/**
 * An escaped lone surrogate, behind an even number of backslashes: no valid character, and SQLite would store another
 * in its place.
 */
const half = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** Refuses other encodings than UTF-8, because their letters would be stored as replacement characters. */
function jsonOf(bytes: Buffer<ArrayBuffer>): unknown {
  if (bytes.length === 0) return null;
  const text = readAs(() => utf8.decode(bytes), "The request body is not in UTF-8.");
  if (isTooDeep(text)) throw new Failure("invalid", notJson);
  const value: unknown = readAs(() => JSON.parse(text));
  if (/\\ud/i.test(text) && half.test(JSON.stringify(value))) throw new Failure("invalid", notJson);
  return value;
}

function readAs<Value>(read: () => Value, refusal = notJson): Value {
  try {
    return read();
  } catch (cause) {
    throw new Failure("invalid", refusal, { cause });
  }
}

type Field = FormDataEntryValue | FormDataEntryValue[];

/** A form's fields by their names; those that come more than once as a list. */
async function formOf(
  { headers }: Request,
  bytes: Buffer<ArrayBuffer>,
): Promise<Record<string, Field>> {
  const type = headers.get("content-type") ?? "";
  const form = await new Response(bytes, { headers: { "content-type": type } })
    .formData()
    .catch((cause: unknown) => {
      throw new Failure("invalid", "The form could not be read. Send it again.", { cause });
    });
  const fields = Map.groupBy(form.entries(), ([name]) => name);
  return Object.fromEntries([...fields].map(([name, sent]) => [name, oneOrAll(sent)]));
}

function oneOrAll(sent: [string, FormDataEntryValue][]): Field {
  const values = sent.map(([, value]) => value);
  const [only] = values;
  return only !== undefined && values.length === 1 ? only : values;
}

/** Brackets within texts do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gs)) {
    if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
