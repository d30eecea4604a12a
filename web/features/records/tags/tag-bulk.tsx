import type { QueryKey } from "@tanstack/react-query";
import { useQuery } from "@tanstack/react-query";
import { Tags } from "lucide-react";
import { useTranslations } from "use-intl";
import type { TagKind } from "@/modules/records/tags/rules";
import { tagList } from "@/web/features/records/core/queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { Popover } from "@/web/ui/popover";
import { TagChip } from "./tag-chip";
import { TagInput } from "./tag-input";
import { useTagging } from "./use-tagging";

/** More than these are found by typing. */
const maxOffered = 12;

type Props = { kind: TagKind; listKey: QueryKey; ids: string[] };

/** Tags several records at once, or takes a tag off all of them. */
export default function TagBulk({ kind, listKey, ids }: Props) {
  const t = useTranslations("records.tags");
  const mayTag = useHasRole("recruiter");
  const { data: known = [] } = useQuery(tagList(kind));
  const tagging = useTagging(kind, listKey);
  if (!mayTag) return null;
  return (
    <Popover
      label={t("title")}
      trigger={
        <Button size="sm" icon={Tags}>
          {t("action")}
        </Button>
      }
    >
      <div className="grid w-72 max-w-full gap-3">
        <TagInput
          kind={kind}
          action={t("add")}
          isPending={tagging.isPending}
          onTag={(tag) => tagging.mutate({ ids, add: [tag] })}
        />
        <ul aria-label={t("known")} className="grid gap-0.5 empty:hidden">
          {known.slice(0, maxOffered).map(({ tag, count }) => (
            <li key={tag} className="flex items-center gap-2">
              <span className="min-w-0 flex-1">
                <TagChip tag={tag} /> <span className="num text-xs text-ink-3">{count}</span>
              </span>
              <Button
                look="ghost"
                size="sm"
                aria-label={t("addOf", { tag })}
                onClick={() => tagging.mutate({ ids, add: [tag] })}
              >
                {t("add")}
              </Button>
              <Button
                look="ghost"
                size="sm"
                aria-label={t("removeOf", { tag })}
                onClick={() => tagging.mutate({ ids, remove: [tag] })}
              >
                {t("remove")}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}
