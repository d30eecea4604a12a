import type { z } from "zod";
import { modelOf } from "@/src/http/answers/response-sampling";
import type { Described } from "./operations";
import { idempotencyKey } from "./parts";
import { answersOf, routeDetail, errorResponses, successes } from "./responses";
import type { Json } from "./rules";
import type { Asked, Translated } from "./schemas";
import { readOnlyAreas } from "../rules";

type Reached = Pick<Described, "permission" | "area">;

/** How one may show who one is on a route: by a session, and where a token reaches it by one. */
function securityOf(route: Reached): Json[] {
  if (route.permission.access === "anyone") return [];
  const scope = scopeOf(route);
  return [{ session: [] }, ...(scope ? [{ token: [scope] }] : [])];
}

/** What a token has to reach, as "candidates:read"; null where no token gets in. */
function scopeOf({ permission: { route, access }, area }: Reached): string | null {
  if (!area) return null;
  if (route.startsWith("GET ") && (access === "viewer" || area === "system")) return `${area}:read`;
  return access === "admin" || readOnlyAreas.includes(area) ? null : `${area}:write`;
}

const roles = {
  anyone: "For anybody, without an account.",
  viewer: "For everybody with an account.",
  recruiter: "For recruiters and administrators.",
  admin: "For administrators.",
};

/** Who may call a route, as a sentence. */
function accessOf(reached: Reached): string {
  const { route, access, needsFresh } = reached.permission;
  const scope = scopeOf(reached);
  return [
    roles[access],
    access !== "anyone" && (scope ? `A token needs \`${scope}\`.` : "No token reaches this."),
    needsFresh(route.split(" ")[1] ?? "") &&
      "Asks for a confirmation with the password in the last minutes.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The models of a route, by the side on which each stands. */
export function modelsOf({ hooks }: Pick<Described, "hooks">): Asked[] {
  const sent = [hooks.params, hooks.query, hooks.body].flatMap((it) => modelOf(it) ?? []);
  return [
    ...sent.map((model) => ({ model, side: "input" as const })),
    ...Object.values(answersOf(hooks)).map((model) => ({ model, side: "output" as const })),
  ];
}

export function operation(route: Described, schemas: Translated): Json {
  const { summary, tag, hooks } = route;
  const parameters = [
    ...parametersOf(route, "path", schemas),
    ...parametersOf(route, "query", schemas),
    ...(isRepeatable(route) ? [idempotencyKey] : []),
  ];
  const body = modelOf(hooks.body);
  return {
    operationId: operationId(route),
    summary,
    description: accessOf(route),
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: bodyOf(route, body, schemas) }),
    responses: { ...successes(route, schemas), ...routeDetail(hooks), ...errorResponses(route) },
    security: securityOf(route),
  };
}

/** The first answer is kept for whoever is known. */
const isRepeatable = ({ method, permission }: Described) =>
  method === "POST" && permission.access !== "anyone";

/** The same as long as method and path are: `postCandidatesByIdStatus`. */
function operationId({ method, path }: Described): string {
  const words = path
    .replace(/^\/api\//, "/")
    .split("/")
    .flatMap((part) => (part.startsWith(":") ? ["by", ...wordsOf(part)] : wordsOf(part)));
  return (
    method.toLowerCase() + words.map((it) => it.charAt(0).toUpperCase() + it.slice(1)).join("")
  );
}

const wordsOf = (part: string) => part.split(/[^\dA-Za-z]+/).filter(Boolean);

function parametersOf(
  { path, hooks }: Described,
  place: "path" | "query",
  schemas: Translated,
): Json[] {
  const model = modelOf(place === "path" ? hooks.params : hooks.query);
  const schema = model ? schemas.whole({ model, side: "input" }) : {};
  const { properties = {}, required = [] } = schema as { properties?: Json; required?: string[] };
  const names =
    place === "query"
      ? Object.keys(properties)
      : [...path.matchAll(/:(\w+)/g)].map(([, it = ""]) => it);
  return names.map((name) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: properties[name] ?? { type: "string" },
  }));
}

const bodyOf = ({ permission }: Described, model: z.ZodType, schemas: Translated): Json => ({
  required: !model.safeParse(null).success && !model.safeParse(undefined).success,
  content: {
    [permission.isUpload ? "multipart/form-data" : "application/json"]: {
      schema: schemas.of({ model, side: "input" }),
    },
  },
});
