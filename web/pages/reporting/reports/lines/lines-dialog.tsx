import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { origins } from "@/modules/crm/candidates/rules";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import { Read } from "@/web/features/records/core/read";
import { useListState } from "@/web/shared/list/use-list-state";
import { usePeriodParams } from "@/web/shared/periods/use-period-params";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { type DrillDown, placementLines } from "@/web/features/reporting/reports/queries";
import { Dialog } from "@/web/ui/dialog";
import { defaultReportPeriod } from "@/src/calendar";
import { drillDownKeys } from "../use-drill-down";
import { Link } from "react-router-dom";
import type { PlacementLine, PlacementLines } from "@/modules/reporting/reports/model";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { ComparedPeriods } from "@/web/shared/periods/compared-periods";
import { useDay } from "@/web/shared/dates";
import { EmptyState } from "@/web/ui/empty-state";

/** One line for each placement, and what they come to together. */
function LinesTable({ lines: { lines, total, revenue, ...report } }: { lines: PlacementLines }) {
  const t = useTranslations("reports.lines");
  const { euros } = useAmounts();
  if (lines.length === 0) return <EmptyState kind="nothing-matches" title={t("none")} />;
  return (
    <div className="grid gap-3">
      <ComparedPeriods report={report} />
      <div tabIndex={0} role="region" aria-label={t("list")} className="overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">{t("list")}</caption>
          <thead>
            <tr className="border-b border-line text-xs text-ink-3">
              <th scope="col" className="py-2 pr-4 text-left font-medium">
                {t("placement")}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {t("revenue")}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="num flex flex-wrap justify-between gap-x-4 text-sm text-ink">
        <span>{t("total", { count: total, shown: lines.length })}</span>
        <span>{euros(revenue)}</span>
      </p>
    </div>
  );
}

function Line({ line }: { line: PlacementLine }) {
  const t = useTranslations("reports");
  const { euros } = useAmounts();
  const dayOf = useDay();
  const { id, number, position, candidateName, clientName, service, startDate, endDate } = line;
  const who = [candidateName, clientName, t(`services.${service}`)].filter(Boolean).join(" · ");
  return (
    <tr className="border-b border-line align-top last:border-0">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        <Link
          to={`/deployments/${id}`}
          className="inline-flex min-h-[24px] flex-wrap items-center gap-x-1.5 text-ink underline-offset-4 hover:underline"
        >
          <span className="num text-ink-3">{number}</span> {position}
        </Link>
        <span className="block text-xs text-ink-3">{who}</span>
        <span className="num block text-xs text-ink-3">
          {dayOf(startDate)} – {endDate ? dayOf(endDate) : t("lines.open")}
        </span>
      </th>
      <td className="num py-2 text-right text-ink">{euros(line.revenue)}</td>
    </tr>
  );
}

const kinds = ["earning", "begun"] as const;

/** What stands behind a figure, by the same filter; which figure says the address. */
export function LinesDialog() {
  const t = useTranslations("reports.lines");
  const tCommon = useTranslations("common.actions");
  const { values, change } = useListState(drillDownKeys);
  const kind = oneOf(kinds, values.behind);
  if (!kind) return null;
  const close = () => change(Object.fromEntries(drillDownKeys.map((key) => [key, undefined])));
  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={t(kind)}
      description={t(`${kind}Text`)}
      closeLabel={tCommon("close")}
    >
      <Lines behind={behindOf(kind, values)} />
    </Dialog>
  );
}

function Lines({ behind }: { behind: DrillDown }) {
  const t = useTranslations("reports.lines");
  const { choice } = usePeriodParams(defaultReportPeriod);
  const query = useQuery(placementLines({ ...choice, ...behind }));
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(lines) => <LinesTable lines={lines} />}
    </Read>
  );
}

function behindOf(of: DrillDown["of"], values: Partial<Record<string, string>>): DrillDown {
  const [service, source] = [
    oneOf(contractTypes, values["service"]),
    oneOf(origins, values["source"]),
  ];
  return {
    of,
    ...(service && { service }),
    ...(source && { source }),
    ...(values["client"] && { clientId: values["client"] }),
    ...(values["recruiter"] && { recruiterId: values["recruiter"] }),
  };
}
