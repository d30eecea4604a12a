import { useSetAtom, useStore } from "jotai";
import { useTranslations } from "use-intl";
import { notifyAtom, undoableAtom, undoNoticeAtom } from "../state/notices";

/** Takes back the change of a notice, or the last one that can be. */
export function useUndo() {
  const store = useStore();
  const undo = useSetAtom(undoNoticeAtom);
  const notify = useSetAtom(notifyAtom);
  const t = useTranslations("shell");
  return async (id = store.get(undoableAtom)?.id) => {
    if (id === undefined) return notify({ title: t("nothingToUndo") });
    try {
      await undo(id);
      notify({ title: t("undone"), tone: "ok" });
    } catch {
      notify({ title: t("undoFailed"), tone: "destructive" });
    }
  };
}
