import { useTranslations } from "use-intl";
import type { Preview, Reading } from "@/modules/crm/imports/model";
import { SelectField } from "@/web/shared/forms/select-field";

type Props = { reading: Reading; top: Preview["top"]; read: (head: Partial<Reading>) => void };

const none = "none";
const keyOf = (row: number, rows: number) => `${row}:${rows}`;

/** Where the names of the columns stand: lists often begin with a title, a note, or the names of groups. */
export function HeadField({ reading, top, read }: Props) {
  const t = useTranslations("imports.reading");
  const { hasHead, headRow = 0, headRows = 1 } = reading;
  const namesOf = (row: number) => top[row]?.filter(Boolean).slice(0, 4).join(", ") ?? "";
  const rows = [...new Set([...top.keys(), headRow])].filter(
    (row) => row === headRow || namesOf(row),
  );
  const options = [
    { value: none, label: t("noHead") },
    ...rows.map((row) => ({
      value: keyOf(row, 1),
      label: t("headRow", { n: row + 1, names: namesOf(row) }),
    })),
    ...(headRows === 2
      ? [
          {
            value: keyOf(headRow, 2),
            label: t("headRows", {
              n: headRow + 1,
              last: headRow + 2,
              names: namesOf(headRow + 1),
            }),
          },
        ]
      : []),
  ];
  const choose = (chosen: string) => {
    const [row = 0, lines = 1] = chosen.split(":").map(Number);
    const isNone = chosen === none;
    read({ hasHead: !isNone, headRow: isNone ? 0 : row, headRows: !isNone && lines === 2 ? 2 : 1 });
  };
  return (
    <SelectField
      label={t("head")}
      options={options}
      value={hasHead ? keyOf(headRow, headRows) : none}
      onValueChange={choose}
    />
  );
}
