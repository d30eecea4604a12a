import { useTranslations } from "use-intl";
import { maxMinutes, minMinutes } from "@/modules/engagement/interviews/rules";
import { timezones, wallOf } from "@/src/calendar";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useWhen } from "../use-when";
import type { Wrong } from "./checks";
import { momentIn, type When } from "./draft";

type Props = {
  value: When;
  onChange: (part: Partial<When>) => void;
  wrong: Wrong;
  hasFocus?: boolean;
};

/** When, by whose clock, and for how long. */
export function WhenFields({ value, onChange, wrong, hasFocus = false }: Props) {
  const t = useTranslations("crm.form");
  const { zone, placeOf } = useWhen();
  // Work is in Europe; whoever lives or meets elsewhere finds that place too.
  const isNear = (it: string) => it.startsWith("Europe/") || it === zone || it === value.timezone;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_96px]">
      <TextField
        type="datetime-local"
        autoFocus={hasFocus}
        label={t("when")}
        hint={<Here value={value} />}
        error={wrong.wall && t(`wrong.${wrong.wall}`)}
        value={value.wall}
        onChange={(event) => onChange({ wall: event.target.value })}
      />
      <SelectField
        label={t("timezone")}
        options={timezones(value.timezone)
          .filter(isNear)
          .map((it) => ({ value: it, label: placeOf(it) }))}
        value={value.timezone}
        onValueChange={(timezone) => onChange({ timezone })}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={minMinutes}
        max={maxMinutes}
        step={5}
        label={t("minutes")}
        error={wrong.minutes && t("wrong.noMinutes", { from: minMinutes, to: maxMinutes })}
        value={value.minutes}
        onChange={(event) => onChange({ minutes: event.target.value })}
      />
    </div>
  );
}

/** What the reader's own clock shows then, where it shows something else. */
function Here({ value }: { value: When }) {
  const t = useTranslations("crm.form");
  const { zone, exact, placeOf } = useWhen();
  const moment = momentIn(value);
  if (!moment || wallOf(moment, zone) === value.wall) return null;
  return t("here", { time: exact(moment), place: placeOf(zone) });
}
