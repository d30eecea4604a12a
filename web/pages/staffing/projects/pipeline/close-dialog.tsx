import { useTranslations } from "use-intl";
import { ReasonForm } from "@/web/shared/forms/reason-form";
import { Dialog } from "@/web/ui/dialog";

type Props = { name: string; onDecide: (reason: string) => void; onClose: () => void };

/** Nobody is closed without a reason, because somebody will ask. */
export function CloseDialog({ name, onDecide, onClose }: Props) {
  const t = useTranslations("projectWork.pipeline");
  const tAll = useTranslations("common.actions");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("closeTitle", { name })}
      closeLabel={tAll("close")}
    >
      <ReasonForm
        label={t("reason")}
        action={t("close")}
        isPending={false}
        onDecide={onDecide}
        onCancel={onClose}
      />
    </Dialog>
  );
}
