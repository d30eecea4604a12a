import { type Arriving, NewCandidate, statuses, StatusChange } from "@/modules/crm/candidates";
import { z } from "zod";
import type { ImportField, ProblemCode } from "../rules";

/** Notes what is wrong with a cell. */
export type Tell = (field: ImportField, code: ProblemCode, value: string) => void;

const ArrivingCandidate = NewCandidate.omit({ status: true }).extend({
  status: z.enum(statuses).optional(),
  reason: StatusChange.shape.reason,
  until: StatusChange.shape.until,
});

/** What the model of a candidate says of a row; what it refuses is left out, and told. */
export function judged(given: Record<string, unknown>, trouble: Tell): { given: Arriving | null } {
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
