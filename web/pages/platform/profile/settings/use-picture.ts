import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Profile } from "@/modules/platform/profile/model";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { colleaguesKey, profileKey, recruitersKey, sessionKey } from "@/web/state/query-keys";

/** A picture is kept as soon as it is chosen; one that was taken off can be brought back. */
export function usePicture() {
  const t = useTranslations("profile.picture");
  const refusalOf = useRefusal();
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const show = (profile: Profile) => {
    queries.setQueryData(profileKey, profile);
    const shownBy = [sessionKey, colleaguesKey, recruitersKey];
    return Promise.all(shownBy.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const add = useMutation({
    mutationFn: (picture: File) => ok(api.profile.picture.put({ picture })),
    onSuccess: async (profile) => {
      notify({ title: t("added"), description: t("addedText"), tone: "ok" });
      await show(profile);
    },
  });
  const remove = useMutation({
    mutationFn: () => ok(api.profile.picture.delete()),
    onSuccess: async (profile) => {
      const undo = async () => show(await ok(api.profile.picture.restoration.post()));
      notify({ title: t("removed"), tone: "ok", undo });
      await show(profile);
    },
    onError: (error) =>
      notify({ title: t("notRemoved"), description: refusalOf(error), tone: "destructive" }),
  });
  return { add, remove };
}
