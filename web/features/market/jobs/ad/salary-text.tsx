import { useLocale, useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { cx } from "@/web/ui/cx";

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

/** How machines write pay in an ad, which no person has to read: "EUR 48000–58000 YEAR". */
const coded = /^[A-Z]{3} [\d.,–-]+ [A-Z]+$/;

type Props = { job: Pick<Job, "salary" | "salaryMin" | "salaryMax" | "salaryCurrency"> };

/** Yearly pay as far as it is known; the ad's own words on hover, "Salary TBD" without any. */
export function SalaryText({ job }: Props) {
  const t = useTranslations("jobs");
  const locale = useLocale();
  const text = formatSalary(job, locale) ?? job.salary;
  return (
    <span
      title={(job.salary && coded.test(job.salary) ? text : job.salary) ?? undefined}
      className={cx("whitespace-nowrap", text ? "num" : "text-ink-3")}
    >
      {text ?? t("salaryTbd")}
    </span>
  );
}
