import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import { TextField } from "@/web/shared/text-field";
import type { Asked } from "./use-asking";

const hourFields = ["salary", "billRate", "perDiem", "employerPercent", "hoursPerWeek"] as const;
const yearFields = ["salary", "feePercent", "hoursPerWeek"] as const;

type Name = (typeof hourFields | typeof yearFields)[number];

type Props = {
  asked: Asked;
  onChange: (part: Partial<Asked>) => void;
  contractType: DeploymentRecord["contractType"];
};

/** From when until when, and for how much: an hour, or a year for who stays for good. */
export function TermsFields({ asked, onChange, contractType }: Props) {
  const t = useTranslations("deployments.fields");
  const isForGood = contractType === "permanent";
  const labelOf = (name: Name) =>
    name === "salary" ? t(isForGood ? "salaryYear" : "salaryHour") : t(name);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t("effectiveFrom")}
        type="date"
        required
        value={asked.effectiveFrom}
        onChange={(event) => onChange({ effectiveFrom: event.target.value })}
      />
      <TextField
        label={t("endDate")}
        type="date"
        value={asked.endDate}
        onChange={(event) => onChange({ endDate: event.target.value })}
      />
      {(isForGood ? yearFields : hourFields).map((name) => (
        <TextField
          key={name}
          label={labelOf(name)}
          inputMode="decimal"
          value={asked.deal[name]}
          onChange={(event) => onChange({ deal: { ...asked.deal, [name]: event.target.value } })}
        />
      ))}
    </div>
  );
}
