import { Elysia } from "elysia";
import type { App } from "../../app";
import { allowStaleReads } from "../../engines/rqlite/reading/stale-reads";
import { revisionCookie, revisionOf } from "../access/cookie";

/** What an answer may take beside the database. */
const answerSeconds = 10;
/** Bun keeps no count of more. */
const mostSeconds = 255;
const looking = new Set(["GET", "HEAD"]);

/**
 * Read-your-writes on a cluster. Reads may be answered by a copy nearby, unless it lacks the caller's own last change:
 * the answer to a change sets its revision as a cookie, which any server can compare. Programs keep no cookies, so the
 * leader answers them.
 */
export function readYourWrites(app: App) {
  const plugin = new Elysia({ name: "read-your-writes" });
  const { cluster } = app;
  if (!cluster) return plugin;
  // Else whoever waits for a silent database would be cut off before they are told what is wrong.
  plugin.onRequest(({ request, server }) => {
    server?.timeout(request, Math.min(mostSeconds, app.config.DATABASE_TIMEOUT + answerSeconds));
  });
  return plugin.wrap((handle, request) => () => {
    if (request.headers.has("authorization")) return handle(request);
    if (looking.has(request.method))
      return allowStaleReads(revisionOf(app, request), () => handle(request), request.url);
    return marked(app, handle(request));
  });
}

async function marked(app: App, answered: unknown): Promise<unknown> {
  const answer = await answered;
  const now = app.cluster?.revision() ?? 0;
  if (answer instanceof Response && now > 0)
    answer.headers.append("set-cookie", revisionCookie(app, now));
  return answer;
}
