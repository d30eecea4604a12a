import type { AnyElysia } from "elysia";
import { z } from "zod";
import { once } from "../../lazy";
import { compileCheck } from "./schema-check";

/**
 * The same model without the string formats (date, id, email), which take most of the time. Types are still checked,
 * and a field that the model does not name is still dropped.
 */
function withoutFormats(model: z.core.$ZodType): z.core.$ZodType {
  if (model instanceof z.ZodString || model instanceof z.ZodStringFormat) return text(model);
  if (model instanceof z.ZodNullable) return z.nullable(withoutFormats(model.def.innerType));
  if (model instanceof z.ZodOptional) return z.optional(withoutFormats(model.def.innerType));
  if (model._zod.def.checks?.length) return model;
  if (model instanceof z.ZodArray) return z.array(withoutFormats(model.def.element));
  if (model instanceof z.ZodObject && !model.def.catchall) return object(model.def.shape);
  return model;
}

const changing = new Set(["overwrite", "custom", "property"]);

/** A model that changes its text (by trimming it) or has a rule of its own stays as it is. */
function text(model: z.ZodString | z.ZodStringFormat): z.core.$ZodType {
  const { checks = [], coerce } = model.def;
  return coerce || checks.some((it) => changing.has(it._zod.def.check)) ? model : z.string();
}

const object = (shape: Record<string, z.core.$ZodType>) =>
  z.object(
    Object.fromEntries(Object.entries(shape).map(([name, model]) => [name, withoutFormats(model)])),
  );

/** One in so many answers of a route is validated in full. */
const sampleEvery = 100;
/** So many first answers of a route are all validated in full. */
const sampleFirst = 20;

/**
 * Has zod validate only a sample of the answers, which otherwise takes a third of the time of a list. The others pass a quick
 * check of names and types, and zod where that fails; no field leaves that its model does not name.
 */
export function sampleResponses<Routes extends AnyElysia>(routes: Routes): Routes {
  for (const { hooks } of routes.routes) {
    if (isModel(hooks.response)) hooks.response = sampledModel(hooks.response);
    else if (isPerStatus(hooks.response)) {
      hooks.response = Object.fromEntries(
        Object.entries(hooks.response).map(([status, model]) => [
          status,
          isModel(model) ? sampledModel(model) : model,
        ]),
      );
    }
  }
  return routes;
}

const isPerStatus = (response: unknown): response is Record<string, unknown> =>
  typeof response === "object" && response !== null && response.constructor === Object;

/** By the presence of `~standard` alone, because looking further would build the parts of a model that are made lazily. */
const isModel = (value: unknown): value is z.ZodType =>
  typeof value === "object" && value !== null && "~standard" in value;

const originals = new WeakMap<object, z.ZodType>();

/** The original of a sampled model, or the model itself; null for anything else. */
export function modelOf(value: unknown): z.ZodType | null {
  // A brand is for types alone: what is given back is the model, also where another stood for it.
  return isModel(value) ? (originals.get(value) ?? value).brand() : null;
}

/**
 * The same model, which validates the first answers and then every hundredth in full, and the others by a quick check
 * that is compiled when first needed.
 */
export function sampledModel<Model extends z.ZodType>(model: Model): Model {
  const quick = once(() => ({ fits: compileCheck(model), light: withoutFormats(model) }));
  let answers = 0;
  const validate = (value: unknown) => {
    const standard = model["~standard"];
    answers += 1;
    if (answers <= sampleFirst || answers % sampleEvery === 0) return standard.validate(value);
    const { fits, light } = quick();
    if (fits(value)) return { value };
    const { success, data } = z.safeParse(light, value);
    return success ? { value: data } : standard.validate(value);
  };
  const standard = once(() => ({ ...model["~standard"], validate }));
  const derived: Model = Object.create(model, { "~standard": { get: standard } });
  originals.set(derived, model);
  return derived;
}
