import { useFormatter, useNow, useTranslations } from "use-intl";
import type { Profile } from "@/modules/reporting/profile/model";
import { longestName, longestPhone, longestTitle } from "@/modules/reporting/profile/rules";
import { minuteMs, timezones } from "@/src/calendar";
import { isApiError } from "@/web/api";
import { SelectField } from "@/web/shared/select-field";
import { TextField } from "@/web/shared/text-field";

export type Details = Pick<Profile, "firstName" | "lastName" | "title" | "phone" | "timezone">;

type Props = {
  details: Details;
  email: string;
  isReadOnly?: boolean;
  onChange?: (part: Partial<Details>) => void;
  refused?: Error | null;
};

/** What cannot be written in does not look as if it could. */
const quiet = "read-only:border-line read-only:bg-sunken";

/** Specification §3: name, email (read-only), phone, timezone. */
export function DetailFields(props: Props) {
  const { details, email, isReadOnly = false, onChange = () => {}, refused = null } = props;
  const t = useTranslations("profile");
  const errors = isApiError(refused) ? (refused.refusal.fields ?? {}) : {};
  const text = (field: "firstName" | "lastName" | "title" | "phone") => ({
    label: t(field),
    value: details[field] ?? "",
    readOnly: isReadOnly,
    className: quiet,
    error: errors[field],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [field]: target.value }),
  });
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-3">
        <legend className="eyebrow mb-1.5">{t("name")}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...text("firstName")}
            required
            maxLength={longestName}
            autoFocus={!isReadOnly}
          />
          <TextField {...text("lastName")} required maxLength={longestName} />
        </div>
        <TextField {...text("title")} hint={t("titleHint")} maxLength={longestTitle} />
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t("email")}
          type="email"
          value={email}
          readOnly
          className={quiet}
          hint={t("emailHint")}
        />
        <TextField {...text("phone")} type="tel" maxLength={longestPhone} autoComplete="tel" />
        <Timezone {...{ isReadOnly, onChange }} value={details.timezone} error={errors.timezone} />
      </div>
    </div>
  );
}

type TimezoneProps = Required<Pick<Props, "isReadOnly" | "onChange">> & {
  value: string;
  error: string | undefined;
};

function Timezone({ value, isReadOnly, onChange, error }: TimezoneProps) {
  const t = useTranslations("profile");
  const format = useFormatter();
  const now = useNow({ updateInterval: minuteMs });
  const time = format.dateTime(now, { timeStyle: "short", timeZone: value });
  return (
    <div className="grid gap-1.5">
      {isReadOnly ? (
        <TextField label={t("timezone")} value={value} readOnly className={quiet} />
      ) : (
        <SelectField
          label={t("timezone")}
          options={timezones(value).map((zone) => ({ value: zone, label: zone }))}
          value={value}
          onValueChange={(timezone) => onChange({ timezone })}
          error={error}
        />
      )}
      <p className="text-sm text-ink-2">{t("timezoneHint", { time })}</p>
    </div>
  );
}
