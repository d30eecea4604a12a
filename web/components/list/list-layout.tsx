import { useAtom } from "jotai";
import { LayoutGrid, Rows2, Rows3, Table2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { IconButton } from "@/web/ui/icon-button";
import { Segmented } from "@/web/ui/segmented";
import { densityAtom } from "./density";
import type { Layout } from "./types";

type Props = { layout: Layout; onLayoutChange: (layout: Layout) => void };

/** Cards or table, and how close the rows of a table stand. */
export function ListLayout({ layout, onLayoutChange }: Props) {
  const t = useTranslations("ui");
  const [density, setDensity] = useAtom(densityAtom);
  const isCompact = density === "compact";
  const layouts = [
    { value: "cards" as const, label: t("list.cards"), icon: LayoutGrid },
    { value: "table" as const, label: t("list.table"), icon: Table2 },
  ];
  return (
    <div className="ml-auto flex items-center gap-1.5">
      {layout === "table" && (
        <IconButton
          icon={isCompact ? Rows2 : Rows3}
          label={t(isCompact ? "list.makeCozy" : "list.makeCompact")}
          onClick={() => setDensity(isCompact ? "cozy" : "compact")}
        />
      )}
      <Segmented
        label={t("list.layout")}
        choices={layouts}
        value={layout}
        onValueChange={onLayoutChange}
      />
    </div>
  );
}
