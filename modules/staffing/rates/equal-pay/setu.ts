import { z } from "zod";
import { Failure } from "@/src/errors";
import { NewPayTerms } from "./model";

const period = z.object({ validFrom: z.string().optional(), validTo: z.string().optional() });
const step = z.object({ name: z.string(), value: z.number() });
const scale = z.object({
  name: z.string(),
  minValue: z.number().optional(),
  currency: z.string(),
  salaryStep: z.array(step).optional(),
});
const remuneration = z.object({
  effectivePeriod: period.optional(),
  interval: z.object({ unitCode: z.string() }).partial().optional(),
  workDuration: z.object({ valuePerWeek: z.number().optional() }).optional(),
  hourlyWageConversion: z
    .object({ hourlyWageFactor: z.number(), hourlyWagePercentage: z.number() })
    .partial()
    .optional(),
  salaryScale: z.array(scale).default([]),
});
const named = z.object({ name: z.string().optional() });
/** What of an Inquiry Pay Equity 2.0 message decides about an hour; the rest is kept by its name. */
const Message = z.object({
  effectivePeriod: period,
  labourAgreements: z.object({ collectiveLabourAgreement: named.optional() }).partial().optional(),
  remuneration: z.array(remuneration).min(1),
  allowance: z.array(named).default([]),
  holidayAllowance: z.array(named).default([]),
  leave: z.array(named).default([]),
  pension: z.array(named).default([]),
  otherArrangement: z.array(named).default([]),
});
type Package = z.infer<typeof remuneration>;

/** Weeks of a year over its months, by which a monthly salary without a factor becomes an hour. */
const weeksAMonth = 52 / 12;

/** The scales of a message, each with the hour of its lowest step; without one it is refused. */
export function termsIn(message: Record<string, unknown>): NewPayTerms[] {
  const read = Message.safeParse(message);
  if (!read.success)
    throw new Failure("invalid", "This is no Inquiry Pay Equity 2.0 message. Choose another file.");
  const { effectivePeriod, labourAgreements, remuneration: packages, ...rest } = read.data;
  const clause = labourAgreements?.collectiveLabourAgreement?.name ?? "SETU Inquiry Pay Equity";
  const others = Object.entries(rest).flatMap(([kind, list]) =>
    list.map(({ name }) => ({ name: (name ?? kind).slice(0, 80), text: kind })),
  );
  const terms = packages.flatMap((it) =>
    it.salaryScale.flatMap(({ name, currency, minValue, salaryStep }) => {
      const values = salaryStep?.map(({ value }) => value) ?? [];
      const lowest = values.length > 0 ? Math.min(...values) : minValue;
      const hour = lowest === undefined ? null : hourOf(lowest, it);
      if (hour === null) return [];
      const days = { ...effectivePeriod, ...it.effectivePeriod };
      return [
        {
          scale: name,
          validFrom: days.validFrom?.slice(0, 10),
          validTo: days.validTo?.slice(0, 10) ?? null,
          currency,
          hourCents: Math.ceil(Math.round(hour * 10_000) / 100),
          others: others.slice(0, 50),
          clause: clause.slice(0, 200),
        },
      ];
    }),
  );
  const checked = z.array(NewPayTerms).min(1).safeParse(terms);
  if (!checked.success)
    throw new Failure("invalid", "The message has no salary scale from which an hour follows.");
  return checked.data;
}

/** A salary per hour: by the message's own factor or percentage, else by the hours of a week. */
function hourOf(salary: number, { interval, workDuration, hourlyWageConversion: by }: Package) {
  const unit = interval?.unitCode?.toLowerCase() ?? "month";
  const hours = workDuration?.valuePerWeek;
  if (unit === "hour") return salary;
  if (unit === "week") return hours ? salary / hours : null;
  if (unit !== "month") return null;
  if (by?.hourlyWageFactor) return salary / by.hourlyWageFactor;
  if (by?.hourlyWagePercentage) return (salary * by.hourlyWagePercentage) / 100;
  return hours ? salary / (hours * weeksAMonth) : null;
}
