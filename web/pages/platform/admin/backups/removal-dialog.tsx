import { useTranslations } from "use-intl";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { useRemoval } from "./use-deeds";

type Props = { name: string; when: string; open: boolean; onOpenChange: (open: boolean) => void };

/** A backup that is gone cannot be brought back, so it is asked for once more. */
export function RemovalDialog({ name, when, open, onOpenChange }: Props) {
  const t = useTranslations("backups");
  const tCommon = useTranslations("common.actions");
  const removal = useRemoval(() => onOpenChange(false));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("removeTitle", { when })}
      losses={t("removeText")}
      confirmLabel={t("removeConfirm")}
      cancelLabel={tCommon("cancel")}
      pending={removal.isPending}
      onConfirm={() => removal.mutate(name)}
    />
  );
}
