import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { Read } from "@/web/features/platform/records/read";
import { register } from "@/web/features/privacy/legal-documents/queries";
import { buttonClass } from "@/web/ui/button";
import { Segmented } from "@/web/ui/segmented";
import { useReadWords } from "../words";
import { ActivityCard } from "./activity-card";

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
          <Segmented
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
              {t("register.export")} {format.toUpperCase()}
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
