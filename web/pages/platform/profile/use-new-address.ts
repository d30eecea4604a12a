import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { profileKey, sessionKey } from "@/web/state/query-keys";

/** Whoever follows the link in the letter has proved that they read what is sent to the new address. */
export function useNewAddress(): void {
  const t = useTranslations("profile.address");
  const refusalOf = useRefusal();
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const token = params.get("address");
  const { mutate } = useMutation({
    mutationFn: (secret: string) => ok(api.profile.address.confirmation.post({ token: secret })),
    onSuccess: async (profile) => {
      queries.setQueryData(profileKey, profile);
      notify({ title: t("changed"), description: profile.email, tone: "ok" });
      await queries.invalidateQueries({ queryKey: sessionKey });
    },
    onError: (error) =>
      notify({ title: t("notChanged"), description: refusalOf(error), tone: "destructive" }),
  });
  const confirm = useEffectEvent((secret: string) => {
    // Once: a link that is reloaded or shared says nothing any more.
    setParams({ tab: "settings" }, { replace: true });
    mutate(secret);
  });
  useEffect(() => {
    if (token) confirm(token);
  }, [token]);
}
