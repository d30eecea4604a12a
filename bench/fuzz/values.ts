import type { Dice } from "../data/dice";
import type { Pool } from "./pool";

/** As much of JSON Schema as zod writes. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
};

/** What never may come back in a refusal, nor reach a log. */
export const canary = "Canary4711Fuzz";

export type Means = { dice: Dice; pool: Pool; owner: string };

const words = ["Ada", "UPS engineer", "Amsterdam", "Müller & Söhne", "datacenter", canary];
const days = ["2025-12-31", "2026-01-01", "2026-02-28", "2026-06-30"];
const formats: Record<string, (means: Means) => string> = {
  uuid: ({ pool, dice, owner }) => pool.idFor(owner, dice),
  email: ({ dice }) => `fuzz-${dice.under(500)}@people.example`,
  date: ({ dice }) => dice.pick(days),
  "date-time": ({ dice }) => `${dice.pick(days)}T09:00:00.000Z`,
  // Nothing listens there; no name is looked up anywhere.
  uri: () => "http://127.0.0.1:9/fuzz",
  time: () => "09:30",
};

/** A value that the schema takes, as far as that can be seen from it. */
export function valueOf(schema: Schema, means: Means, name = "", depth = 0): unknown {
  const { dice } = means;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(dice.pick(choices), means, name, depth + 1);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((it) => valueOf(it, means, name)));
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type;
  if (type === "object") return objectOf(schema, means, depth);
  if (type === "array") return listOf(schema, means, name, depth);
  if (type === "integer" || type === "number") return numberOf(schema, means, name);
  if (type === "boolean") return dice.isUnder(0.5);
  if (type === "null") return null;
  return textOf(schema, means, name);
}

function objectOf(schema: Schema, means: Means, depth: number): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const chosen = Object.entries(properties).filter(
    ([name]) => required.includes(name) || (depth < 5 && means.dice.isUnder(0.6)),
  );
  return Object.fromEntries(
    chosen.map(([name, it]) => [name, valueOf(it, means, name, depth + 1)]),
  );
}

function listOf(schema: Schema, means: Means, name: string, depth: number): unknown[] {
  if (schema.prefixItems)
    return schema.prefixItems.map((it) => valueOf(it, means, name, depth + 1));
  const length = Math.max(schema.minItems ?? 0, depth > 5 ? 0 : means.dice.under(3));
  const singular = name.endsWith("Ids") ? name.slice(0, -1) : name;
  return Array.from({ length }, () => valueOf(schema.items ?? {}, means, singular, depth + 1));
}

function numberOf({ minimum = 0, maximum = 100 }: Schema, means: Means, name: string): number {
  if (name === "version") return means.pool.versionOf(means.owner);
  const [low, high] = [Math.max(minimum, -1e6), Math.min(maximum, 1e6)];
  return low + means.dice.under(Math.max(1, high - low));
}

function textOf(schema: Schema, means: Means, name: string): string {
  const part = /^(.+)Id$/.exec(name)?.[1];
  if (part) return means.pool.idFor(`${part}s`, means.dice);
  if (name === "id") return means.pool.idFor("", means.dice);
  const made = formats[schema.format ?? ""]?.(means) ?? means.dice.pick(words);
  const long =
    made.length < (schema.minLength ?? 0) ? made.padEnd(schema.minLength ?? 0, "x") : made;
  return schema.format ? long : long.slice(0, schema.maxLength ?? long.length);
}
