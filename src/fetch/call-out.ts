import { lookupAll } from "./addresses";
import { createAgents } from "./politeness/agents";
import { defaultLimits } from "./limits";
import { redirectOf } from "./reading/response-check";
import { acceptedEncodings } from "./reading/body";
import { textOf } from "./reading/charset";
import { exchange, type Headers } from "./exchange";
import { targetOf, typedRoute } from "./route";

export type Call = {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Connecting, thinking and answering together. */
  waitMs: number;
  signal?: AbortSignal | undefined;
};

export type Called = { status: number; headers: Headers; body: string };
export type CallOut = (call: Call) => Promise<Called>;

const mostConnections = 4;
const limits = { ...defaultLimits, bodyBytes: 1024 * 1024, wireBytes: 1024 * 1024 };

/**
 * The way to a service that an administrator named, of whose address nobody else decides: it asks no robots.txt,
 * follows no redirect, and may stay within the own network.
 */
export function createCallOut(userAgent: string, resolve = lookupAll): CallOut {
  // A kept connection may be closed just as a question is sent, and a question is not asked twice unbidden.
  const agents = createAgents(mostConnections, false);
  const route = typedRoute(resolve);
  return async ({ waitMs, signal, ...call }) => {
    const url = targetOf(call.url, true);
    const { status, headers, body } = await exchange(
      agents(),
      { ...limits, firstByteMs: waitMs },
      {
        url,
        line: route(url),
        method: "POST",
        headers: { ...fixed, ...call.headers, "user-agent": userAgent },
        body: call.body,
        wants: (status, headers) => redirectOf(status, headers) === null,
        wholeMs: waitMs,
        signal,
      },
    );
    return { status, headers, body: textOf(body, headers["content-type"] ?? "application/json") };
  };
}

const fixed = {
  accept: "application/json",
  "accept-encoding": acceptedEncodings,
  "content-type": "application/json",
};
