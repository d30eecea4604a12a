import type { QueryKey } from "@tanstack/react-query";
import { Archive, ArchiveRestore } from "lucide-react";
import { useTranslations } from "use-intl";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useBulkMutation } from "@/web/shared/list/selection/use-bulk-mutation";
import { Button } from "@/web/ui/button";
import type { ListKind } from "./kind";

type Props = {
  kind: Pick<ListKind<never>, "texts" | "queryKey" | "archive" | "restore">;
  ids: string[];
  isArchived: boolean;
  onDone?: () => void;
};

/** Puts records away, or brings back those that are. */
export default function ArchiveButton({ kind, ids, isArchived, onDone }: Props) {
  const t = useTranslations("records");
  const mayArchive = useHasRole("recruiter");
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

type Options = Pick<ListKind<never>, "texts" | "queryKey" | "archive" | "restore">;

/** Puts records away at once, or brings them back; each offers the way back from itself. */
export function useArchiving({ texts, queryKey, ...move }: Options, onDone = () => {}) {
  const t = useTranslations(texts);
  const common = { queryKey, failure: t("archive.failed") };
  const { archive, restore } = move;
  const done = (count: number) => t("archive.done", { count });
  const restored = (count: number) => t("archive.restored", { count });
  return {
    archive: useMove({ ...common, move: archive, undo: restore, success: done }, onDone),
    restore: useMove({ ...common, move: restore, undo: archive, success: restored }, onDone),
  };
}

/** Answers which records were really moved. */
type Mover = (ids: string[]) => Promise<string[]>;

type Move = {
  move: Mover;
  undo: Mover;
  /** What shows these records. */
  queryKey: QueryKey;
  success: (count: number) => string;
  failure: string;
};

/** Moves records somewhere at once, such as into the archive, and offers the way back. */
function useMove({ queryKey, move, undo, ...texts }: Move, onDone: () => void) {
  const moving = useBulkMutation({
    run: ({ ids }: { ids: string[] }) => move(ids),
    undo: (moved) => undo(moved),
    countOf: ({ length }) => length,
    ...texts,
    keys: [queryKey],
    onDone,
  });
  return { ...moving, mutate: (ids: string[]) => moving.mutate({ ids }) };
}
