import { Elysia } from "elysia";
import { Failure } from "../../errors/index";
import { refuseLarge } from "../access/limits";

/** Leaves the values of a question as they were sent; Elysia makes a list of "Amsterdam, night shift". */
export const query = new Elysia({ name: "query" }).onTransform({ as: "global" }, (context) => {
  const { url } = context.request;
  context.query = url.includes("?") ? Object.fromEntries(new URL(url).searchParams) : {};
});

/** Deeper than anything the product is sent; far deeper costs seconds and ends in a full stack. */
const deepest = 64;

/** Reads JSON bodies; Elysia's own reader takes any depth. */
export const json = new Elysia({ name: "json" }).onParse(
  { as: "global" },
  async ({ request }, contentType) => {
    const type = contentType?.split(";")[0]?.trim().toLowerCase();
    if (type !== "application/json") return refuseLargeForm(request);
    const text = await request.text();
    refuseLarge(Buffer.byteLength(text));
    if (isTooDeep(text)) throw unreadable();
    try {
      return text === "" ? null : JSON.parse(text);
    } catch (cause) {
      throw unreadable(cause);
    }
  },
);

/** A form that comes in pieces says nowhere how large it is; Elysia reads it afterwards, from its other copy. */
async function refuseLargeForm(request: Request): Promise<undefined> {
  if (request.headers.has("content-length")) return;
  refuseLarge((await request.clone().arrayBuffer()).byteLength);
}

const unreadable = (cause?: unknown) =>
  new Failure("invalid", "The request body is not valid JSON.", { cause });

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
