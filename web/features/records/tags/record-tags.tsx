import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { TagKind } from "@/modules/records/tags/rules";
import { tagsOf } from "./queries-tags-of";
import { cx } from "@/web/ui/cx";
import { TagChip } from "./tag-chip";

/** A card and a row have room for so many; the rest is counted. */
const maxShown = { card: 4, row: 1 };

type Props = {
  kind: TagKind;
  id: string;
  /** A row has one line only. */
  isInRow?: boolean;
};

/** The tags of a record on its card or row; nothing where it has none. */
export function RecordTags({ kind, id, isInRow }: Props) {
  const t = useTranslations("records.tags");
  const { data: tags = [] } = useQuery(tagsOf(kind, id));
  const most = maxShown[isInRow ? "row" : "card"];
  const hidden = tags.slice(most);
  if (tags.length === 0) return null;
  return (
    <ul
      aria-label={t("title")}
      className={cx("flex min-w-0 items-center gap-1", isInRow ? "overflow-hidden" : "flex-wrap")}
    >
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className="max-w-full min-w-0">
          <TagChip tag={tag} />
        </li>
      ))}
      {hidden.length > 0 && (
        <li title={hidden.join(", ")} className="num text-xs text-ink-3">
          +{hidden.length}
        </li>
      )}
    </ul>
  );
}
