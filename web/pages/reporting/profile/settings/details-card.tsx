import { Pencil } from "lucide-react";
import { useState } from "react";
import { useFormatter, useNow, useTranslations } from "use-intl";
import type { Profile } from "@/modules/reporting/profile/model";
import { SaveRefusal } from "@/web/shared/forms/save-refusal";
import { useDraft } from "@/web/shared/forms/use-draft";
import { useKeys } from "@/web/state/keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { useProfileSaving } from "../use-profile";
import { maxNameLength, maxPhoneLength, maxTitleLength } from "@/modules/reporting/profile/rules";
import { minuteMs, timezones } from "@/src/calendar";
import { useZoneNames } from "@/web/shared/place-names";
import { isApiError } from "@/web/api";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";

type Details = Pick<Profile, "firstName" | "lastName" | "title" | "phone" | "timezone">;

type DetailFieldsProps = {
  details: Details;
  email: string;
  isReadOnly?: boolean;
  onChange?: (part: Partial<Details>) => void;
  refused?: Error | null;
};

/** What cannot be written in does not look as if it could. */
const quiet = "read-only:border-line read-only:bg-sunken";

/** Specification §3: name, email (read-only), phone, timezone. */
function DetailFields(props: DetailFieldsProps) {
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
            maxLength={maxNameLength}
            autoFocus={!isReadOnly}
          />
          <TextField {...text("lastName")} required maxLength={maxNameLength} />
        </div>
        <TextField {...text("title")} hint={t("titleHint")} maxLength={maxTitleLength} />
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
        <TextField {...text("phone")} type="tel" maxLength={maxPhoneLength} autoComplete="tel" />
        <Timezone {...{ isReadOnly, onChange }} value={details.timezone} error={errors.timezone} />
      </div>
    </div>
  );
}

type TimezoneProps = Required<Pick<DetailFieldsProps, "isReadOnly" | "onChange">> & {
  value: string;
  error: string | undefined;
};

function Timezone({ value, isReadOnly, onChange, error }: TimezoneProps) {
  const t = useTranslations("profile");
  const format = useFormatter();
  const now = useNow({ updateInterval: minuteMs });
  const time = format.dateTime(now, { timeStyle: "short", timeZone: value });
  const placeOf = useZoneNames();
  const choices = timezones(value)
    .map((zone) => ({ value: zone, label: placeOf(zone) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <div className="grid gap-1.5">
      {isReadOnly ? (
        <TextField label={t("timezone")} value={placeOf(value)} readOnly className={quiet} />
      ) : (
        <SelectField
          label={t("timezone")}
          options={choices}
          value={value}
          onValueChange={(timezone) => onChange({ timezone })}
          error={error}
        />
      )}
      <p className="text-sm text-ink-2">{t("timezoneHint", { time })}</p>
    </div>
  );
}

/** Specification §2: read first, then edited, and saved or left as it was. */
export function DetailsCard({ profile }: { profile: Profile }) {
  const t = useTranslations("profile");
  // Null until somebody has edited: only then the button gets back what had the focus.
  const [isEdited, setEdited] = useState<boolean | null>(null);
  useKeys("page", isEdited ? {} : { e: () => setEdited(true) });
  const edit = (
    <Button
      icon={Pencil}
      onClick={() => setEdited(true)}
      aria-keyshortcuts="e"
      autoFocus={isEdited !== null}
    >
      {t("edit")}
    </Button>
  );
  return (
    <Card title={t("settings")} action={!isEdited && edit}>
      {isEdited ? (
        <EditedDetails profile={profile} onClose={() => setEdited(false)} />
      ) : (
        <DetailFields details={profile} email={profile.email} isReadOnly />
      )}
    </Card>
  );
}

type Props = { profile: Profile; onClose: () => void };

function EditedDetails({ profile, onClose }: Props) {
  const t = useTranslations("profile");
  const { firstName, lastName, title, phone, timezone } = profile;
  const [details, change] = useDraft(() => ({ firstName, lastName, title, phone, timezone }));
  const save = useProfileSaving();
  return (
    <form
      className="grid gap-4"
      action={() => save.mutate(details, { onSuccess: onClose })}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <SaveRefusal error={save.error} />
      <DetailFields
        details={details}
        email={profile.email}
        onChange={change}
        refused={save.error}
      />
      <div className="flex justify-end gap-2">
        <Button look="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button look="primary" type="submit" pending={save.isPending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
