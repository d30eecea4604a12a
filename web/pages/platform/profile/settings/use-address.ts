import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { profileKey } from "@/web/state/query-keys";

/** Asks for a link to another address, and takes the question back. */
export function useAddress() {
  const t = useTranslations("profile.address");
  const refusalOf = useRefusal();
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: (email: string) => ok(api.profile.address.post({ email })),
    onSuccess: (profile) => {
      queries.setQueryData(profileKey, profile);
      const email = profile.newEmail?.email ?? "";
      notify({ title: t("sent"), description: t("sentText", { email }), tone: "ok" });
    },
  });
  const keep = useMutation({
    mutationFn: () => ok(api.profile.address.delete()),
    onSuccess: (profile) => queries.setQueryData(profileKey, profile),
    onError: (error) =>
      notify({ title: t("notKept"), description: refusalOf(error), tone: "destructive" }),
  });
  return { ask, keep };
}
