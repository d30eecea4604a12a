import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Entry } from "@/modules/staffing/pipeline/model";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import type { LedgerLine } from "@/modules/staffing/submissions/model";
import type { ConfirmationWay } from "@/modules/staffing/submissions/rules";
import { api, isApiError, ok } from "@/web/api";
import { clientLedger } from "@/web/features/staffing/projects/queries";
import { notifyAtom } from "@/web/state/notices";
import { projectsKey } from "@/web/state/query-keys";
import type { Page } from "../page-field";

type What = { project: ProjectRecord; entry: Entry; right: LedgerLine | null };
export type Confirmation = { confirmedOn: string; way: ConfirmationWay };
export type Presentation = Confirmation & { page: Page; note: string };
type Given = Presentation & { isAgain: boolean };

/** Writes the confirmation down where there is none, then the submission; an earlier one is asked about. */
export function usePresenting({ project, entry, right }: What, onDone: () => void) {
  const t = useTranslations("projectWork.submission");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const of = api.projects({ id: project.id });
  const { candidateId, candidateName: name } = entry;
  const save = useMutation({
    mutationFn: async ({ confirmedOn, way, note, page, isAgain }: Given) => {
      if (!right) {
        await ok(of.confirmations.post({ candidateId, confirmedOn, way }));
        await queries.invalidateQueries(clientLedger(project.clientId ?? ""));
      }
      const isNamed = page === "named";
      const body = { candidateId, isNamed, note, ...(isAgain && { despiteEarlier: true }) };
      return ok(of.submissions.post(body));
    },
    onSuccess({ clientName: client }) {
      notify({ title: t("done", { name, client }), tone: "ok" });
      onDone();
      return queries.invalidateQueries({ queryKey: projectsKey });
    },
  });
  return { ...save, isEarlier: isApiError(save.error) && save.error.status === 409 };
}
