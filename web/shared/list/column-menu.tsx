import { Columns3 } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { LatePopover } from "@/web/ui/late-popover";
import type { ColumnChoice } from "./use-columns";

/** Which columns the table shows; the last one stays. */
export function ColumnMenu({ all, shown, toggle, showAll }: ColumnChoice) {
  const t = useTranslations("ui.list");
  const isShown = (id: string) => shown.some((column) => column.id === id);
  return (
    <LatePopover
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
        {shown.length < all.length && (
          <Button look="ghost" size="sm" className="mt-2" onClick={showAll}>
            {t("allColumns")}
          </Button>
        )}
      </div>
    </LatePopover>
  );
}
