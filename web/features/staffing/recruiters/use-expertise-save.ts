import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { OwnExpertise } from "@/modules/staffing/recruiters/model";
import { api, ok, sentenceOf } from "@/web/api";
import { notifyAtom } from "@/web/state/notices";
import { profileKey, recruitersKey, sessionKey } from "@/web/state/query-keys";
import { useUser } from "@/web/state/session";

/** Saves what the signed-in recruiter knows; a refusal stays in the form, where it can be mended. */
export function useExpertiseSave(onDone: () => void) {
  const t = useTranslations("recruiters.form");
  const tCommon = useTranslations("common");
  const id = useUser()?.id ?? "";
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const { error, ...save } = useMutation({
    mutationFn: (known: OwnExpertise) => ok(api.recruiters({ id }).expertise.put(known)),
    onSuccess: () => {
      notify({ title: t("saved"), description: t("savedText"), tone: "ok" });
      onDone();
      const shownBy = [recruitersKey, profileKey, sessionKey];
      return Promise.all(shownBy.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
  return { ...save, refusal: error && (sentenceOf(error) ?? tCommon("unreachable")) };
}
