import { useTranslations } from "use-intl";
import { type ImportField, importFields, repeatedFields } from "@/modules/crm/imports/rules";
import { Banner } from "@/web/ui/banner";
import { noneOr, Select } from "@/web/ui/select";
import { Tag } from "@/web/ui/tag";
import type { StepProps } from "./reading-step";
import { useFieldNames } from "../use-field-names";

type Props = StepProps & { missing: ImportField[] };

/** What each column becomes; most fields can stand in one column only. */
export function ColumnsStep({ row, change, missing }: Props) {
  const t = useTranslations("imports.columns");
  const nameOf = useFieldNames();
  const { columns } = row.plan;
  const options = noneOr(
    t("ignore"),
    importFields.map((value) => ({ value, label: nameOf(value) })),
  );
  const assign = (at: number, chosen: string) => {
    const field = importFields.find((it) => it === chosen) ?? null;
    change({
      columns: (row.preview?.head ?? []).map((_, n) => {
        if (n === at) return field;
        const isElsewhere = columns[n] === field && !repeatedFields.some((it) => it === field);
        return isElsewhere ? null : (columns[n] ?? null);
      }),
    });
  };
  return (
    <div className="grid gap-3">
      {missing.length > 0 && <Banner tone="warn">{t("namesNeeded")}</Banner>}
      <ul className="grid gap-2">
        {row.preview?.head.map((head, n) => {
          const name = head || t("unnamed", { n: n + 1 });
          const guess = row.preview?.guesses[n];
          const isGuess = guess?.field !== null && guess?.field === columns[n];
          return (
            <li
              key={n}
              className="grid items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface px-3 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,220px)_9rem_minmax(0,1fr)]"
            >
              <span className="truncate text-sm font-medium text-ink">{name}</span>
              <Select
                aria-label={t("becomes", { name })}
                options={options}
                value={columns[n] ?? ""}
                onValueChange={(chosen) => assign(n, chosen)}
              />
              <span>
                {isGuess && (
                  <Tag tone={guess?.isSure ? "ok" : "warn"}>
                    {t(guess?.isSure ? "sure" : "guess")}
                  </Tag>
                )}
              </span>
              <span className="truncate text-xs text-ink-2">{samplesOf(row.preview?.rows, n)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const samplesOf = (rows: string[][] = [], n: number) =>
  [...new Set(rows.flatMap((row) => row[n] || []))].slice(0, 3).join(", ");
