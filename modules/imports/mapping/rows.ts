import { type Arriving, NewCandidate, statuses, StatusChange } from "@/modules/candidates";
import { z } from "zod";
import type { Plan } from "../model";
import type { ImportField, ProblemCode } from "../rules";
import { cellReaders, partsOfName, Unreadable, unsaid } from "./cells";

export type Problem = {
  field: ImportField;
  code: ProblemCode;
  /** The column to mend; null where no column has the field. */
  column: number | null;
  value: string;
};
export type ReadRow = { given: Arriving | null; problems: Problem[]; isLeftOut: boolean };

const ArrivingCandidate = NewCandidate.omit({ status: true }).extend({
  status: z.enum(statuses).optional(),
  reason: StatusChange.shape.reason,
  until: StatusChange.shape.until,
});

/** Reads the rows of one file as one plan says. */
export function rowReader(plan: Plan, today: string, certificateIdOf: (name: string) => string) {
  const means = { values: plan.values, today, certificateIdOf };
  const fields = plan.columns.flatMap((field, column) => (field ? [{ field, column }] : []));
  const columnOf = (field: ImportField) =>
    (
      fields.find((it) => it.field === field) ??
      (/Name$/.test(field) ? fields.find((it) => it.field === "fullName") : undefined)
    )?.column ?? null;
  const hasFixes = Object.keys(plan.fixes).length > 0;

  return (row: readonly string[], n: number): ReadRow => {
    const found: Record<string, unknown> = {};
    const problems: Problem[] = [];
    let isLeftOut = false;
    const trouble = (field: ImportField, code: ProblemCode, value: string) => {
      const repair = plan.repairs[`${field}:${code}`];
      if (repair === "leave-out") isLeftOut = true;
      if (!repair) problems.push({ field, code, value, column: columnOf(field) });
    };
    for (const { field, column } of fields) {
      const fix = hasFixes ? plan.fixes[`${n}:${column}`] : undefined;
      const cell = fix ?? row[column] ?? "";
      if (cell.trim() === "") continue;
      if (field === "fullName") Object.assign(found, partsOfName(cell));
      else readInto(found, field, cell.trim(), trouble);
    }
    return { ...judged(composed(found, trouble), trouble), problems, isLeftOut };
  };

  function readInto(found: object, field: keyof typeof cellReaders, cell: string, trouble: Tell) {
    try {
      Reflect.set(found, field, cellReaders[field](cell, means));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      trouble(field, error.code, error.value);
    }
  }

  /** The fields of a file as those of a candidate. */
  function composed(found: Record<string, unknown>, trouble: Tell) {
    const { payAmount, payCurrency = "EUR", payPeriod, statusReason, statusUntil, ...rest } = found;
    const period = payPeriod ?? (payAmount !== undefined ? periodUnsaid(trouble) : undefined);
    const isBanned = rest["status"] === "blacklisted";
    if (isBanned && !(statusReason && statusUntil)) trouble("status", "until", "");
    return {
      ...said(rest),
      origin: "import" as const,
      ...(payAmount !== undefined && period
        ? { pay: { amount: payAmount, currency: payCurrency, period } }
        : {}),
      ...(isBanned && { reason: statusReason, until: statusUntil }),
      ...(isBanned && !(statusReason && statusUntil) && { status: "passive" }),
    };
  }

  function periodUnsaid(trouble: Tell): string | undefined {
    const chosen = plan.values.payPeriod?.[unsaid];
    if (chosen === undefined) trouble("payPeriod", "unknown", unsaid);
    return chosen || undefined;
  }
}

function said(found: Record<string, unknown>): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  for (const name in found) if (found[name] !== null) said[name] = found[name];
  return said;
}

type Tell = (field: ImportField, code: ProblemCode, value: string) => void;

/** What the model of a candidate says of a row; what it refuses is left out, and told. */
function judged(given: Record<string, unknown>, trouble: Tell): { given: Arriving | null } {
  const judgement = ArrivingCandidate.safeParse(given);
  if (judgement.success) return { given: judgement.data as Arriving };
  const rest = { ...given };
  for (const { path, code } of judgement.error.issues) {
    const name = String(path[0]);
    const field = (name === "pay" ? "payAmount" : name) as ImportField;
    const value = rest[name];
    trouble(
      field,
      codeOf(field, code, value),
      typeof value === "string" ? value : String(value ?? ""),
    );
    delete rest[name];
  }
  const again = ArrivingCandidate.safeParse(rest);
  return { given: again.success ? (again.data as Arriving) : null };
}

function codeOf(field: ImportField, code: string, value: unknown): ProblemCode {
  if (value === undefined || value === "") return "required";
  if (field === "email") return "email";
  if (code === "too_big" && typeof value === "string") return "too-long";
  if (code === "too_big" || code === "too_small" || code === "invalid_type") return "range";
  return "invalid";
}
