import { atom, useStore } from "jotai";
import { useTranslations } from "use-intl";
import { notifyAtom } from "../state/notices";

// Specification §4
export const redirectAfterMs = 500;

const leavingAtom = atom(false);

/** The session has ended: says so once, then leads to signing in and back to this address. */
export function useUnauthorized(): () => void {
  const t = useTranslations("shell");
  const store = useStore();
  return () => {
    if (store.get(leavingAtom)) return;
    store.set(leavingAtom, true);
    store.set(notifyAtom, {
      title: t("unauthorized"),
      description: t("loggingInAgain"),
      tone: "destructive",
    });
    const next = encodeURIComponent(location.pathname + location.search);
    setTimeout(() => location.assign(`/api/login?next=${next}`), redirectAfterMs);
  };
}
