import { Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { Application } from "@/modules/staffing/applications/model";
import { type ApplicationStatus, statuses } from "@/modules/staffing/applications/rules";
import { api, ok } from "@/web/api";
import { applicationsKey } from "@/web/features/staffing/applications/queries";
import { AddToProject } from "@/web/features/staffing/projects/add-to-project";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import type { StatusSteps } from "@/web/shared/record/kind";
import { Button } from "@/web/ui/button";
import { AnswerDialog } from "./answer";

type Props = { rows: readonly Application[]; selection: Selection };

// Nothing is chosen at first.
const StatusBulk = lazy(() => import("@/web/shared/record/status-bulk"));

const kind = { queryKey: applicationsKey };
const steps: StatusSteps<ApplicationStatus> = {
  values: statuses,
  names: "records.applicationStatuses",
  set: (ids, status) => ok(api.applications.statuses.post({ ids, status })),
  unset: (step) => ok(api.applications.statuses.delete(step)),
};

/** What can be done with the chosen applications; an answer goes only to those in sight, who are known well enough. */
export function ApplicationBulk({ rows, selection }: Props) {
  const t = useTranslations("applications.answer");
  const mayAnswer = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  const chosen = rows.filter(({ id }) => selection.has(id));
  const ids = [...selection.ids];
  const candidateIds = [...new Set(chosen.map((it) => it.candidateId))];
  return (
    <>
      <Suspense>
        <StatusBulk kind={kind} steps={steps} ids={ids} onDone={selection.clear} />
      </Suspense>
      {chosen.length === ids.length && (
        <AddToProject candidateIds={candidateIds} onDone={selection.clear} isByKey />
      )}
      {mayAnswer && chosen.length === ids.length && (
        <Button size="sm" icon={Send} onClick={() => setOpen(true)}>
          {t("open")}
        </Button>
      )}
      <ExportChosen path="/applications" selection={selection} />
      {isOpen && (
        <Suspense>
          <AnswerDialog
            applications={chosen}
            onDone={selection.clear}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
