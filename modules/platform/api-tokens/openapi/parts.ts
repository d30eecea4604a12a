import { areas, levels } from "../rules";
import type { App } from "@/src/app";
import { cookieName } from "@/src/http/access/cookie";
import { idempotencyHeader } from "@/src/http/idempotency/idempotency-claims";
import { type Json, refusals, responseAddress, schemaAddress } from "./rules";

const failure = { "application/json": { schema: { $ref: `${schemaAddress}Failure` } } };
const retryAfter = {
  "Retry-After": {
    description: "Seconds until it may be tried again.",
    schema: { type: "integer" },
  },
};

/** Every refusal by its name, said once. */
export const refusalResponses: Json = Object.fromEntries(
  Object.entries(refusals).map(([status, [name, description]]) => [
    name,
    { description, ...(status === "429" && { headers: retryAfter }), content: failure },
  ]),
);

export const refusalOf = (status: keyof typeof refusals): Json => ({
  $ref: `${responseAddress}${refusals[status][0]}`,
});

/** What makes it safe to send a change once more. */
export const sharedParameters: Json = {
  IdempotencyKey: {
    name: idempotencyHeader,
    in: "header",
    required: false,
    description:
      "Any text that is new for each change. A request that is sent again with the same key within 24 hours is answered as the first time and changes nothing.",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[!-~]+$" },
  },
};
export const idempotencyKey: Json = { $ref: "#/components/parameters/IdempotencyKey" };

const scopes = areas.flatMap((area) => levels.map((level) => `${area}:${level}`)).join(", ");

/** How one shows who one is: a person by a session, a program by a token. */
export const securitySchemes = (app: App): Json => ({
  session: {
    type: "apiKey",
    in: "cookie",
    name: cookieName(app),
    description:
      "The session of a person, opened by `POST /api/auth/login`. Every change needs the header `Origin` of the product itself.",
  },
  token: {
    type: "http",
    scheme: "bearer",
    description: `An API token of an administrator. What it has to reach stands with each operation: ${scopes}.`,
  },
});

export const introduction = [
  "The calls of Coldaisle, as its own pages and the command line use them.",
  "",
  "Bodies are JSON unless something is uploaded. Times are ISO 8601 in UTC, days are `YYYY-MM-DD`, and amounts are texts with a point, so that no cent is lost.",
  "Every `POST` of somebody who is known takes an `Idempotency-Key`, with which it may be sent again.",
  "A record carries a `version`; whoever changes it sends the version that they read, and gets 409 where somebody else was faster.",
  "Long lists come in pages: `Link` leads to the next one, `X-Total-Count` says how many there are in all.",
  "Every refusal is a `Failure`, and `X-Request-Id` finds it in the log.",
  "",
  "News come over a WebSocket at `/ws`, for people with a session: JSON texts with `type` and `data`, which name the records that changed. It is no operation of this document, because OpenAPI describes requests and answers alone.",
].join("\n");
