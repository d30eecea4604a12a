import { useTranslations } from "use-intl";
import type { Register } from "@/modules/privacy/processing-register/model";
import { Card } from "@/web/ui/card";

type Activity = Register["activities"][number];

const facts = ["purpose", "basis", "subjects", "recipients", "retention"] as const;

/** One activity: what for, on which basis, whose data, and in which tables it lies. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const t = useTranslations("legal.register");
  const { name, tables, dataKinds } = activity;
  return (
    <Card title={name}>
      <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
        {facts.map((fact) => (
          <Fact key={fact} label={t(fact)} text={activity[fact]} />
        ))}
        <Fact label={t("data")} text={dataKinds.map((kind) => t(`kinds.${kind}`)).join(", ")} />
      </dl>
      {tables.length === 0 ? (
        <p className="mt-3 text-xs text-ink-3">{t("noTables")}</p>
      ) : (
        <details className="mt-3 text-sm">
          <summary className="min-h-[28px] cursor-pointer font-medium text-ink">
            {t("tables", { count: tables.length })}
          </summary>
          <ul className="mt-1 grid gap-1.5" lang="zxx">
            {tables.map(({ name: table, columns }) => (
              <li key={table} className="break-words font-mono text-xs text-ink-2">
                <span className="font-medium text-ink">{table}</span> {columns.join(", ")}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

const Fact = ({ label, text }: { label: string; text: string }) => (
  <>
    <dt className="text-ink-3">{label}</dt>
    <dd className="break-words text-ink">{text}</dd>
  </>
);
