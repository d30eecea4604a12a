import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useDay } from "@/web/features/staffing/rates/cards/use-rule-words";
import { api, ok } from "@/web/api";
import { Checkbox } from "@/web/ui/checkbox";
import { FileDialog, WeekRow } from "./file-dialog";

/** Takes hours over from a file. */
export default function HoursImport({ onClose }: { onClose: () => void }) {
  const t = useTranslations("timesheets.import");
  const day = useDay();
  const format = useFormatter();
  const [submit, setSubmit] = useState(true);
  const hours = (minutes: number) =>
    format.number(minutes / 60, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const [title, text, file] = [t("title"), t("text"), t("file")];
  return (
    <FileDialog
      words={{ title, text, file, done: t("done"), nothing: t("nothing") }}
      accept=".csv,.txt,.xlsx,.json"
      send={(content, { dryRun }) =>
        ok(api.timesheets.imports.post({ ...content, dryRun, submit: submit && !dryRun }))
      }
      rows={({ weeks }) =>
        weeks.map(({ number, name, week, minutes }) => (
          <WeekRow key={`${number} ${week}`} number={number} name={name} date={day(week)}>
            {hours(minutes)}
          </WeekRow>
        ))
      }
      choices={<Checkbox label={t("submit")} checked={submit} onCheckedChange={setSubmit} />}
      onClose={onClose}
    />
  );
}
