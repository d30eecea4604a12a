import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { currentRates } from "@/web/features/staffing/deployments/queries";
import type { DealText } from "@/web/features/staffing/rates/deal";
import { DealPicture } from "@/web/features/staffing/rates/deal-picture";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { parseAmount, parseNumber } from "@/web/shared/record/form/parse-number";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { deploymentKind } from "../kind";
import { dealTextOf } from "./deal-text";

type Props = { deployment: DeploymentRecord; onClose: () => void };

/** Other dates or rates from a day on; what holds now stays until then. */
export default function TermsDialog({ deployment, onClose }: Props) {
  const t = useTranslations("deployments");
  const [asked, change] = useDraft(() => askedOf(deployment));
  const { deal, reason } = asked;
  const { data: rates } = useQuery(currentRates);
  const ask = useAsking(deployment);
  return (
    <FormDialog
      size="lg"
      title={t("terms.ask")}
      description={t("terms.askText")}
      submit={{ children: t("terms.send"), pending: ask.isPending }}
      action={() => ask.mutate(asked, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TermsFields asked={asked} onChange={change} contractType={deployment.contractType} />
      {rates && deal.salary && <DealPicture deal={deal} rates={rates} />}
      <TextAreaField
        label={t("fields.reason")}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
    </FormDialog>
  );
}

const askedOf = (deployment: DeploymentRecord): Asked => ({
  deal: dealTextOf(deployment),
  effectiveFrom: "",
  endDate: deployment.endDate ?? "",
  reason: "",
});

const hourFields = ["salary", "billRate", "perDiem", "employerPercent", "hoursPerWeek"] as const;
const yearFields = ["salary", "feePercent", "hoursPerWeek"] as const;

type Name = (typeof hourFields | typeof yearFields)[number];

type TermsFieldsProps = {
  asked: Asked;
  onChange: (part: Partial<Asked>) => void;
  contractType: DeploymentRecord["contractType"];
};

/** From when until when, and for how much: an hour, or a year for who stays for good. */
function TermsFields({ asked, onChange, contractType }: TermsFieldsProps) {
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

/** Other terms, as they are typed. */
type Asked = { deal: DealText; effectiveFrom: string; endDate: string; reason: string };

const euros = (text: string) => parseAmount(text) || null;

/** Asks for other terms. */
function useAsking({ id, version }: DeploymentRecord) {
  const t = useTranslations("deployments.terms");
  return useUndoableMutation<Asked, DeploymentRecord>({
    run: ({ deal, effectiveFrom, endDate, reason }) =>
      ok(
        api.deployments({ id }).terms.post({
          version,
          effectiveFrom,
          reason,
          endDate: endDate || null,
          salary: euros(deal.salary),
          billRate: euros(deal.billRate),
          perDiem: euros(deal.perDiem),
          hoursPerWeek: parseNumber(deal.hoursPerWeek),
          employerPercent: parseNumber(deal.employerPercent),
          feePercent: parseNumber(deal.feePercent),
        }),
      ),
    success: () => t("asked"),
    failure: t("failed"),
    keys: [deploymentKind.queryKey],
  });
}
