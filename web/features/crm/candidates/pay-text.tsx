import { useFormatter, useTranslations } from "use-intl";
import type { Candidate } from "@/modules/crm/candidates/model";

type Props = {
  candidate: Pick<Candidate, "salaryExpectation" | "salaryCurrency" | "salaryPeriod">;
};

/** "€4,100 per month"; nothing where nobody asked. */
export function PayText({ candidate }: Props) {
  const t = useTranslations("candidates.payPer");
  const format = useFormatter();
  const { salaryExpectation, salaryCurrency: currency, salaryPeriod } = candidate;
  if (salaryExpectation === null || !currency || !salaryPeriod) return null;
  const amount = Number(salaryExpectation);
  const digits = Number.isInteger(amount) ? 0 : 2;
  const text = format.number(amount, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return <span className="num whitespace-nowrap">{t(salaryPeriod, { amount: text })}</span>;
}
