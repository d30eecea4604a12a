import { Elysia } from "elysia";

const mostPerTurn = 8;
/** What nginx writes down for it: nobody is there any more to read an answer. */
const clientGone = 499;

/**
 * Begins at most eight requests in one turn of the event loop; further ones wait for the next. Bun answers pipelined
 * requests of a connection within the turn they came in, so twenty from each of some clients that read nothing kept all
 * others waiting for seconds. While one of its requests waits, a connection that sent more is closed.
 */
export function turns() {
  let begun = 0;
  const beginAnew = () => void (begun = 0);
  return new Elysia({ name: "turns" }).onRequest(async ({ request }) => {
    if (begun === 0) setImmediate(beginAnew);
    begun += 1;
    if (begun <= mostPerTurn) return undefined;
    await new Promise<void>((next) => setImmediate(next));
    return request.signal.aborted ? new Response(null, { status: clientGone }) : undefined;
  });
}
