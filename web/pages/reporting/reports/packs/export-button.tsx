import { Download } from "lucide-react";
import { useTranslations } from "use-intl";
import type { PackTab } from "@/modules/reporting/board-packs/rules";
import { useListState } from "@/web/shared/list/use-list-state";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { useExport } from "./use-export";

const keys = ["exports"] as const;

/** The files of one part; where they lie opens at once. */
export function ExportButton({ tab }: { tab: PackTab }) {
  const t = useTranslations("reports");
  const { change } = useListState(keys);
  const mayExport = useHasRole("recruiter");
  const start = useExport(() => change({ exports: "1" }));
  if (!mayExport) return null;
  return (
    <Button
      size="sm"
      icon={Download}
      pending={start.isPending}
      aria-label={t("packs.exportOf", { tab: t(`tabs.${tab}`) })}
      onClick={() => start.mutate({ tab })}
      className="no-print"
    >
      {t("packs.exportOne")}
    </Button>
  );
}
