import { z } from "zod";
import { certificateNamed } from "@/modules/knowledge/analysis";
import { Failure } from "@/src/errors";
import { foldText, meanings } from "./words";
import type { Plan } from "../model";
import {
  consentFields,
  duplicateChoices,
  importFields,
  type ImportField,
  repairs,
  rowIn,
  type ValueField,
  valueFields,
} from "../rules";

const words = z.string().max(2000);

/**
 * Decisions about a file's cells and rows, as a JSON file for the command line. Rows and columns are numbered as in the file.
 */
export const RepairRules = z.strictObject({
  /** What the template reports about the file; ignored when it is read back. */
  found: z.unknown().optional(),
  doubles: z
    .strictObject({
      all: z.enum(duplicateChoices).optional(),
      alike: z.enum(duplicateChoices).optional(),
      /** By the number of the line. */
      rows: z.record(z.string().regex(/^[1-9]\d*$/), z.enum(duplicateChoices)).default({}),
    })
    .default({ rows: {} }),
  /** By "field:code". */
  repairs: z.record(z.string().max(60), z.enum([...repairs, "block"])).default({}),
  /** By field and word; "" leaves the field empty, null is not decided yet. */
  values: z
    .partialRecord(z.enum(valueFields), z.record(words, z.string().max(80).nullable()))
    .default({}),
  defaults: z.partialRecord(z.enum(importFields), words).default({}),
  /** By "line:column": what stands there instead. */
  fixes: z.record(z.string().regex(/^[1-9]\d*:.+$/), words).default({}),
});
export type RepairRules = z.infer<typeof RepairRules>;

/** The decisions of a plan that such rules make. */
export function ruledBy(rules: RepairRules, plan: Plan): Partial<Plan> {
  refuseConsent(Object.keys(rules.defaults) as ImportField[]);
  const { all = plan.doubles.all, alike, rows } = rules.doubles;
  const chosen = Object.entries(rows).map(([line, choice]) => [rowOf(line, plan), choice]);
  const decided = Object.entries(rules.repairs).flatMap(([problem, repair]) =>
    repair === "block" ? [] : [[problem, repair]],
  );
  return {
    doubles: { all, ...(alike && { alike }), rows: Object.fromEntries(chosen) },
    repairs: { ...plan.repairs, ...Object.fromEntries(decided) },
    values: { ...plan.values, ...meantBy(rules.values, plan) },
    defaults: rules.defaults,
    fixes: { ...plan.fixes, ...fixedBy(rules, plan) },
  };
}

/** Nobody agrees because somebody wrote a rule. */
function refuseConsent(fields: ImportField[]): void {
  const consent: ImportField[] = [...Object.values(consentFields), "consentOn"];
  if (!fields.some((field) => consent.includes(field))) return;
  throw new Failure(
    "invalid",
    "Consent has no default value: it needs a column that says who consented.",
  );
}

const rowOf = (line: string, plan: Plan) => rowIn(Number(line), plan);

function meantBy(values: RepairRules["values"], plan: Plan): Plan["values"] {
  const all = Object.entries(values).map(([field, meant]) => [
    field,
    {
      ...plan.values[field as ValueField],
      ...Object.fromEntries(
        Object.entries(meant ?? {}).flatMap(([word, meaning]) =>
          meaning === null ? [] : [[word.toLowerCase(), spelt(field as ValueField, meaning)]],
        ),
      ),
    },
  ]);
  return Object.fromEntries(all);
}

/** `Belgium` is as good as `BE`. */
const spelt = (field: ValueField, meaning: string): string =>
  (field === "certificates"
    ? certificateNamed(meaning)?.id
    : meanings()[field].get(foldText(meaning))) ?? meaning;

function fixedBy({ fixes }: RepairRules, plan: Plan): Plan["fixes"] {
  const cells = Object.entries(fixes).map(([place, text]) => {
    const [line = "", name = ""] = place.split(/:(.*)/s);
    const column = plan.head.indexOf(name.trim());
    if (column === -1) throw new Failure("invalid", "The file has no column with this name.");
    return [`${rowOf(line, plan)}:${column}`, text];
  });
  return Object.fromEntries(cells);
}

/** What a word of such a field may mean, where there are few enough to choose from. */
export function choicesOf(field: ValueField): string[] {
  if (field === "certificates") return [];
  const all = [...new Set(meanings()[field].values())];
  return all.length > 20 ? [] : all;
}
