import { Trash2 } from "lucide-react";
import { Controller, useFieldArray } from "react-hook-form";
import { useTranslations } from "use-intl";
import { languageLevels } from "@/modules/candidates/rules";
import { IconButton } from "@/web/ui/icon-button";
import { Select } from "@/web/ui/select";
import { useChoices } from "./use-choices";
import type { CandidateForm } from "./values";

/** Each language once, with its level of the European framework. */
export function LanguageFields() {
  const t = useTranslations("candidates");
  const { languages, languageName } = useChoices();
  const { fields, append, remove } = useFieldArray<CandidateForm, "languages">({
    name: "languages",
  });
  const taken = fields.map(({ code }) => code);
  const free = languages.filter(({ value }) => !taken.includes(value));
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium text-ink">{t("fields.languages")}</p>
      <ul className="grid gap-2 empty:hidden">
        {fields.map(({ id, code }, n) => (
          <li key={id} className="flex items-center gap-2">
            <span className="w-40 truncate text-sm text-ink">{languageName(code)}</span>
            <Controller<CandidateForm, `languages.${number}.level`>
              name={`languages.${n}.level`}
              render={({ field }) => (
                <Select
                  aria-label={t("levelOf", { language: languageName(code) })}
                  options={languageLevels.map((value) => ({ value, label: value }))}
                  value={field.value}
                  onValueChange={field.onChange}
                />
              )}
            />
            <IconButton
              icon={Trash2}
              label={t("removeOf", { name: languageName(code) })}
              onClick={() => remove(n)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Select
          aria-label={t("addLanguage")}
          options={[{ value: "", label: t("addLanguage") }, ...free]}
          value=""
          onValueChange={(code) => code && append({ code, level: "B2" })}
        />
      </div>
    </div>
  );
}
