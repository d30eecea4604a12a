import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import type { NewCommunication } from "../queries";
import { notifyAtom } from "@/web/state/notices";
import { candidatesKey, communicationsKey, timelineKey } from "@/web/state/query-keys";

/** Sends it, or writes it down; specification §8 says what is said of both. */
export function usePosting(onDone: () => void) {
  const t = useTranslations("communications.write");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (input: NewCommunication) => ok(api.crm.communications.post(input)),
    onSuccess: () => {
      notify({ title: t("sentTitle"), description: t("sentText"), tone: "ok" });
      for (const queryKey of [communicationsKey, timelineKey, candidatesKey])
        void queries.invalidateQueries({ queryKey });
      onDone();
    },
  });
}
