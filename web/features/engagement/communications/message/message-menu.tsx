import { Ellipsis } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Communication } from "@/modules/engagement/communications/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { communicationsKey, timelineKey } from "@/web/state/query-keys";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { LazyMenu } from "@/web/ui/lazy-menu";

type Props = { message: Communication; onEdit: () => void; onFile: () => void };

/** What its author may do with a message beside answering it. */
export function MessageMenu({ message, onEdit, onFile }: Props) {
  const t = useTranslations("communications.thread");
  const isAdmin = useHasRole("admin");
  const { share, unshare, remove } = useMessage(message);
  const { isMine, audience, type, delivery } = message;
  const isUnfiled = message.entityType === null;
  const mayDelete = isMine || isAdmin || isUnfiled;
  if (!mayDelete && delivery) return null;
  const own = audience === "own" ? share : unshare;
  const readers = {
    label: t(audience === "own" ? "share" : "unshare"),
    onSelect: () => own.mutate(undefined),
  };
  const edit = { label: t("edit"), onSelect: onEdit };
  const away = { label: t("delete"), isDanger: true, onSelect: () => remove.mutate(undefined) };
  return (
    <LazyMenu
      label={t("actions")}
      entries={[
        ...(isMine ? [readers] : []),
        ...(isMine && type !== "email" && !delivery ? [edit] : []),
        ...(delivery || isUnfiled ? [] : [{ label: t("file"), onSelect: onFile }]),
        ...(mayDelete ? [away] : []),
      ]}
      trigger={<BareIconButton icon={Ellipsis} size="sm" label={t("actions")} />}
    />
  );
}

const keys = [communicationsKey, timelineKey];

/** What can be done with a message that is there; each has its way back. */
function useMessage({ id }: Communication) {
  const t = useTranslations("communications.thread");
  const at = api.crm.communications({ id });
  const share = () => ok(at.sharing.post());
  const unshare = () => ok(at.sharing.delete());
  return {
    share: useUndoableMutation({
      run: share,
      undo: unshare,
      keys,
      success: () => t("shareDone"),
      failure: t("shareFailed"),
    }),
    unshare: useUndoableMutation({
      run: unshare,
      undo: share,
      keys,
      success: () => t("unshareDone"),
      failure: t("shareFailed"),
    }),
    remove: useUndoableMutation({
      run: () => ok(at.delete()),
      undo: () => ok(at.restoration.post()),
      keys,
      success: () => t("deleted"),
      failure: t("deleteFailed"),
    }),
  };
}
