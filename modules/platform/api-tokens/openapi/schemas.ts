import { z } from "zod";
import { type Json, schemaAddress } from "./rules";

export type Side = "input" | "output";
/** A model as one side of HTTP sees it: what is sent before it is read, or what is answered. */
export type Asked = { model: z.ZodType; side: Side };
type Schemas = Record<string, Json>;
type Names = ReadonlyMap<z.ZodType, string>;

/**
 * The JSON Schema of all models at once, by zod itself. What has a name stands under it among the components;
 * the others stand where they are used.
 */
export function schemasOf(names: Names, asked: readonly Asked[]) {
  const models = (side: Side) => new Set(asked.flatMap((it) => (it.side === side ? it.model : [])));
  const places = {
    input: new Map([...models("input")].map((it, n) => [it, n])),
    output: new Map([...models("output")].map((it, n) => [it, n])),
  };
  const sides = {
    input: translated("input", names, places.input),
    output: translated("output", names, places.output),
  };
  const twofold = differing(sides.input, sides.output);
  const inputs = Object.entries(sides.input).map(([name, schema]) => [
    twofold.has(name) ? `${name}Input` : name,
    withInputs(schema, twofold),
  ]);
  const all: Schemas = { ...sides.output, ...Object.fromEntries(inputs) };
  const nameOf = ({ model, side }: Asked) => {
    const name = names.get(model);
    if (!name) return inline(side, places[side].get(model) ?? 0);
    return side === "input" && twofold.has(name) ? `${name}Input` : name;
  };
  return {
    /** What stands in a document for a model: its own schema, or where that is. */
    of(it: Asked): Json {
      const name = nameOf(it);
      return names.has(it.model) ? { $ref: `${schemaAddress}${name}` } : (all[name] ?? {});
    },
    /** The schema itself, also of what has a name. */
    whole: (it: Asked): Json => all[nameOf(it)] ?? {},
    /** What the document says, by name: only what it speaks of. */
    spokenOf: (document: unknown): Schemas => reached(refsIn(document), all),
  };
}

const inline = (side: Side, n: number) => `-${side}${n}`;

function translated(side: Side, names: Names, asked: ReadonlyMap<z.ZodType, number>): Schemas {
  const registry = z.registry<{ id: string }>();
  for (const [model, id] of names) registry.add(model, { id });
  for (const [model, n] of asked) {
    if (!names.has(model)) registry.add(model, { id: inline(side, n) });
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: side,
    uri: (id) => `${schemaAddress}${id}`,
    unrepresentable: "any",
    override: plain,
  });
  const all: Schemas = Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id, ...schema }]) => [name, schema]),
  );
  return reached(
    [...asked.keys()].map((it) => names.get(it) ?? inline(side, asked.get(it) ?? 0)),
    all,
  );
}

/** The largest number that JSON carries exactly: said of every whole number, it says nothing. */
const bounds = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } as const;

type Overridden = { zodSchema: z.core.$ZodTypes; jsonSchema: Json };

/** What zod cannot know of HTTP, and what it says twice. */
function plain({ zodSchema, jsonSchema }: Overridden): void {
  const { def } = zodSchema._zod;
  if (def.type === "custom" && zodSchema._zod.bag["Class"] === File) {
    Object.assign(jsonSchema, { type: "string", format: "binary" });
  }
  // A table with a value for each of some names is an object with these fields.
  if (def.type === "record" && jsonSchema["required"]) {
    const { propertyNames: _, additionalProperties: value, required, ...rest } = jsonSchema;
    for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
    const properties = Object.fromEntries((required as string[]).map((it) => [it, value]));
    Object.assign(jsonSchema, { ...rest, properties, required });
  }
  // An answer may gain fields; what a strict model refuses stays refused.
  if (def.type === "object" && !def.catchall) delete jsonSchema["additionalProperties"];
  // Generators of clients take a field with a default for one that is always there.
  if ("default" in jsonSchema) {
    jsonSchema["description"] = `Where it is left out: ${JSON.stringify(jsonSchema["default"])}.`;
    delete jsonSchema["default"];
  }
  // Not every language knows the classes of signs by their Unicode names.
  const isForeign = String(jsonSchema["pattern"]).match(/\\p\{/i);
  if (jsonSchema["format"] || isForeign) delete jsonSchema["pattern"];
  for (const [bound, value] of Object.entries(bounds)) {
    if (jsonSchema[bound] === value) delete jsonSchema[bound];
  }
}

/** What is spoken of, by itself or by what is spoken of. */
function reached(names: readonly string[], all: Schemas): Schemas {
  const found: Schemas = {};
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const schema = all[name];
    if (!schema || name in found) continue;
    found[name] = schema;
    open.push(...refsIn(schema));
  }
  return found;
}

/**
 * The names that mean one thing in requests and another in answers, by themselves or by what is in them: a field
 * with a default may be left out of a request and is always in an answer.
 */
function differing(input: Schemas, output: Schemas): ReadonlySet<string> {
  const names = Object.keys(input).filter((name) => name in output);
  const found = new Set(names.filter((name) => !Bun.deepEquals(input[name], output[name])));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const name of names) {
      if (refsIn(input[name]).some((it) => found.has(it))) found.add(name);
    }
  }
  return found;
}

/** The names of the components that a schema speaks of. */
const refsIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = ""]) => name,
  );

const withInputs = (schema: Json, twofold: ReadonlySet<string>): Json =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key !== "$ref" || typeof value !== "string") return value;
    return twofold.has(value.slice(schemaAddress.length)) ? `${value}Input` : value;
  });

export type Translated = ReturnType<typeof schemasOf>;
