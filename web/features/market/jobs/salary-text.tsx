import { useLocale, useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { cx } from "@/web/ui/cx";
import { formatSalary } from "./salary";

type Props = { job: Pick<Job, "salary" | "salaryMin" | "salaryMax" | "salaryCurrency"> };

/** Yearly pay as far as it is known; the ad's own words on hover, "Salary TBD" without any. */
export function SalaryText({ job }: Props) {
  const t = useTranslations("jobs");
  const locale = useLocale();
  const text = formatSalary(job, locale) ?? job.salary;
  return (
    <span
      title={job.salary ?? undefined}
      className={cx("num whitespace-nowrap", !text && "text-ink-3")}
    >
      {text ?? t("salaryTbd")}
    </span>
  );
}
