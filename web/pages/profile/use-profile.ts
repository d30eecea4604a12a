import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Profile, ProfileChanges } from "@/modules/profile/model";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/components/spoken";
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

/** A tick that is saved as it is made; until the server has it the box shows what was meant. */
export function useTicking() {
  const t = useTranslations("profile");
  const refusalOf = useRefusal();
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ changes }: Tick) => ok(api.profile.patch(changes)),
    // One after the other: the later answer is the one that stays.
    scope: { id: "profile" },
    onMutate: ({ meant }) => {
      const before = queries.getQueryData<Profile>(profileKey);
      if (before) queries.setQueryData(profileKey, meant(before));
    },
    onSuccess: (profile) => queries.setQueryData(profileKey, profile),
    onError: (error) => {
      notify({ title: t("notSaved"), description: refusalOf(error), tone: "destructive" });
      return queries.invalidateQueries({ queryKey: profileKey });
    },
  });
}

type Tick = { changes: ProfileChanges; meant: (before: Profile) => Profile };
