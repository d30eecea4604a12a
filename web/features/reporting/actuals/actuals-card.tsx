import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { Actuals } from "@/modules/reporting/actuals/model";
import type { ActualKind } from "@/modules/reporting/actuals/rules";
import { api, ok } from "@/web/api";
import { useDay } from "@/web/shared/dates";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { reportsKey } from "@/web/state/query-keys";
import { SectionTitle } from "@/web/ui/section-title";

type Props = { kind: ActualKind; id: string };

/** Planned against approved hours, revenue and margin of the last weeks; nothing where no hours were planned or kept. */
export function ActualsCard({ kind, id }: Props) {
  const t = useTranslations("actuals");
  const { euros } = useAmounts();
  const { data } = useQuery({
    queryKey: [...reportsKey, "actuals", kind, id],
    queryFn: () => ok(api.actuals.get({ query: { kind, id } })),
  });
  if (!data || data.weeks.length === 0) return null;
  const { invoiced, waiting, writtenOff } = data;
  return (
    <section aria-label={t("title")} className="grid grid-cols-1 gap-3">
      <SectionTitle>{t("title")}</SectionTitle>
      <p className="text-sm text-ink-2">
        {t("standing", { invoiced: euros(invoiced), waiting: euros(waiting) })}
        {writtenOff > 0 && ` ${t("writtenOff", { amount: euros(writtenOff) })}`}
      </p>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t("table")}>
        <WeeksTable actuals={data} />
      </div>
    </section>
  );
}

function WeeksTable({ actuals: { weeks, planned, approved } }: { actuals: Actuals }) {
  const t = useTranslations("actuals");
  const day = useDay();
  const heads = ["week", "hours", "billed", "margin"] as const;
  return (
    <table aria-label={t("table")} className="w-full text-sm">
      <thead className="text-left text-ink-3">
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" className={at === 0 ? left : right}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="text-ink">
        {weeks.toReversed().map((it) => (
          <Row key={it.week} name={day(it.week)} planned={it.planned} approved={it.approved} />
        ))}
      </tbody>
      <tfoot className="font-semibold text-ink">
        <Row name={t("total")} planned={planned} approved={approved} />
      </tfoot>
    </table>
  );
}

const left = "py-1.5 pr-3 text-left font-medium";
const right = "py-1.5 pl-3 text-right font-medium";

type Side = Actuals["planned"];

/** What was approved, with what was planned below it. */
function Row({ name, planned, approved }: { name: string; planned: Side; approved: Side }) {
  const t = useTranslations("actuals");
  const format = useFormatter();
  const { euros } = useAmounts();
  const hours = (minutes: number) => format.number(minutes / 60, { maximumFractionDigits: 1 });
  const cells = [
    [hours(approved.minutes), hours(planned.minutes)],
    [euros(approved.billed), euros(planned.billed)],
    [euros(approved.margin), euros(planned.margin)],
  ];
  return (
    <tr className="border-t border-line">
      <th scope="row" className={left}>
        {name}
      </th>
      {cells.map(([was, plan], at) => (
        <td key={at} className="num py-1.5 pl-3 text-right whitespace-nowrap">
          {was}
          <span className="block text-xs font-normal text-ink-3">
            {t("of", { planned: plan ?? "" })}
          </span>
        </td>
      ))}
    </tr>
  );
}

export { ActualsCard as Component };
