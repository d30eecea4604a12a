import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { TagKind } from "@/modules/records/tags/rules";
import { type Change, FilterChoice } from "@/web/shared/list/filters/filter-fields";
import { tagList } from "@/web/features/records/core/queries";

type Props = { kind: TagKind; value: string | undefined; change: Change };

/** The tag a list is narrowed by; of several in the address each is a choice that may be given up. */
export function TagFilter({ kind, value = "", change }: Props) {
  const t = useTranslations("records.tags");
  const { data: known = [] } = useQuery(tagList(kind));
  const options = known.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }));
  const isKnown = value === "" || known.some(({ tag }) => tag === value);
  return (
    <FilterChoice
      label={t("one")}
      any={t("any")}
      options={isKnown ? options : [{ value, label: value }, ...options]}
      value={value}
      onChange={(tag) => change({ tag })}
    />
  );
}
