import { useFormatter, useTranslations } from "use-intl";
import { lineOf } from "@/modules/crm/imports/rules";
import type { ListCheck, OpenedList } from "@/modules/engagement/list-imports/model";
import { duplicateChoices } from "@/modules/engagement/list-imports/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { Banner } from "@/web/ui/banner";
import { Card } from "@/web/ui/card";
import type { ChangeList } from "./use-list-plan";

type Props = { row: OpenedList; check: ListCheck; change: ChangeList };

const figures = ["create", "skip", "closed", "blocked"] as const;
/** So many rows or names are written out. */
const named = 8;

/** What would happen, what stays empty and what is left behind, before anything is written. */
export function ListCheckStep({ row, check, change }: Props) {
  const t = useTranslations("listImports.check");
  const format = useFormatter();
  const { doubles: chosenDuplicates } = row.plan;
  const lines = (rows: { n: number; value: string }[]) =>
    rows
      .slice(0, named)
      .map(({ n, value }) => t("cell", { row: lineOf(n, row.plan), value }))
      .join(", ");
  return (
    <div className="grid gap-4">
      <dl aria-label={t("figures")} className="flex flex-wrap gap-x-8 gap-y-3">
        {figures.map((name) => (
          <div key={name}>
            <dt className="text-xs text-ink-2">{t(name)}</dt>
            <dd className="num text-xl text-ink">{format.number(check[name])}</dd>
          </div>
        ))}
      </dl>
      {check.newClients.length > 0 && (
        <Banner tone="primary">
          {t("newClients", {
            count: check.newClients.length,
            names: check.newClients.slice(0, named).join(", "),
          })}
        </Banner>
      )}
      {check.emptied.map(({ field, count, rows }) => (
        <Banner key={field} tone="warn">
          <Emptied field={field} count={count} lines={lines(rows)} />
        </Banner>
      ))}
      {check.unread.length > 0 && (
        <p className="text-sm text-ink-2">
          {t("unread", {
            count: check.unread.length,
            names: check.unread.map(({ name, count }) => `${name} (${count})`).join(", "),
          })}
        </p>
      )}
      {(check.doubles.length > 0 || chosenDuplicates === "create") && (
        <Card title={t("duplicates", { count: check.doubles.length })}>
          <div className="grid gap-3">
            <SelectField
              label={t("duplicatesChoice")}
              options={duplicateChoices.map((value) => ({ value, label: t(`choices.${value}`) }))}
              value={chosenDuplicates}
              onValueChange={(chosen) => change({ doubles: chosen })}
            />
            <ul className="grid gap-1 text-sm text-ink-2">
              {check.doubles.slice(0, named).map(({ n, name }) => (
                <li key={n}>{t("cell", { row: lineOf(n, row.plan), value: name })}</li>
              ))}
            </ul>
          </div>
        </Card>
      )}
    </div>
  );
}

type EmptiedProps = { field: ListCheck["emptied"][number]["field"]; count: number; lines: string };

function Emptied({ field, count, lines }: EmptiedProps) {
  const t = useTranslations("listImports");
  return t("check.emptied", { field: t(`fields.${field}`), count, rows: lines });
}
