import { z } from "zod";

/**
 * The same model without the forms of texts (a day, an id, an address), which take most of the time: fields are
 * still all known and of their kind, and nothing passes that the model does not name.
 */
export function lightened(model: z.core.$ZodType): z.core.$ZodType {
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
