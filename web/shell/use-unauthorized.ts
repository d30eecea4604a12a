import { atom, useStore } from "jotai";
import { useTranslations } from "use-intl";
import { forgetNoticeAtom, noticesAtom, notifyAtom } from "../state/notices";

// Specification §4
export const redirectAfterMs = 500;
/** Whoever is still here by then was asked about what is half written, and stayed with it. */
const stayedAfterMs = 2000;

const wayAtom = atom<"here" | "leaving" | "stayed">("here");

/** The session has ended: says so once, then leads to signing in and back to this address. */
export function useUnauthorized(): () => void {
  const t = useTranslations("shell");
  const store = useStore();
  const here = () => encodeURIComponent(location.pathname + location.search);
  const say = (description: string, open?: { label: string; go: () => void }) =>
    store.set(notifyAtom, {
      ...{ title: t("unauthorized"), description, tone: "destructive" },
      ...(open && { open }),
    });
  const offer = () => {
    const go = () => void window.open(`/auth?next=${here()}`, "_blank", "noopener");
    say(t("signInBeside"), { label: t("notFound.signIn"), go });
  };
  const stay = (said?: number) => {
    store.set(wayAtom, "stayed");
    if (said !== undefined) store.set(forgetNoticeAtom, said);
    offer();
  };
  return () => {
    // What could not be saved says so itself first.
    if (store.get(wayAtom) === "stayed") return void setTimeout(offer);
    if (store.get(wayAtom) === "leaving") return;
    store.set(wayAtom, "leaving");
    say(t("loggingInAgain"));
    const said = store.get(noticesAtom)[0]?.id;
    setTimeout(() => {
      location.assign(`/api/login?next=${here()}`);
      setTimeout(() => stay(said), stayedAfterMs);
    }, redirectAfterMs);
  };
}
