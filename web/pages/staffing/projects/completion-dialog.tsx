import { useTranslations } from "use-intl";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";

type Props = { name: string; count: number; onConfirm: () => void; onClose: () => void };

/** Asks about the seats that are still open before a project is completed. */
export default function CompletionDialog({ name, count, onConfirm, onClose }: Props) {
  const t = useTranslations("projectWork.complete");
  const tAll = useTranslations("common.actions");
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("title", { name })}
      losses={t("text", { count })}
      confirmLabel={t("confirm")}
      cancelLabel={tAll("cancel")}
      onConfirm={onConfirm}
    />
  );
}
