import { useState } from "react";
import { useTranslations } from "use-intl";
import { SelectField } from "@/web/shared/forms/select-field";
import { Button } from "@/web/ui/button";
import type { DateKind } from "./date-text";
import { dateOf } from "./days";
import { MonthPicker } from "./month-picker";

type Props = {
  type: DateKind;
  value: string;
  today: string;
  onChoose: (value: string) => void;
};

/** From early to late, by half hours; any other minute is typed. */
const [firstHour, lastHour] = [6, 22];
const times = Array.from({ length: (lastHour - firstHour) * 2 + 1 }, (_, n) => {
  const hour = `${firstHour + Math.floor(n / 2)}`.padStart(2, "0");
  return `${hour}:${n % 2 === 0 ? "00" : "30"}`;
});
const defaultTime = "09:00";

/** A month to choose a day from, and beside it the time where that is asked for too. */
export default function DayChoice({ type, value, today, onChoose }: Props) {
  const t = useTranslations("ui.date");
  const [month, setMonth] = useState(() => dateOf(value.slice(0, 10) || today));
  const isMoment = type === "datetime-local";
  const time = value.slice(11, 16) || defaultTime;
  const choose = (day: string) => onChoose(isMoment ? `${day}T${time}` : day);
  return (
    <div className="grid w-64 gap-3">
      <MonthPicker
        month={month}
        onMonthChange={setMonth}
        day={value.slice(0, 10) || undefined}
        today={today}
        onDayChange={(day) => day && choose(day)}
      />
      {isMoment && (
        <SelectField
          label={t("time")}
          options={[...new Set([...times, time])]
            .toSorted()
            .map((it) => ({ value: it, label: it }))}
          value={time}
          onValueChange={(at) => onChoose(`${value.slice(0, 10) || today}T${at}`)}
        />
      )}
      <div className="flex justify-between gap-2">
        <Button size="sm" look="ghost" onClick={() => choose(today)}>
          {t("today")}
        </Button>
        <Button size="sm" look="ghost" onClick={() => onChoose("")}>
          {t("clear")}
        </Button>
      </div>
    </div>
  );
}
