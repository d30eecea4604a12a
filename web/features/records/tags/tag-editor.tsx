import { type QueryKey, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { TagKind } from "@/modules/records/tags/rules";
import { tagsOf } from "./queries-tags-of";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { TagChip } from "./tag-chip";
import { TagInput } from "./tag-input";
import { useTagging } from "./use-tagging";

type Props = {
  kind: TagKind;
  id: string;
  listKey: QueryKey;
  /** Whether another one is being put on. */
  isAdding: boolean;
  onAdded: () => void;
};

/** The tags of an open record, with the way to take one off and to put another on. */
export function TagEditor({ kind, id, listKey, isAdding, onAdded }: Props) {
  const t = useTranslations("records.tags");
  const mayTag = useHasRole("recruiter");
  const { data: tags = [] } = useQuery(tagsOf(kind, id));
  const tagging = useTagging(kind, listKey);
  const removal = (tag: string) => ({
    label: t("removeOf", { tag }),
    act: () => tagging.mutate({ ids: [id], remove: [tag] }),
  });
  if (!isAdding && tags.length === 0) return null;
  return (
    <div role="group" aria-label={t("title")} className="flex flex-wrap items-center gap-1.5">
      {tags.map((tag) => (
        <TagChip key={tag} tag={tag} remove={mayTag ? removal(tag) : undefined} />
      ))}
      {isAdding && (
        <TagInput
          kind={kind}
          action={t("add")}
          isPending={tagging.isPending}
          onTag={(tag) =>
            tagging.mutate(
              { ids: [id], add: [tag] },
              { onSuccess: ({ error }) => error === undefined && onAdded() },
            )
          }
        />
      )}
    </div>
  );
}
