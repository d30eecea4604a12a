import type { AnyElysia } from "elysia";
import { z } from "zod";
import { callerOf } from "../request-context";

/** Put in place of a name that the model requires; an optional one becomes null. */
const withheld = "withheld";

/** How a model marks a text that names somebody: always, or as a field beside it says what it is. */
type Beside = Record<string, readonly string[]>;
type Mark = true | { unless: Beside } | { only: Beside };
const markOf = (model: z.core.$ZodType) =>
  z.globalRegistry.get(model)?.["x-names"] as Mark | undefined;

/** Takes the names out of a value; answers the value itself where there are none. */
type Withhold = (value: unknown, beside: Record<string, unknown>) => unknown;

export type Withholding = (request: Request, route: string, answer: Answer) => unknown;
type Answer = { status: number; value: unknown };

/**
 * Takes the names of people out of answers to callers who may not read them (tokens without such an area). Decided here for
 * every route, by what the models of its answers mark with `x-names`; no route asks who is calling.
 */
export function withholding(routes: () => AnyElysia["routes"]): Withholding {
  let byRoute: Map<string, Withhold> | undefined;
  return (request, route, { status, value }) => {
    if (callerOf(request)?.readsNames !== false) return value;
    byRoute ??= withholdsOf(routes());
    const withhold = byRoute.get(`${request.method} ${route} ${status}`);
    return withhold ? withhold(value, {}) : value;
  };
}

function withholdsOf(routes: AnyElysia["routes"]): Map<string, Withhold> {
  const found = new Map<string, Withhold>();
  for (const { method, path, hooks } of routes) {
    const models =
      hooks.response instanceof z.ZodType ? { 200: hooks.response } : (hooks.response ?? {});
    for (const [status, model] of Object.entries(models)) {
      const withhold = model instanceof z.ZodType ? withholdOf(model) : null;
      if (withhold) found.set(`${method} ${path} ${status}`, withhold);
    }
  }
  return found;
}

/** How to take the names out of what a model describes; null where it marks none. */
export function withholdOf(model: z.core.$ZodType): Withhold | null {
  const mark = markOf(model);
  if (mark) return marked(mark, model instanceof z.ZodNullable ? null : withheld);
  if (model instanceof z.ZodNullable) return inside(model, null);
  if (model instanceof z.ZodOptional || model instanceof z.ZodDefault) return inside(model);
  if (model instanceof z.ZodArray) return each(withholdOf(model.element));
  if (model instanceof z.ZodRecord) return eachField(withholdOf(model.valueType));
  if (model instanceof z.ZodUnion) return inTurn(model.options.map(withholdOf));
  if (model instanceof z.ZodIntersection)
    return inTurn([withholdOf(model.def.left), withholdOf(model.def.right)]);
  if (model instanceof z.ZodObject) return fields(model.shape);
  return null;
}

/** A nullable or optional name becomes null or is left out; a required one is overwritten. */
function inside(
  { def }: { def: { innerType: z.core.$ZodType } },
  instead: null | typeof withheld = withheld,
): Withhold | null {
  const mark = markOf(def.innerType);
  return mark ? marked(mark, instead) : withholdOf(def.innerType);
}

const marked =
  (mark: Mark, instead: null | typeof withheld): Withhold =>
  (value, beside) =>
    value === null || value === undefined || isExcused(mark, beside) ? value : instead;

function isExcused(mark: Mark, beside: Record<string, unknown>): boolean {
  if (mark === true) return false;
  const isSo = (fields: Beside) =>
    Object.entries(fields).some(([field, kinds]) => kinds.includes(String(beside[field])));
  return "unless" in mark ? isSo(mark.unless) : !isSo(mark.only);
}

const each = (withhold: Withhold | null): Withhold | null =>
  withhold && ((value) => (Array.isArray(value) ? value.map((one) => withhold(one, {})) : value));

const eachField = (withhold: Withhold | null): Withhold | null =>
  withhold &&
  ((value) =>
    isPlain(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withhold(one, {})]))
      : value);

function inTurn(all: (Withhold | null)[]): Withhold | null {
  const some = all.filter((one) => one !== null);
  if (some.length === 0) return null;
  return (value, beside) => some.reduce((before, withhold) => withhold(before, beside), value);
}

function fields(shape: Record<string, z.core.$ZodType>): Withhold | null {
  const named = Object.entries(shape).flatMap(([name, model]) => {
    const withhold = withholdOf(model);
    return withhold ? [{ name, withhold }] : [];
  });
  if (named.length === 0) return null;
  return (value) => {
    if (!isPlain(value)) return value;
    const there = named.filter(({ name }) => name in value);
    const without = there.map(({ name, withhold }) => [name, withhold(value[name], value)]);
    return { ...value, ...Object.fromEntries(without) };
  };
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
