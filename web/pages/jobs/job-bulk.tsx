import { Archive } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Selection } from "@/web/components/list/use-selection";
import { useMay } from "@/web/components/use-may";
import { Button } from "@/web/ui/button";
import { useArchive } from "./use-archive";

/** What can be done with several jobs at once. */
export function JobBulk({ selection }: { selection: Selection }) {
  const t = useTranslations("jobs.archive");
  const mayArchive = useMay("recruiter");
  const archive = useArchive(selection.clear);
  if (!mayArchive) return null;
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
