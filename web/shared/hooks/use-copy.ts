import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { notifyAtom } from "@/web/state/notices";

/** Copies a text and says so, or says that the browser did not let it. */
export function useCopy(): (text: string, said: string) => Promise<void> {
  const t = useTranslations("ui.copy");
  const notify = useSetAtom(notifyAtom);
  return async (text, said) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: said, tone: "ok" });
    } catch {
      notify({ title: t("refused"), tone: "destructive" });
    }
  };
}
