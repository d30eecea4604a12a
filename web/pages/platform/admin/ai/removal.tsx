import { useTranslations } from "use-intl";
import type { Setting } from "@/modules/platform/settings/model";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import type { KeyWords } from "./key-field";
import { useSaving } from "./use-saving";

type Props = { setting: Setting; words: KeyWords; onClose: () => void };

/** A key that is gone cannot be brought back, so it is asked for once more. */
export default function Removal({ setting, words, onClose }: Props) {
  const tCommon = useTranslations("common.actions");
  const save = useSaving(setting);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title}
      losses={words.losses}
      confirmLabel={words.remove}
      cancelLabel={tCommon("cancel")}
      pending={save.isPending}
      onConfirm={() => save.mutate({ value: setting.value, secret: null }, { onSuccess: onClose })}
    />
  );
}
