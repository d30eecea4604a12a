import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import type { Timesheet } from "@/modules/staffing/timesheets/model";
import { mondayOf } from "@/src/calendar";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { Plan } from "./plan";
import { SheetRow } from "./sheet-row";
import { timesheetsOf, useStep } from "./use-step";

type Props = { deployment: DeploymentRecord };
const columns = ["week", "status", "hours", "actions"] as const;

/** The weeks of one deployment with their hours and what is to be done with them. */
export function TimesheetsTab({ deployment: { id, startDate, endDate } }: Props) {
  const t = useTranslations("timesheets");
  const mayEdit = useHasRole("recruiter");
  const query = useQuery(timesheetsOf(id));
  const opening = useStep<string>("opened", (week) =>
    ok(api.deployments({ id }).timesheets.post({ week })),
  );
  const week = mondayOf(new Date().toISOString());
  const isOpen = query.data?.some((it) => it.week === week);
  return (
    <section className="grid gap-3">
      {mayEdit && query.data && !isOpen && (
        <Button
          size="sm"
          icon={Plus}
          className="justify-self-end"
          pending={opening.isPending}
          onClick={() => opening.mutate(week)}
        >
          {t("open")}
        </Button>
      )}
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(sheets) => <Sheets sheets={sheets} days={{ startDate, endDate }} />}
      </Read>
      <Plan deploymentId={id} />
    </section>
  );
}

type SheetsProps = {
  sheets: Timesheet[];
  days: { startDate: string; endDate: string | null };
};

function Sheets({ sheets, days }: SheetsProps) {
  const t = useTranslations("timesheets");
  if (sheets.length === 0) return <p className="text-sm text-ink-3">{t("none")}</p>;
  return (
    <div className="overflow-x-auto">
      <table aria-label={t("title")} className="w-full text-left text-sm text-ink tabular-nums">
        <thead className="text-xs text-ink-3">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1 pr-3 font-medium">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheets.map((sheet, at) => (
            <SheetRow key={sheet.id} sheet={sheet} before={sheets[at + 1]} days={days} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
