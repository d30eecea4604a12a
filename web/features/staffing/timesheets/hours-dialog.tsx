import { Copy } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Timesheet } from "@/modules/staffing/timesheets/model";
import { daysOf, touchedBy } from "@/modules/staffing/timesheets/rules";
import { api, ok } from "@/web/api";
import { useDay } from "@/web/features/staffing/rates/cards/use-rule-words";
import { RecordDialog } from "@/web/shared/record/record-dialog";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { copied, entriesOf, freshLine, type Line, lineOf } from "./draft";
import { HourLines } from "./hour-lines";
import { useStep } from "./use-step";

type Props = {
  sheet: Timesheet;
  before: Timesheet | undefined;
  days: { startDate: string; endDate: string | null };
  date: string;
  onClose: () => void;
};

/** Types the hours of one week; the week before is copied with one tap. */
export default function HoursDialog({ sheet, before, days: running, date, onClose }: Props) {
  const t = useTranslations("timesheets");
  const days = daysOf(sheet.week, running);
  const [lines, setLines] = useState(() => beginning(sheet, days));
  const [holidays, setHolidays] = useState<readonly string[]>(sheet.holidays);
  const [isDirty, setDirty] = useState(false);
  const { id, version } = sheet;
  const saving = useStep<void>("saved", () =>
    ok(api.timesheets({ id }).put({ version, entries: entriesOf(lines), holidays: [...holidays] })),
  );
  const change = (now: Line[]) => {
    setDirty(true);
    setLines(now);
  };
  return (
    <RecordDialog
      title={t("editOf", { date })}
      saveLabel={t("save")}
      isDirty={isDirty}
      isSaving={saving.isPending}
      error={saving.error}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(undefined, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-2 empty:hidden">
        {sheet.planned.length > 0 && (
          <Button size="sm" icon={Copy} onClick={() => change(sheet.planned.map(lineOf))}>
            {t("planned")}
          </Button>
        )}
        {before && before.entries.length > 0 && (
          <Button size="sm" icon={Copy} onClick={() => change(copied(before, sheet.week, days))}>
            {t("copy")}
          </Button>
        )}
      </div>
      <HourLines lines={lines} days={days} onChange={change} />
      <Holidays
        days={[...days, ...mondayAfter(sheet.week, lines, holidays)]}
        areKnown={sheet.areHolidaysKnown}
        chosen={holidays}
        onChange={(now) => {
          setDirty(true);
          setHolidays(now);
        }}
      />
    </RecordDialog>
  );
}

/** What was typed before; else a line for each working day. */
const beginning = ({ entries }: Timesheet, days: string[]): Line[] =>
  entries.length > 0 ? entries.map(lineOf) : days.slice(0, 5).map(freshLine);

/** The Monday after it where a shift of the Sunday goes on into it. */
function mondayAfter(week: string, lines: readonly Line[], holidays: readonly string[]): string[] {
  const [sunday, monday] = touchedBy(week).slice(-2);
  const goesOn = entriesOf(lines).some(
    (it) => it.day === sunday && "until" in it && it.until > 1440,
  );
  return monday !== undefined && (goesOn || holidays.includes(monday)) ? [monday] : [];
}

type HolidaysProps = {
  days: string[];
  areKnown: boolean;
  chosen: readonly string[];
  onChange: (days: string[]) => void;
};

function Holidays({ days, areKnown, chosen, onChange }: HolidaysProps) {
  const t = useTranslations("timesheets");
  const nameOf = useDay();
  return (
    <fieldset>
      <legend className="eyebrow mb-2">{t("holidays")}</legend>
      {!areKnown && <p className="mb-2 text-xs text-ink-2">{t("holidaysUnknown")}</p>}
      <div className="flex flex-wrap gap-x-4">
        {days.map((day) => (
          <Checkbox
            key={day}
            label={nameOf(day)}
            checked={chosen.includes(day)}
            onCheckedChange={(is) =>
              onChange(is ? [...chosen, day] : chosen.filter((it) => it !== day))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
