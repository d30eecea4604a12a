import type { AnyElysia } from "elysia";
import { z } from "zod";
import { once } from "../../lazy";
import { compileCheck } from "./schema-check";

/**
 * The same model without the string formats (date, id, email), which take most of the time. Types are still checked,
 * and a field that the model does not name is still dropped.
 */
function lightened(model: z.core.$ZodType): z.core.$ZodType {
  if (model instanceof z.ZodString || model instanceof z.ZodStringFormat) return text(model);
  if (model instanceof z.ZodNullable) return z.nullable(lightened(model.def.innerType));
  if (model instanceof z.ZodOptional) return z.optional(lightened(model.def.innerType));
  if (model._zod.def.checks?.length) return model;
  if (model instanceof z.ZodArray) return z.array(lightened(model.def.element));
  if (model instanceof z.ZodObject && !model.def.catchall) return object(model.def.shape);
  return model;
}

const changing = new Set(["overwrite", "custom", "property"]);

/** One that changes its text, by trimming for one, or that has a rule of its own, stays as it is. */
function text(model: z.ZodString | z.ZodStringFormat): z.core.$ZodType {
  const { checks = [], coerce } = model.def;
  return coerce || checks.some((it) => changing.has(it._zod.def.check)) ? model : z.string();
}

const object = (shape: Record<string, z.core.$ZodType>) =>
  z.object(
    Object.fromEntries(Object.entries(shape).map(([name, model]) => [name, lightened(model)])),
  );

/** One in so many answers of a route is validated in full. */
const sampled = 100;
/** The first answers of a route, all of which are validated in full. */
const first = 20;

/**
 * Lets zod look through a sample of all answers only: it takes a third of a list's time. Of the others each
 * field is still known and of its kind, or zod is asked after all; nothing leaves that its model does not name.
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

/** Told by its name alone: what a model is made of is not made before somebody needs it. */
const isModel = (value: unknown): value is z.ZodType =>
  typeof value === "object" && value !== null && "~standard" in value;

const sampledOf = new WeakMap<object, z.ZodType>();

/** The model itself, also where it looks closely now and then; null for what is none. */
export function modelOf(value: unknown): z.ZodType | null {
  // A brand is for types alone: what is given back is the model, also where another stood for it.
  return isModel(value) ? (sampledOf.get(value) ?? value).brand() : null;
}

/** The same model, which looks closely now and then. Its quick looks are built once they are needed, not at the start. */
export function sampledModel<Model extends z.ZodType>(model: Model): Model {
  const quick = once(() => ({ fits: compileCheck(model), light: lightened(model) }));
  let answers = 0;
  const validate = (value: unknown) => {
    const standard = model["~standard"];
    answers += 1;
    if (answers <= first || answers % sampled === 0) return standard.validate(value);
    const { fits, light } = quick();
    if (fits(value)) return { value };
    const { success, data } = z.safeParse(light, value);
    return success ? { value: data } : standard.validate(value);
  };
  const standard = once(() => ({ ...model["~standard"], validate }));
  const derived: Model = Object.create(model, { "~standard": { get: standard } });
  sampledOf.set(derived, model);
  return derived;
}
