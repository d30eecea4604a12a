import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Profile, ProfileChanges } from "@/modules/reporting/profile/model";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { profileKey, sessionKey } from "@/web/state/query-keys";

export const ownProfile = queryOptions({
  queryKey: profileKey,
  queryFn: () => ok(api.profile.get()),
});

/** Saves what is sent; name and clock are at once those of the whole screen. */
export function useProfileSaving() {
  const t = useTranslations("profile");
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: ProfileChanges) => ok(api.profile.patch(changes)),
    onSuccess: async (profile) => {
      queries.setQueryData(profileKey, profile);
      // Specification §8
      notify({ title: t("updated"), description: t("updatedText"), tone: "ok" });
      await queries.invalidateQueries({ queryKey: sessionKey });
    },
  });
}

type Shown = Profile["channels"];
type Tick = { changes: ProfileChanges; shown: Shown };
export type Turn = (tick: Tick) => void;

/** Ticks are shown as they are made and saved one after the other; where one is refused, what is saved is shown. */
export function useTicking(profile: Profile): [Shown, Turn] {
  const t = useTranslations("profile");
  const refusalOf = useErrorText();
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const [shown, show] = useState(profile.channels);
  const { mutate } = useMutation({
    mutationFn: (changes: ProfileChanges) => ok(api.profile.patch(changes)),
    scope: { id: "profile" },
    onSuccess: (saved) => queries.setQueryData(profileKey, saved),
    onError: async (error) => {
      notify({ title: t("notSaved"), description: refusalOf(error), tone: "destructive" });
      show((await queries.fetchQuery({ ...ownProfile, staleTime: 0 })).channels);
    },
  });
  const turn = ({ changes, shown: meant }: Tick) => {
    show(meant);
    mutate(changes);
  };
  return [shown, turn];
}
