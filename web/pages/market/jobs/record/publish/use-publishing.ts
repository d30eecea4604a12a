import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { NewPublication, Publication } from "@/modules/engagement/careers/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { notifyAtom } from "@/web/state/notices";
import { publicationsKey } from "@/web/state/query-keys";

type Given = { jobId: string; publication: Publication | null; onDone: () => void };

/** Publishes a job, or changes what the public reads of it. */
export function usePublishing({ jobId, publication, onDone }: Given) {
  const t = useTranslations("publishing");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const address = api.jobs({ id: jobId }).publication;
  const isOpen = publication?.state === "open";
  return useMutation({
    mutationFn: (said: NewPublication): Promise<Publication> =>
      isOpen
        ? ok(address.patch({ ...said, version: publication.version }))
        : ok(address.post(said)),
    onSuccess: () => {
      notify({ title: t(isOpen ? "edited" : "done"), tone: "ok" });
      onDone();
      return queries.invalidateQueries({ queryKey: publicationsKey });
    },
  });
}

export function useWithdrawal(jobId: string) {
  const t = useTranslations("jobs.publish");
  return useUndoableMutation({
    run: () => ok(api.jobs({ id: jobId }).publication.delete()),
    success: () => t("withdrawn"),
    failure: t("withdrawFailed"),
    keys: [publicationsKey],
  });
}
