import { z } from "zod";

/** Whether a value is already what a model would make of it, kinds and names alone. */
export type Fits = (value: unknown) => boolean;

/**
 * Looks at a value without copying it, which is most of what reading a model takes. What it is not sure of does
 * not fit, and zod is asked; so are the fields that it does not know.
 */
export function compileCheck(model: z.core.$ZodType): Fits {
  if (model instanceof z.ZodNullable) return orNull(compileCheck(model.def.innerType));
  if (model instanceof z.ZodOptional) return orNothing(compileCheck(model.def.innerType));
  if (model instanceof z.ZodString && !model.def.coerce && !model.def.checks?.some(mayChange))
    return isText;
  if (model instanceof z.ZodStringFormat && !model.def.checks?.some(mayChange)) return isText;
  if (model._zod.def.checks?.length) return asking(model);
  if (model instanceof z.ZodBoolean && !model.def.coerce) return isBoolean;
  if (model instanceof z.ZodEnum) return among(Object.values(model.def.entries));
  if (model instanceof z.ZodLiteral) return among(model.def.values);
  if (model instanceof z.ZodArray) return listOf(compileCheck(model.def.element));
  if (model instanceof z.ZodRecord)
    return record(compileCheck(model.def.keyType), compileCheck(model.def.valueType));
  if (model instanceof z.ZodObject && !model.def.catchall) return object(model.def.shape);
  return asking(model);
}

const changing = new Set(["overwrite", "custom", "property"]);
const mayChange = (check: z.core.$ZodCheck<never>) => changing.has(check._zod.def.check);

const isText: Fits = (value) => typeof value === "string";
const isBoolean: Fits = (value) => typeof value === "boolean";
const orNull =
  (fits: Fits): Fits =>
  (value) =>
    value === null || fits(value);
const orNothing =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value);

function among(values: readonly unknown[]): Fits {
  const known = new Set(values);
  return (value) => known.has(value);
}

const listOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(fits);

/** Every field that the model names, and no other. */
function object(shape: Record<string, z.core.$ZodType>): Fits {
  const fields = Object.entries(shape).map(([name, model]) => ({
    name,
    fits: compileCheck(model),
  }));
  return (value) => {
    if (!isPlain(value)) return false;
    let known = 0;
    for (const { name, fits } of fields) {
      const field = value[name];
      if (!fits(field)) return false;
      if (field !== undefined) known += 1;
    }
    return Object.keys(value).length === known;
  };
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && value.constructor === Object;

const record =
  (key: Fits, fits: Fits): Fits =>
  (value) =>
    isPlain(value) && Object.entries(value).every(([name, it]) => key(name) && fits(it));

/** For one value zod is quick; what it made anew was not what it should be already. */
const asking =
  (model: z.core.$ZodType): Fits =>
  (value) => {
    const { success, data } = z.safeParse(model, value);
    return success && data === value;
  };
