import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import { FormDialog } from "@/web/shared/form-dialog";
import { currentRates } from "@/web/features/staffing/deployments/queries";
import { DealPicture } from "@/web/features/staffing/rates/deal-picture";
import { TextAreaField } from "@/web/shared/text-area-field";
import { useDraft } from "@/web/shared/use-draft";
import { dealTextOf } from "./deal-text";
import { TermsFields } from "./terms-fields";
import { type Asked, useAsking } from "./use-asking";

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
