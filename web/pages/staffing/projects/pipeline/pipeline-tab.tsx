import { useQuery } from "@tanstack/react-query";
import { Columns3Cog } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import { projectEntries } from "@/web/features/staffing/projects/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { ErrorState } from "@/web/ui/empty-state";
import { AddCandidates } from "./add-candidates";
import { EntryBoard } from "./entry-board";

const StagesDialog = lazy(() => import("./stages-dialog"));

/** The candidates of a project, in the stages of its board. */
export default function PipelineTab({ project }: { project: ProjectRecord }) {
  const t = useTranslations("projectWork.pipeline");
  const tAll = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const mayMove = useMay("recruiter");
  const entries = useQuery(projectEntries(project.id));
  if (entries.isError && !entries.data) {
    return (
      <ErrorState
        title={t("failed")}
        text={refusalOf(entries.error)}
        retryLabel={tAll("retry")}
        onRetry={() => void entries.refetch()}
      />
    );
  }
  return (
    <div data-wide className="grid min-w-0 gap-4">
      {mayMove && (
        <div className="flex flex-wrap items-start gap-2">
          <AddCandidates project={project} />
          <Stages project={project} />
        </div>
      )}
      <EntryBoard project={project} entries={entries.data ?? []} mayMove={mayMove} />
    </div>
  );
}

function Stages({ project }: { project: ProjectRecord }) {
  const t = useTranslations("projectWork.staging");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Columns3Cog} onClick={() => setOpen(true)}>
        {t("action")}
      </Button>
      {isOpen && (
        <Suspense>
          <StagesDialog project={project} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
