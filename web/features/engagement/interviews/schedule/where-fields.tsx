import { useTranslations } from "use-intl";
import { defaultType, type InterviewType, types } from "@/modules/engagement/interviews/rules";
import { TextField } from "@/web/shared/forms/text-field";
import { cx } from "@/web/ui/cx";
import type { Where } from "./draft";

type Props = {
  value: Where;
  onChange: (part: Partial<Where>) => void;
  /** Only where they meet is asked, not how. */
  isTypeFixed?: boolean;
};

/** How they meet, and the one thing one has to know for it. */
export function WhereFields({ value, onChange, isTypeFixed = false }: Props) {
  const t = useTranslations("crm.form");
  const { type } = value;
  return (
    <div className="grid gap-3">
      {!isTypeFixed && (
        <TypeChoice value={type} onValueChange={(chosen) => onChange({ type: chosen })} />
      )}
      {type === "video" && (
        <TextField
          type="url"
          label={t("link")}
          placeholder="https://"
          value={value.link}
          onChange={(event) => onChange({ link: event.target.value })}
        />
      )}
      {type === "phone" && (
        <TextField
          type="tel"
          label={t("phone")}
          hint={t("phoneHint")}
          value={value.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
      )}
      {type === "in-person" && (
        <TextField
          label={t("place")}
          value={value.place}
          onChange={(event) => onChange({ place: event.target.value })}
        />
      )}
    </div>
  );
}

/** The usual one first. */
const inOrder = [defaultType, ...types.filter((type) => type !== defaultType)];

type ChoiceProps = { value: InterviewType; onValueChange: (type: InterviewType) => void };

function TypeChoice({ value, onValueChange }: ChoiceProps) {
  const t = useTranslations("crm");
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink">{t("form.type")}</legend>
      <div className="flex flex-wrap gap-x-4">
        {inOrder.map((type) => (
          <label
            key={type}
            className={cx(
              "flex min-h-[28px] cursor-pointer items-center gap-2 text-sm",
              type === value ? "text-ink" : "text-ink-2",
            )}
          >
            <input
              type="radio"
              name="interview-type"
              checked={type === value}
              onChange={() => onValueChange(type)}
              className="size-4 accent-primary"
            />
            {t(`types.${type}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
