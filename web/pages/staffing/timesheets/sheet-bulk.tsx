import { Bell, Send } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Timesheet } from "@/modules/staffing/timesheets/model";
import { isEditable } from "@/modules/staffing/timesheets/rules";
import { api, ok } from "@/web/api";
import { OwnerBulk } from "@/web/features/records/owners/owner-bulk";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import { useBulkMutation } from "@/web/shared/list/selection/use-bulk-mutation";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { deploymentsKey, timesheetsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

type Props = {
  rows: readonly Timesheet[];
  selection: Selection;
  /** The week that is shown, or all. */
  week: string;
};

/** What is done with several timesheets at once: asked for, submitted, given to a colleague, or written to a file. */
export default function SheetBulk({ rows, selection, week }: Props) {
  const mayEdit = useHasRole("recruiter");
  const chosen = rows.filter(({ id }) => selection.has(id));
  const missing = chosen.filter(({ status }) => status === "expected" || status === "open");
  const typed = chosen.filter(({ status, minutes }) => isEditable(status) && minutes > 0);
  const places = [...new Set(chosen.map(({ deploymentId }) => deploymentId))];
  return (
    <>
      {mayEdit && missing.length > 0 && <Remind sheets={missing} onDone={selection.clear} />}
      {mayEdit && typed.length > 0 && <Submit sheets={typed} onDone={selection.clear} />}
      {chosen.length === selection.ids.size && (
        <OwnerBulk
          kind="deployment"
          listKey={deploymentsKey}
          ids={places}
          onDone={selection.clear}
        />
      )}
      <ExportChosen path="/timesheets" selection={selection} beside={{ week }} />
    </>
  );
}

type ActionProps = { sheets: readonly Timesheet[]; onDone: () => void };

/** Whoever has no address is counted too, so that somebody telephones. */
function Remind({ sheets, onDone }: ActionProps) {
  const t = useTranslations("timesheets.week");
  const weeks = Map.groupBy(sheets, ({ week }) => week);
  const reminding = useUndoableMutation({
    run: async () => {
      const told = { sent: 0, without: 0 };
      for (const [week, some] of weeks) {
        const ids = some.map(({ id }) => id);
        const { sent, without } = await ok(api.timesheets.reminders.post({ week, ids }));
        told.sent += sent;
        told.without += without;
      }
      onDone();
      return told;
    },
    success: ({ sent, without }) => t("reminded", { sent, without }),
    failure: t("failed"),
    keys: [timesheetsKey],
  });
  return (
    <Button size="sm" icon={Bell} pending={reminding.isPending} onClick={() => reminding.mutate()}>
      {t("remind", { count: sheets.length })}
    </Button>
  );
}

function Submit({ sheets, onDone }: ActionProps) {
  const t = useTranslations("timesheets");
  const submitting = useBulkMutation({
    run: ({ ids }: { ids: string[] }) => ok(api.timesheets.submissions.post({ ids })),
    undo: ({ moved }) => ok(api.timesheets.submissions.delete({ moved })),
    countOf: ({ moved }) => moved.length,
    success: (count) => t("week.submittedMany", { count }),
    details: (all) => {
      const kept = all.reduce((sum, it) => sum + it.kept, 0);
      return kept > 0 ? t("week.kept", { count: kept }) : "";
    },
    failure: t("actFailed"),
    keys: [timesheetsKey],
    onDone,
  });
  const submit = () => submitting.mutate({ ids: sheets.map(({ id }) => id) });
  return (
    <Button size="sm" icon={Send} pending={submitting.isPending} onClick={submit}>
      {t("submit")}
    </Button>
  );
}
