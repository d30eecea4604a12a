import { Archive } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Selection } from "@/web/components/list/use-selection";
import { Button } from "@/web/ui/button";
import { useArchive } from "./use-archive";

/** What can be done with several jobs at once. */
export function JobBulk({ selection }: { selection: Selection }) {
  const t = useTranslations("jobs.archive");
  const archive = useArchive(selection.clear);
  return (
    <Button
      size="sm"
      icon={Archive}
      pending={archive.isPending}
      onClick={() => archive.mutate([...selection.ids])}
    >
      {t("action")}
    </Button>
  );
}
