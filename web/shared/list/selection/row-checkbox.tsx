import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Checkbox } from "@/web/ui/checkbox";
import type { RowsState } from "../types";

type Props<Row> = { state: RowsState<Row>; row: Row };

/** Chooses its row; with Shift everything from the one chosen last. */
export function RowCheckbox<Row extends { id: string }>({ state, row }: Props<Row>) {
  const t = useTranslations("ui");
  const isRange = useRef(false);
  const { selection, drawing, rows } = state;
  const choose = () => {
    const shown = rows.map(({ id }) => id);
    if (isRange.current) selection.extend(row.id, shown);
    else selection.toggle(row.id);
  };
  return (
    <div onClickCapture={(event) => (isRange.current = event.shiftKey)}>
      <Checkbox
        isLabelHidden
        label={t("list.select", { name: drawing.nameOf(row) })}
        checked={selection.has(row.id)}
        onCheckedChange={choose}
      />
    </div>
  );
}

/** Chooses all rows in sight, or none of them. */
export function HeadCheckbox<Row extends { id: string }>({ state }: { state: RowsState<Row> }) {
  const t = useTranslations("ui.list");
  const { selection, rows } = state;
  const ids = rows.map(({ id }) => id);
  const isAll = ids.every(selection.has);
  return (
    <Checkbox
      isLabelHidden
      label={t("selectShown")}
      checked={isAll || (ids.some(selection.has) && "mixed")}
      onCheckedChange={() => selection.setAll(ids, !isAll)}
    />
  );
}
