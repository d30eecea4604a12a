import { atom, useStore } from "jotai";
import { useTranslations } from "use-intl";
import { notifyAtom } from "../state/notices";

// Specification §4
export const redirectAfterMs = 500;
/** Whoever is still here by then was asked about what is half written, and stayed with it. */
const stayedAfterMs = 2000;

const leavingAtom = atom<"leaving" | "stayed" | null>(null);

/** The session has ended: says so once, then leads to signing in and back to this address. */
export function useUnauthorized(): () => void {
  const t = useTranslations("shell");
  const store = useStore();
  const stay = async () => {
    store.set(leavingAtom, "stayed");
    (await import("./notifications/offer-sign-in")).offerSignIn({ store, t });
  };
  return () => {
    const leaving = store.get(leavingAtom);
    if (leaving) return void (leaving === "stayed" && stay());
    store.set(leavingAtom, "leaving");
    store.set(notifyAtom, {
      title: t("unauthorized"),
      description: t("loggingInAgain"),
      tone: "destructive",
    });
    const next = encodeURIComponent(location.pathname + location.search);
    setTimeout(() => {
      location.assign(`/api/login?next=${next}`);
      setTimeout(stay, stayedAfterMs);
    }, redirectAfterMs);
  };
}
