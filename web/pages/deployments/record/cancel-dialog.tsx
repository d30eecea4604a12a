import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/deployments/model";
import { type Replacement, replacements } from "@/modules/deployments/rules";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/components/attached/use-deed";
import { SelectField } from "@/web/components/select-field";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { deploymentKind } from "../kind";

type Props = { deployment: DeploymentRecord; onClose: () => void };
type Said = { reason: string; replace: Replacement };

/** Why it ends before its time, and what becomes of the seat. */
export default function CancelDialog({ deployment: { id, number, version }, onClose }: Props) {
  const t = useTranslations("deployments.cancel");
  const tAll = useTranslations("deployments");
  const tCommon = useTranslations("common.actions");
  const form = useId();
  const [reason, setReason] = useState("");
  const [replace, setReplace] = useState<Replacement>("later");
  const cancel = useDeed<Said, DeploymentRecord>({
    act: (said) => ok(api.deployments({ id }).cancellation.post({ ...said, version })),
    back: (done) =>
      ok(api.deployments({ id }).status.post({ version: done.version, status: "scheduled" })),
    said: (done) => t(done.replacedBy ? "replaced" : "done", { name: number }),
    failed: tAll("terms.failed"),
    keys: [deploymentKind.queryKey],
  });
  const submit = () => cancel.mutate({ reason, replace }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title", { name: number })}
      description={t("text")}
      closeLabel={tCommon("close")}
      footer={
        <Button look="danger" type="submit" form={form} pending={cancel.isPending}>
          {t("confirm")}
        </Button>
      }
    >
      <form id={form} action={submit} className="grid gap-4">
        <Field label={t("reason")}>
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
        <SelectField
          label={t("replace")}
          options={replacements
            .toReversed()
            .map((value) => ({ value, label: t(`replacements.${value}`) }))}
          value={replace}
          onValueChange={setReplace}
        />
      </form>
    </Dialog>
  );
}
