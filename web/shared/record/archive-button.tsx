import { Archive, ArchiveRestore } from "lucide-react";
import { useTranslations } from "use-intl";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import type { Kind } from "./kind";
import { useArchiving } from "./use-archiving";

type Props = {
  kind: Pick<Kind<never>, "texts" | "queryKey" | "archive" | "restore">;
  ids: string[];
  isArchived: boolean;
  onDone?: () => void;
};

/** Puts records away, or brings back those that are. */
export default function ArchiveButton({ kind, ids, isArchived, onDone }: Props) {
  const t = useTranslations("records");
  const mayArchive = useMay("recruiter");
  const { archive, restore } = useArchiving(kind, onDone);
  const move = isArchived ? restore : archive;
  if (!mayArchive) return null;
  return (
    <Button
      size="sm"
      icon={isArchived ? ArchiveRestore : Archive}
      pending={move.isPending}
      onClick={() => move.mutate(ids)}
    >
      {t(isArchived ? "restore" : "archive")}
    </Button>
  );
}
