import { useFormatter, useTranslations } from "use-intl";
import type { NewSearchProfile } from "@/modules/market/scraping/model";
import { schedules } from "@/modules/market/scraping/rules";
import { Field } from "@/web/ui/field";
import { DateInput } from "@/web/shared/date-input/date-input";
import { Select } from "@/web/ui/select";
import { dayMs } from "@/src/calendar";

type Plan = Pick<NewSearchProfile, "schedule" | "at" | "weekday">;
type Props = { value: Plan; onValueChange: (plan: Partial<Plan>) => void };

// Any week that begins on a Monday names the days.
const aMonday = Date.UTC(2024, 0, 1);
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** When a saved search runs by itself. */
export function ScheduleFields({ value, onValueChange }: Props) {
  const t = useTranslations("scraping.profiles");
  const format = useFormatter();
  const nameOf = (weekday: number) =>
    format.dateTime(new Date(aMonday + (weekday - 1) * dayMs), {
      weekday: "long",
      timeZone: "UTC",
    });
  return (
    <>
      <Field label={t("schedule")}>
        {(control) => (
          <Select
            {...control}
            options={schedules.map((one) => ({ value: one, label: t(`schedules.${one}`) }))}
            value={value.schedule}
            onValueChange={(schedule) => onValueChange({ schedule })}
          />
        )}
      </Field>
      {value.schedule === "weekly" && (
        <Field label={t("weekday")}>
          {(control) => (
            <Select
              {...control}
              options={weekdays.map((day) => ({ value: String(day), label: nameOf(day) }))}
              value={String(value.weekday)}
              onValueChange={(day) => onValueChange({ weekday: Number(day) })}
            />
          )}
        </Field>
      )}
      {value.schedule !== "none" && (
        <Field label={t("at")}>
          {(control) => (
            <DateInput
              {...control}
              type="time"
              required
              value={value.at}
              onChange={(event) => onValueChange({ at: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
