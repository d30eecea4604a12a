import { z } from "zod";
import { modelOf } from "@/src/http/answers/response-sampling";
import type { Described, Hooks } from "./operations";
import { refusalOf } from "./parts";
import { answersNothing, fileTypes, type Json, leadsElsewhere, type RefusalStatus } from "./rules";
import type { Translated } from "./schemas";

const meanings: Record<string, string> = {
  200: "Done.",
  201: "Made.",
  204: "Done; there is nothing to say.",
};

/** What a route answers where all goes well. */
export function successes(route: Described, schemas: Translated): Json {
  const name = `${route.method} ${route.path}`;
  const answers = Object.entries(answersOf(route.hooks));
  if (answers.length > 0) {
    return Object.fromEntries(
      answers.map(([status, model]) => [status, answered([status, model], route, schemas)]),
    );
  }
  if (leadsElsewhere.includes(name))
    return { 302: { description: "Go there.", headers: elsewhere } };
  const files = fileTypes[name];
  if (!files || answersNothing.includes(name)) return { 204: { description: meanings["204"] } };
  const content = Object.fromEntries(files.map((it) => [it, { schema: schemaOfFile(it) }]));
  return { 200: { description: "The file.", content } };
}

const schemaOfFile = (type: string): Json => {
  if (/[/+]json$/.test(type)) return {};
  return type.startsWith("text/") ? { type: "string" } : { type: "string", format: "binary" };
};

const elsewhere = { Location: { description: "Where to go.", schema: { type: "string" } } };

function answered(
  [status, model]: [status: string, model: z.ZodType],
  { hooks }: Described,
  schemas: Translated,
): Json {
  if (status === "204" || model instanceof z.ZodUndefined) return { description: meanings["204"] };
  return {
    description: meanings[status] ?? "Done.",
    ...(isPaged(hooks) && { headers: pages }),
    content: { "application/json": { schema: schemas.of({ model, side: "output" }) } },
  };
}

const pages = {
  Link: { description: "The address of the next page, with rel=next.", schema: { type: "string" } },
  "X-Total-Count": { description: "How many there are in all.", schema: { type: "integer" } },
};

const isPaged = ({ query }: Hooks) => {
  const model = modelOf(query);
  return model instanceof z.ZodObject && "cursor" in model.shape;
};

/** By their status; a route that names one model answers 200. */
export function answersOf({ response }: Hooks): Record<string, z.ZodType> {
  const model = modelOf(response);
  if (model) return { 200: model };
  const byStatus =
    typeof response === "object" && response !== null ? Object.entries(response) : [];
  return Object.fromEntries(
    byStatus.flatMap(([status, it]) => {
      const one = modelOf(it);
      return one ? [[status, one]] : [];
    }),
  );
}

/** What a route says of itself beside its model. */
export const routeDetail = ({ detail }: Hooks): Json =>
  detail && "responses" in detail ? (detail.responses as Json) : {};

/** What may go wrong, by what is asked of whoever calls. */
export function errorResponses({ method, path, hooks, permission }: Described): Json {
  const isChange = method !== "GET";
  const hasBody = modelOf(hooks.body) !== null;
  const isInside = permission.access !== "anyone";
  const when: Record<RefusalStatus, boolean> = {
    401: isInside || isChange,
    403: isInside || isChange,
    404: path.includes(":"),
    409: isChange,
    413: hasBody,
    415: hasBody,
    422: hasBody || Boolean(hooks.params ?? hooks.query),
    429: true,
    500: true,
    503: true,
    507: isChange,
  };
  const statuses = Object.entries(when).flatMap(([status, may]) => (may ? [status] : []));
  return Object.fromEntries(statuses.map((it) => [it, refusalOf(Number(it) as RefusalStatus)]));
}
