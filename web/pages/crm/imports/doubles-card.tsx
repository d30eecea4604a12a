import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Check, DoubleRow, ImportWithPreview } from "@/modules/crm/imports/model";
import { type DoubleChoice, doubleChoices } from "@/modules/crm/imports/rules";
import { Card } from "@/web/ui/card";
import { Select } from "@/web/ui/select";
import { Tag } from "@/web/ui/tag";
import type { StepProps } from "./reading-step";

type Props = StepProps & { doubles: Check["doubles"] };

/** People who are here already, or twice in the file: one choice for all, or one for a row. */
export function DoublesCard({ row, change, doubles }: Props) {
  const t = useTranslations("imports.doubles");
  const { doubles: chosen } = row.plan;
  const options = doubleChoices.map((value) => ({ value, label: t(`choices.${value}`) }));
  const choose = (n: number, choice: DoubleChoice) =>
    change({ doubles: { ...chosen, rows: { ...chosen.rows, [n]: choice } } });
  return (
    <Card
      title={t("title", { count: doubles.count })}
      action={
        <Select
          aria-label={t("all")}
          options={options}
          value={chosen.all}
          onValueChange={(all) => change({ doubles: { all, rows: {} } })}
        />
      }
    >
      <details>
        <summary className="min-h-[24px] cursor-pointer text-sm text-ink-2">
          {t("each", { count: doubles.rows.length })}
        </summary>
        <ul className="mt-3 grid gap-2">
          {doubles.rows.map((double) => (
            <li
              key={double.n}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5 last:border-0"
            >
              <Who row={row} double={double} />
              <Select
                className="ml-auto"
                aria-label={t("ofRow", { n: lineOf(row, double.n) })}
                options={options}
                value={double.choice}
                onValueChange={(choice) => choose(double.n, choice)}
              />
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

const lineOf = ({ plan }: ImportWithPreview, n: number) => n + (plan.reading.hasHead ? 2 : 1);

function Who({ row, double }: { row: ImportWithPreview; double: DoubleRow }) {
  const t = useTranslations("imports.doubles");
  const { n, name, sameAs, candidate, signs } = double;
  return (
    <>
      <span className="num text-xs text-ink-2">{t("row", { n: lineOf(row, n) })}</span>
      <span className="text-sm text-ink">{name}</span>
      {candidate && (
        <Link
          to={`/candidates/${candidate.id}`}
          className="inline-flex min-h-[24px] items-center text-sm text-primary-ink hover:underline"
        >
          {candidate.number} {candidate.name}
        </Link>
      )}
      {sameAs !== null && (
        <span className="text-sm text-ink-2">{t("sameAs", { n: lineOf(row, sameAs) })}</span>
      )}
      {signs.map((sign) => (
        <Tag key={sign} tone="warn">
          {t(`signs.${sign}`)}
        </Tag>
      ))}
    </>
  );
}
