import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/clients/model";
import { tiers } from "@/modules/clients/rules";
import { SelectField } from "@/web/components/select-field";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { useTier } from "./use-tier";

type Props = { client: ClientRecord; onClose: () => void };

/** Nobody gets a tier beside the rule without a reason. */
export function TierDialog({ client, onClose }: Props) {
  const t = useTranslations("clients");
  const tCommon = useTranslations("common.actions");
  const form = useId();
  const [tier, setTier] = useState(client.tier);
  const [reason, setReason] = useState(client.tierReason ?? "");
  const change = useTier(client);
  const submit = () => change.mutate({ tier, reason }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("tier.title", { name: client.name })}
      description={t("tier.text")}
      closeLabel={tCommon("close")}
      footer={
        <Button look="primary" type="submit" form={form} pending={change.isPending}>
          {t("tier.confirm")}
        </Button>
      }
    >
      <form id={form} action={submit} className="grid gap-4">
        <SelectField
          label={t("fields.tier")}
          options={tiers.map((value) => ({ value, label: t(`tiers.${value}`) }))}
          value={tier}
          onValueChange={setTier}
        />
        <Field label={t("tier.reason")}>
          {(control) => (
            <Textarea
              {...control}
              required
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
