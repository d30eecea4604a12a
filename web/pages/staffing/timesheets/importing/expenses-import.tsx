import { useFormatter, useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useDay } from "@/web/features/staffing/rates/cards/use-rule-words";
import { FileDialog, WeekRow } from "./file-dialog";

/** Takes expenses over from a file, beside those that are there. */
export default function ExpensesImport({ onClose }: { onClose: () => void }) {
  const t = useTranslations("timesheets.import.expenses");
  const day = useDay();
  const [title, text, file] = [t("title"), t("text"), t("file")];
  return (
    <FileDialog
      words={{ title, text, file, done: t("done"), nothing: t("nothing") }}
      accept=".csv,.txt,.xlsx"
      send={(content, how) => ok(api.timesheets["expense-imports"].post({ ...content, ...how }))}
      rows={({ weeks }) =>
        weeks.map((it) => (
          <WeekRow
            key={`${it.number} ${it.week}`}
            number={it.number}
            name={it.name}
            date={day(it.week)}
          >
            <Spent {...it} />
          </WeekRow>
        ))
      }
      onClose={onClose}
    />
  );
}

type Coming = {
  added: number;
  known: number;
  kilometres: number;
  amounts: { currency: string; cents: number }[];
};

/** How many come and what they come to; how many of the file are there already. */
function Spent({ added, known, kilometres, amounts }: Coming) {
  const t = useTranslations("timesheets.import.expenses");
  const format = useFormatter();
  const parts = [
    t("added", { count: added }),
    ...(kilometres > 0 ? [t("kilometres", { km: format.number(kilometres) })] : []),
    ...amounts.map(({ currency, cents }) =>
      format.number(cents / 100, { style: "currency", currency }),
    ),
    ...(known > 0 ? [t("known", { count: known })] : []),
  ];
  return parts.join(" · ");
}
