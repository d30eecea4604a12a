import { eq, sql } from "drizzle-orm";
import type { App } from "../app";
import { prepared } from "../database/prepared";
import { cachedUntilWrite } from "../engines/change-stamps";
import { revisions } from "../schema";
import { cachedAnswer } from "./answers/response-cache";
import { callerOf } from "./request-context";

type Context = { request: Request; set: { headers: Record<string, string | number> } };

/**
 * A route hook for conditional requests: the ETag is made of the revisions of the topics, so a 304 costs one row.
 * Without a matching ETag it answers from the cache while nobody writes. For routes whose answer depends on the address
 * alone.
 */
export const conditionalGet = (app: App, ...topics: string[]) => ({
  async beforeHandle({ request, set }: Context) {
    const etag = await etagOf(app, topics, request);
    set.headers.etag = etag;
    set.headers["cache-control"] = "private, no-cache";
    // A bare answer is no value of the route's own model, which is all that its type admits.
    if (request.headers.get("if-none-match") !== etag) return cachedAnswer(app, request) as never;
    return new Response(null, { status: 304, headers: { etag } }) as never;
  },
  detail: {
    responses: { 304: { description: "Nothing new since the answer of `If-None-Match`." } },
  },
});

/** Who asks and where is part of it: two people never share an answer. */
async function etagOf(app: App, topics: string[], request: Request): Promise<string> {
  const rows = await revisionsOf(app, topics);
  const asked = `${callerOf(request)?.actor.id}|${request.url}|${rows}`;
  return `W/"${Bun.hash(asked).toString(36)}"`;
}

export function revisionsOf(app: App, topics: string[]): Promise<string> {
  return cachedUntilWrite(app.db, `revisions ${String(topics)}`, async () => {
    const found = await Promise.all(topics.map((topic) => revisionOf(app.db, { topic })));
    return found.flatMap((rows) => rows.map(({ topic, n }) => `${topic}:${n}`)).join();
  });
}

const revisionOf = prepared((db) =>
  db
    .select()
    .from(revisions)
    .where(eq(revisions.topic, sql.placeholder("topic"))),
);
