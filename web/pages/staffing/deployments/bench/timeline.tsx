import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Bench, BenchPerson } from "@/modules/staffing/bench/model";
import { type Cell, cells } from "@/modules/staffing/bench/rules";
import { cx } from "@/web/ui/cx";

const fills: Record<Cell, string> = {
  covered: "bg-ok-led",
  ending: "bg-warn-led",
  free: "bg-line",
  conflict: "bg-bad-led",
};

/** People by weeks; a word stands behind each colour. */
export function Timeline({ bench: { weeks, people } }: { bench: Bench }) {
  const t = useTranslations("deployments.bench");
  const format = useFormatter();
  const short = (day: string) =>
    format.dateTime(new Date(`${day}T00:00:00`), { day: "numeric", month: "short" });
  return (
    <section className="grid gap-3">
      <ul className="flex flex-wrap gap-4 text-xs text-ink-2">
        {cells.map((cell) => (
          <li key={cell} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={cx(fills[cell], "size-2.5 rounded-[2px]")} />
            {t(`cells.${cell}`)}
          </li>
        ))}
      </ul>
      <div
        role="region"
        aria-label={t("title")}
        tabIndex={0}
        className="relative max-h-[70dvh] overflow-auto rounded-lg border border-line bg-surface"
      >
        <table
          aria-label={t("title")}
          className="w-full min-w-[760px] table-fixed border-collapse text-xs"
        >
          <colgroup>
            <col className="w-[170px]" />
          </colgroup>
          <thead className="sticky top-0 z-10 bg-surface">
            <tr>
              <th
                scope="col"
                className="sticky left-0 bg-surface px-3 py-2 text-left font-medium text-ink-2"
              >
                {t("person")}
              </th>
              {weeks.map((week, n) => (
                <th key={week} scope="col" className="num px-0 text-left font-normal text-ink-3">
                  <span className="sr-only">{t("week", { date: short(week) })}</span>
                  <span aria-hidden="true" className="whitespace-nowrap">
                    {n % 4 === 0 ? short(week) : ""}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <PersonRow key={person.candidateId} person={person} weeks={weeks} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const PersonRow = ({ person, weeks }: { person: BenchPerson; weeks: readonly string[] }) => {
  const t = useTranslations("deployments.bench.cells");
  return (
    <tr className="border-t border-line">
      <th
        scope="row"
        className="sticky left-0 truncate bg-surface px-3 py-1.5 text-left font-normal"
      >
        <Link
          to={`/candidates/${person.candidateId}`}
          className="inline-flex min-h-[24px] items-center text-sm text-ink hover:underline"
        >
          {person.name}
        </Link>
      </th>
      {person.cells.map((cell, n) => (
        <td key={weeks[n]} className="p-[2px]" title={t(cell)}>
          <span className={cx(fills[cell], "block h-4 rounded-[2px]")}>
            <span className="sr-only">{t(cell)}</span>
          </span>
        </td>
      ))}
    </tr>
  );
};
