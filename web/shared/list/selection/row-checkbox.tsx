import { useTranslations } from "use-intl";
import { Checkbox } from "@/web/ui/checkbox";
import type { RowsState } from "@/web/shared/list/types";

type Props<Row> = { state: RowsState<Row>; row: Row };

export function RowCheckbox<Row extends { id: string }>({ state, row }: Props<Row>) {
  const t = useTranslations("ui");
  const { selection, drawing } = state;
  return (
    <Checkbox
      isLabelHidden
      label={t("list.select", { name: drawing.nameOf(row) })}
      checked={selection.has(row.id)}
      onCheckedChange={() => selection.toggle(row.id)}
    />
  );
}
