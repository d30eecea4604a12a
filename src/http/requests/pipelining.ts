import { Elysia } from "elysia";
import { invalidateStamps } from "../../engines/change-stamps";

const mostPerTurn = 8;
/** The status by which nginx logs a client that hung up before it was answered. */
const clientGone = 499;

/**
 * Begins at most eight requests in one turn of the event loop; further ones wait for the next. Bun answers pipelined
 * requests of a connection within the turn they came in, so twenty from each of some clients that read nothing kept all
 * others waiting for seconds. While one of its requests waits, a connection that sent more is closed.
 */
export function limitPipelining() {
  let begun = 0;
  const startTurn = () => void (begun = 0);
  return new Elysia({ name: "pipelining" }).onRequest(async ({ request }) => {
    invalidateStamps();
    if (begun === 0) setImmediate(startTurn);
    begun += 1;
    if (begun <= mostPerTurn) return undefined;
    await new Promise<void>((next) => setImmediate(next));
    return request.signal.aborted ? new Response(null, { status: clientGone }) : undefined;
  });
}
