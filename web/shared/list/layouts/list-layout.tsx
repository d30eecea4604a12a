import { useAtomValue } from "jotai";
import {
  CalendarDays,
  ChartGantt,
  Columns3,
  LayoutGrid,
  type LucideIcon,
  Map as MapIcon,
  Rows2,
  Rows3,
  Table2,
} from "lucide-react";
import { useTranslations } from "use-intl";
import { densityAtom } from "@/web/state/session";
import { usePreferences } from "@/web/state/preferences";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { IconButton } from "@/web/ui/icon-button";
import { LazyPopover } from "@/web/ui/lazy-popover";
import { SegmentedControl } from "@/web/ui/segmented-control";
import type { Layout } from "@/web/shared/list/types";
import type { ColumnChoice } from "@/web/shared/list/table/use-columns";

type Props = {
  layout: Layout;
  /** Cards and table, and what else the list can be laid out as. */
  layouts: readonly Layout[];
  onLayoutChange: (layout: Layout) => void;
  columns: ColumnChoice;
};

const icons: Record<Layout, LucideIcon> = {
  cards: LayoutGrid,
  table: Table2,
  board: Columns3,
  calendar: CalendarDays,
  timeline: ChartGantt,
  map: MapIcon,
};

/** How the list is laid out; of a table, how close its rows stand and which columns it has. */
export function ListLayout({ layout, layouts, onLayoutChange, columns }: Props) {
  const t = useTranslations("ui");
  const density = useAtomValue(densityAtom);
  const prefer = usePreferences();
  const isCompact = density === "compact";
  return (
    <div className="ml-auto flex items-center gap-1.5">
      {layout === "table" && (
        <>
          <ColumnMenu {...columns} />
          <IconButton
            icon={isCompact ? Rows2 : Rows3}
            label={t(isCompact ? "list.makeCozy" : "list.makeCompact")}
            onClick={() => prefer({ density: isCompact ? "cozy" : "compact" })}
          />
        </>
      )}
      <SegmentedControl
        label={t("list.layout")}
        choices={layouts.map((value) => ({
          value,
          label: t(`list.${value}`),
          icon: icons[value],
        }))}
        value={layout}
        onValueChange={onLayoutChange}
      />
    </div>
  );
}

/** Which columns the table shows; the last one stays. */
function ColumnMenu({ all, shown, toggle, reset, isUsual }: ColumnChoice) {
  const t = useTranslations("ui.list");
  const isShown = (id: string) => shown.some((column) => column.id === id);
  return (
    <LazyPopover
      label={t("columns")}
      align="end"
      trigger={<Button icon={Columns3}>{t("columns")}</Button>}
    >
      <div className="grid min-w-44 gap-0.5">
        {all.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            checked={isShown(id)}
            disabled={isShown(id) && shown.length === 1}
            onCheckedChange={() => toggle(id)}
          />
        ))}
        {!isUsual && (
          <Button look="ghost" size="sm" className="mt-2" onClick={reset}>
            {t("allColumns")}
          </Button>
        )}
      </div>
    </LazyPopover>
  );
}
