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
import { densityAtom, usePreferences } from "@/web/state/preferences";
import { IconButton } from "@/web/ui/icon-button";
import { Segmented } from "@/web/ui/segmented";
import { ColumnMenu } from "./column-menu";
import type { Layout } from "./types";
import type { ColumnChoice } from "./use-columns";

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
      <Segmented
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
