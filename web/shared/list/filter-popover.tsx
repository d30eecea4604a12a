import { ListFilter } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import { LatePopover } from "@/web/ui/late-popover";

/** The filters that need more room than the bar has; those in force stand below it as chips. */
export function FilterPopover({ children }: { children: ReactNode }) {
  const t = useTranslations("ui.list");
  return (
    <LatePopover label={t("filter")} trigger={<Button icon={ListFilter}>{t("filter")}</Button>}>
      <div className="grid w-72 max-w-full gap-3.5">{children}</div>
    </LatePopover>
  );
}
