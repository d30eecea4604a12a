import { useFormatter, useTranslations } from "use-intl";
import type { Deployment } from "@/modules/staffing/deployments/model";
import { monthsOf, payUnitOf } from "@/modules/staffing/deployments/rules";
import { daysBetween } from "@/src/calendar";

export const euros = {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
} as const;

type Named = Pick<Deployment, "candidateName" | "isCandidateErased">;

/** Whom it is about; where nobody is named, it says why. */
export function useCandidateName(): (it: Named) => string {
  const t = useTranslations("deployments");
  return ({ candidateName, isCandidateErased }) =>
    candidateName ?? t(isCandidateErased ? "erasedCandidate" : "unknownCandidate");
}

type Paid = Pick<Deployment, "salary" | "contractType">;

/** A year's pay or an hour's, as the contract has it. */
export function PayText({ it: { salary, contractType } }: { it: Paid }) {
  const t = useTranslations("deployments.pay");
  const format = useFormatter();
  if (salary === null) return <span className="text-ink-3">{t("none")}</span>;
  const amount = format.number(Number(salary), euros);
  return <span className="num">{t(payUnitOf(contractType), { amount })}</span>;
}

type Dated = Pick<Deployment, "startDate" | "endDate">;

export function usePeriod(): (it: Dated) => string {
  const t = useTranslations("deployments");
  const format = useFormatter();
  const written = (day: string) => format.dateTime(new Date(`${day}T00:00:00`), "day");
  return ({ startDate, endDate }) =>
    t("period", { start: written(startDate), end: endDate ? written(endDate) : t("open") });
}

/** In months of thirty days, rounded up; the exact days stand in the tooltip. */
export function DurationText({ it: { startDate, endDate } }: { it: Dated }) {
  const t = useTranslations("deployments");
  const months = monthsOf(startDate, endDate);
  if (months === null || endDate === null) return <span>{t("open")}</span>;
  return (
    <span title={t("days", { count: daysBetween(startDate, endDate) })}>
      {t("months", { count: months })}
    </span>
  );
}
