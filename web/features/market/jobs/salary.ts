import type { Job } from "@/modules/market/jobs/model";

type Pay = Pick<Job, "salaryMin" | "salaryMax" | "salaryCurrency">;

/** "€60,000 – €75,000" a year; null where the job does not state an amount. */
export function formatSalary(pay: Pay, locale: string): string | null {
  const [low, high] = [pay.salaryMin ?? pay.salaryMax, pay.salaryMax ?? pay.salaryMin];
  if (low === null || high === null) return null;
  const format = new Intl.NumberFormat(locale, {
    ...(pay.salaryCurrency && { style: "currency", currency: pay.salaryCurrency }),
    maximumFractionDigits: 0,
  });
  return low === high ? format.format(Number(low)) : format.formatRange(Number(low), Number(high));
}
