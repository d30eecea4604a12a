import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { NewSearchProfile, SearchProfile } from "@/modules/market/scraping/model";
import { api, ok } from "@/web/api";
import { searchProfiles } from "@/web/features/market/scraping/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

/** Saves a new search, or changes the one that is given at the version that was shown. */
export function useProfileSave(profile: SearchProfile | undefined) {
  const t = useTranslations("scraping.profiles");
  return useMutation({
    mutationFn: (saved: NewSearchProfile): Promise<SearchProfile> =>
      profile
        ? ok(
            api.scraping.profiles({ id: profile.id }).patch({ ...saved, version: profile.version }),
          )
        : ok(api.scraping.profiles.post(saved)),
    ...useTelling(t("saved"), t("failed")),
  });
}

export function useProfileRemoval() {
  const t = useTranslations("scraping.profiles");
  return useMutation({
    mutationFn: (id: string) => ok(api.scraping.profiles({ id }).delete()),
    ...useTelling(t("deleted"), t("deleteFailed")),
  });
}

function useTelling(done: string, failed: string) {
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return {
    onSuccess: () => {
      notify({ title: done, tone: "ok" });
      return queries.invalidateQueries({ queryKey: searchProfiles.queryKey });
    },
    onError: (error: Error) =>
      notify({
        title: failed,
        description: refusalOf(error),
        tone: "destructive",
      }),
  };
}
