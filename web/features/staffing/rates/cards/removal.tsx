import { useTranslations } from "use-intl";
import type { RateCards } from "@/modules/staffing/rates/cards/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { rateCardsKey } from "@/web/state/query-keys";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";

type Props = { card: RateCards["own"][number]; onClose: () => void };

/** Asks once more before a rate card goes. */
export default function Removal({ card: { id, version }, onClose }: Props) {
  const t = useTranslations("rateCards");
  const tCommon = useTranslations("common.actions");
  const removing = useUndoableMutation<void, unknown>({
    run: () => ok(api["rate-cards"]({ id }).delete(undefined, { query: { version } })),
    success: () => t("removed"),
    failure: t("removeFailed"),
    keys: [rateCardsKey],
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("removeTitle")}
      losses={t("removeText")}
      confirmLabel={t("remove")}
      cancelLabel={tCommon("cancel")}
      pending={removing.isPending}
      onConfirm={() => removing.mutate(undefined, { onSettled: onClose })}
    />
  );
}
