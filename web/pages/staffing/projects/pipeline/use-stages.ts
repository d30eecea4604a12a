import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import type { Stage } from "@/modules/staffing/projects/rules";
import { api, ok } from "@/web/api";
import { named } from "@/web/features/staffing/projects/stage-rows";
import { notifyAtom } from "@/web/state/notices";
import { projectsKey } from "@/web/state/query-keys";

/** Gives the board other stages, and the former ones back where somebody asks for them. */
export function useStages({ id, version, stages: before }: ProjectRecord, onDone: () => void) {
  const t = useTranslations("projectWork.staging");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: projectsKey });
  const put = (body: { version: number; stages: Stage[] }) =>
    ok(api.projects({ id }).stages.put(body));
  return useMutation({
    mutationFn: (stages: Stage[]) => put({ version, stages: named(stages) }),
    onSuccess(now) {
      const undo = async () => {
        await put({ version: now.version, stages: before });
        await refresh();
      };
      notify({ title: t("saved"), tone: "ok", undo });
      onDone();
      return refresh();
    },
  });
}
