import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/crm/clients/model";
import { tiers } from "@/modules/crm/clients/rules";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { useTier } from "./use-tier";

type Props = { client: ClientRecord; onClose: () => void };

/** Nobody gets a tier beside the rule without a reason. */
export default function TierDialog({ client, onClose }: Props) {
  const t = useTranslations("clients");
  const [tier, setTier] = useState(client.tier);
  const [reason, setReason] = useState(client.tierReason ?? "");
  const change = useTier(client);
  return (
    <FormDialog
      title={t("tier.title", { name: client.name })}
      description={t("tier.text")}
      submit={{ children: t("tier.confirm"), pending: change.isPending }}
      action={() => change.mutate({ tier, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <SelectField
        label={t("fields.tier")}
        options={tiers.map((value) => ({ value, label: t(`tiers.${value}`) }))}
        value={tier}
        onValueChange={setTier}
      />
      <TextAreaField
        label={t("tier.reason")}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
