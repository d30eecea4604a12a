import type { createStore } from "jotai";
import type { useTranslations } from "use-intl";
import { forgetNoticeAtom, noticesAtom, notifyAtom } from "@/web/state/notices";

type Here = {
  store: ReturnType<typeof createStore>;
  t: ReturnType<typeof useTranslations<"shell">>;
};

/** Whoever stayed with what is half written signs in beside it; that they are led away is no longer said. */
export function offerSignIn({ store, t }: Here): void {
  const led = store.get(noticesAtom).find((it) => it.description === t("loggingInAgain"));
  if (led) store.set(forgetNoticeAtom, led.id);
  const next = encodeURIComponent(location.pathname + location.search);
  store.set(notifyAtom, {
    title: t("unauthorized"),
    description: t("signInBeside"),
    tone: "destructive",
    open: {
      label: t("notFound.signIn"),
      go: () => void window.open(`/auth?next=${next}`, "_blank", "noopener"),
    },
  });
}
