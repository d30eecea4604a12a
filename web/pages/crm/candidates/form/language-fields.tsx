import { Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { languageLevels } from "@/modules/crm/candidates/rules";
import { IconButton } from "@/web/ui/icon-button";
import { noneOr, Select } from "@/web/ui/select";
import { useValue } from "./parts";
import { useChoices } from "./use-choices";

/** Each language once, with its level of the European framework. */
export function LanguageFields() {
  const t = useTranslations("candidates");
  const { languages, languageName } = useChoices();
  const { value: spoken, onChange } = useValue("languages");
  const free = languages.filter(({ value }) => !spoken.some(({ code }) => code === value));
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium text-ink">{t("fields.languages")}</p>
      <ul className="grid gap-2 empty:hidden">
        {spoken.map(({ code, level }) => (
          <li key={code} className="flex items-center gap-2">
            <span className="w-40 truncate text-sm text-ink">{languageName(code)}</span>
            <Select
              aria-label={t("levelOf", { language: languageName(code) })}
              options={languageLevels.map((value) => ({ value, label: value }))}
              value={level}
              onValueChange={(now) =>
                onChange(spoken.map((it) => (it.code === code ? { code, level: now } : it)))
              }
            />
            <IconButton
              icon={Trash2}
              label={t("removeOf", { name: languageName(code) })}
              onClick={() => onChange(spoken.filter((it) => it.code !== code))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Select
          aria-label={t("addLanguage")}
          options={noneOr(t("addLanguage"), free)}
          value=""
          onValueChange={(code) => code && onChange([...spoken, { code, level: "B2" as const }])}
        />
      </div>
    </div>
  );
}
