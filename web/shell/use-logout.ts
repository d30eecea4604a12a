import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { api, ok } from "../api";
import { notifyAtom } from "../state/notices";
import { sessionKey } from "../state/query-keys";
import { storedTextsKey } from "../state/session";

/** Ends the session and forgets all that was read in it. */
export function useLogout() {
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const t = useTranslations("shell.user");
  const { mutate } = useMutation({
    mutationFn: () => ok(api.auth.logout.post()),
    onSuccess: () => {
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
      queries.setQueryData(sessionKey, null);
      sessionStorage.removeItem(storedTextsKey);
      location.assign("/auth");
    },
    onError: () =>
      notify({ title: t("logoutFailed"), description: t("tryAgain"), tone: "destructive" }),
  });
  return () => mutate();
}
