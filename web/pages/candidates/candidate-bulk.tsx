import { Archive, ArchiveRestore } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Selection } from "@/web/components/list/use-selection";
import { useMay } from "@/web/components/use-may";
import { Button } from "@/web/ui/button";
import { useArchive } from "./use-archive";

type Props = { selection: Selection; isArchived: boolean };

/** What can be done with several candidates at once. */
export default function CandidateBulk({ selection, isArchived }: Props) {
  const t = useTranslations("candidates.archive");
  const mayArchive = useMay("recruiter");
  const { archive, restore } = useArchive(selection.clear);
  const move = isArchived ? restore : archive;
  if (!mayArchive) return null;
  return (
    <Button
      size="sm"
      icon={isArchived ? ArchiveRestore : Archive}
      pending={move.isPending}
      onClick={() => move.mutate([...selection.ids])}
    >
      {t(isArchived ? "restore" : "action")}
    </Button>
  );
}
