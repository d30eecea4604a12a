import { type QueryKey, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { RecordKind } from "@/modules/records/core/rules";
import { tagsOf } from "./queries-tags-of";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { TagChip } from "./tag-chip";
import { TagInput } from "./tag-input";
import { useTagging } from "./use-tagging";

type Props = { kind: RecordKind; id: string; listKey: QueryKey };

/** The tags of an open record, with the way to take one off and to put another on. */
export function TagEditor({ kind, id, listKey }: Props) {
  const t = useTranslations("records.tags");
  const mayTag = useMay("recruiter");
  const [isAdding, setAdding] = useState(false);
  const { data: tags = [] } = useQuery(tagsOf(kind, id));
  const tagging = useTagging(kind, listKey);
  const removal = (tag: string) => ({
    label: t("removeOf", { tag }),
    act: () => tagging.mutate({ ids: [id], remove: [tag] }),
  });
  if (!mayTag && tags.length === 0) return null;
  return (
    <div role="group" aria-label={t("title")} className="flex flex-wrap items-center gap-1.5">
      {tags.map((tag) => (
        <TagChip key={tag} tag={tag} remove={mayTag ? removal(tag) : undefined} />
      ))}
      {mayTag && !isAdding && (
        <Button
          look="ghost"
          size="sm"
          icon={Plus}
          className={cx(tags.length === 0 && "-ml-2.5")}
          onClick={() => setAdding(true)}
        >
          {t("action")}
        </Button>
      )}
      {isAdding && (
        <TagInput
          kind={kind}
          action={t("add")}
          isPending={tagging.isPending}
          onTag={(tag) => tagging.mutate({ ids: [id], add: [tag] })}
        />
      )}
    </div>
  );
}
