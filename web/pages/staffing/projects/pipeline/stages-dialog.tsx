import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import type { Stage } from "@/modules/staffing/projects/rules";
import { api, ok } from "@/web/api";
import { named, StageRows } from "@/web/features/staffing/projects/stage-rows";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { projectsKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";

type Props = { project: ProjectRecord; onClose: () => void };

/** The columns of one board: their names, their order, and what each means for the figures. */
export default function StagesDialog({ project, onClose }: Props) {
  const t = useTranslations("projectWork.staging");
  const tAll = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const [stages, setStages] = useState<Stage[]>(project.stages);
  const save = useStages(project, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("title")}
      description={t("text")}
      closeLabel={tAll("close")}
      footer={
        <Button look="primary" pending={save.isPending} onClick={() => save.mutate(stages)}>
          {t("save")}
        </Button>
      }
    >
      <div className="grid gap-3">
        {save.error && <Banner tone="bad">{refusalOf(save.error)}</Banner>}
        <StageRows stages={stages} onChange={setStages} />
      </div>
    </Dialog>
  );
}

/** Gives the board other stages, and the former ones back where somebody asks for them. */
function useStages({ id, version, stages: before }: ProjectRecord, onDone: () => void) {
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
