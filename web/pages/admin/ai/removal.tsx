import { useTranslations } from "use-intl";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import type { Connection } from "./ai-tab";
import { useSaving } from "./use-saving";

type Props = { setting: Connection; onClose: () => void };

/** A key that is gone cannot be brought back, so it is asked for once more. */
export default function Removal({ setting, onClose }: Props) {
  const t = useTranslations("admin.ai");
  const tCommon = useTranslations("common.actions");
  const save = useSaving(setting);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("removeTitle")}
      losses={t("removeText")}
      confirmLabel={t("removeKey")}
      cancelLabel={tCommon("cancel")}
      pending={save.isPending}
      onConfirm={() => save.mutate({ value: setting.value, secret: null }, { onSuccess: onClose })}
    />
  );
}
