import { useTranslations } from "use-intl";
import type { OpenedList } from "@/modules/engagement/list-imports/model";
import { fieldsOf, neededField } from "@/modules/engagement/list-imports/rules";
import { Banner } from "@/web/ui/banner";
import { noneOr, Select } from "@/web/ui/select";
import type { ChangeList } from "./use-list-plan";

type Props = { row: OpenedList; change: ChangeList };

/** What each column becomes; a field stands in one column only. */
export function ListColumnsStep({ row, change }: Props) {
  const t = useTranslations("listImports");
  const { columns } = row.plan;
  const fields = fieldsOf[row.kind];
  const options = noneOr(
    t("columns.ignore"),
    fields.map((value) => ({ value, label: t(`fields.${value}`) })),
  );
  const assign = (at: number, chosen: string) => {
    const field = fields.find((it) => it === chosen) ?? null;
    change({
      columns: row.plan.head.map((_, n) => {
        if (n === at) return field;
        return columns[n] === field ? null : (columns[n] ?? null);
      }),
    });
  };
  return (
    <div className="grid gap-3">
      {!columns.includes(neededField[row.kind]) && (
        <Banner tone="warn">{t(`columns.needed.${row.kind}`)}</Banner>
      )}
      <ul className="grid gap-2">
        {row.plan.head.map((head, n) => {
          const name = head || t("columns.unnamed", { n: n + 1 });
          return (
            <li
              key={n}
              className="grid items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface px-3 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,220px)_minmax(0,1fr)]"
            >
              <span className="truncate text-sm font-medium text-ink">{name}</span>
              <Select
                aria-label={t("columns.becomes", { name })}
                options={options}
                value={columns[n] ?? ""}
                onValueChange={(chosen) => assign(n, chosen)}
              />
              <span className="truncate text-xs text-ink-2">
                {samplesOf(row.preview?.rows ?? [], n)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const samplesOf = (rows: string[][], n: number) =>
  [...new Set(rows.flatMap((row) => row[n] || []))].slice(0, 3).join(", ");
