import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import type { Register } from "@/modules/privacy/processing-register/model";
import { register } from "@/web/features/privacy/legal-documents/queries";
import { Read } from "@/web/features/records/core/read";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { useReadWords } from "../words";

const formats = ["md", "csv", "json"] as const;

/** The record of processing activities, in the language it is handed over in. */
export function RegisterTab() {
  const t = useTranslations("legal");
  const own = useLocale().slice(0, 2);
  const [language, setLanguage] = useState<Locale>(locales.find((it) => it === own) ?? "en");
  const query = useQuery(register(language));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-sm text-ink-2">{t("register.text")}</p>
        <div className="flex flex-wrap gap-2">
          <SegmentedControl
            label={t("register.language")}
            choices={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={language}
            onValueChange={setLanguage}
          />
          {formats.map((format) => (
            <a
              key={format}
              href={`/api/processing/register/export?format=${format}&language=${language}`}
              download=""
              className={buttonClass()}
            >
              <Download aria-hidden="true" size={14} />
              {t("register.export", { format: format.toUpperCase() })}
            </a>
          ))}
        </div>
      </div>
      <Read query={query} words={useReadWords()}>
        {({ activities }) => (
          <div lang={language} className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            {activities.map((it) => (
              <ActivityCard key={it.id} activity={it} />
            ))}
          </div>
        )}
      </Read>
    </div>
  );
}

type Activity = Register["activities"][number];

const facts = ["purpose", "basis", "subjects", "recipients", "retention"] as const;

/** One activity: what for, on which basis, whose data, and in which tables it lies. */
function ActivityCard({ activity }: { activity: Activity }) {
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

export { RegisterTab as Component };
