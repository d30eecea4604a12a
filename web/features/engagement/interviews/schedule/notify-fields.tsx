import { useTranslations } from "use-intl";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { Checkbox } from "@/web/ui/checkbox";
import type { Notify } from "./draft";

type Props = {
  value: Notify;
  onChange: (notify: Notify) => void;
  /** Whether anybody can write to the candidate. */
  hasAddress: boolean;
  /** In which language the candidate reads it; an empty one leaves it to what is known of them. */
  locale?: { value: Locale | ""; onChange: (locale: Locale | "") => void };
};

/** Who is written to about it. */
export function NotifyFields({ value, onChange, hasAddress, locale }: Props) {
  const t = useTranslations("crm.form.notify");
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium text-ink">{t("title")}</legend>
      <Checkbox
        label={t("candidate")}
        checked={value.candidate}
        disabled={!hasAddress}
        onCheckedChange={(candidate) => onChange({ ...value, candidate })}
      />
      {!hasAddress && <p className="pl-[26px] text-xs text-ink-2">{t("noAddress")}</p>}
      <Checkbox
        label={t("interviewers")}
        checked={value.interviewers}
        onCheckedChange={(interviewers) => onChange({ ...value, interviewers })}
      />
      {locale && value.candidate && (
        <SelectField
          label={t("locale")}
          options={["" as const, ...locales].map((it) => ({
            value: it,
            label: t(`locales.${it || "own"}`),
          }))}
          value={locale.value}
          onValueChange={locale.onChange}
        />
      )}
    </fieldset>
  );
}
