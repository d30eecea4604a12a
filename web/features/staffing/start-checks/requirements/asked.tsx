import { useTranslations } from "use-intl";
import { Tag } from "@/web/ui/tag";
import { useRequirementWords } from "./use-requirement-words";
import { queryOptions } from "@tanstack/react-query";
import type { Owner } from "@/modules/staffing/start-checks/rules";
import { api, ok } from "@/web/api";
import { requirementsKey } from "@/web/state/query-keys";

type Line = Parameters<ReturnType<typeof useRequirementWords>>[0] & {
  isRequired: boolean;
  note: string | null;
};

/** What is asked, how strictly, and what one should know of it. */
export function Asked({ requirements }: { requirements: readonly Line[] }) {
  const t = useTranslations("readiness.requirements");
  const wordsOf = useRequirementWords();
  if (requirements.length === 0) return <p className="text-sm text-ink-3">{t("none")}</p>;
  return (
    <ul className="grid gap-1.5">
      {requirements.map((it) => (
        <li
          key={`${it.kind}:${it.what}`}
          className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm text-ink"
        >
          <Tag tone={it.isRequired ? "primary" : "neutral"} hasLed={false}>
            {t(it.isRequired ? "required" : "preferred")}
          </Tag>
          <span className="min-w-0 break-words">{wordsOf(it)}</span>
          {it.note && <span className="text-xs text-ink-3">{it.note}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What one client, site or project asks by itself. */
export const requirementSet = ({ kind, id }: Owner) =>
  queryOptions({
    queryKey: [...requirementsKey, kind, id],
    queryFn: () => ok(api.requirements({ kind })({ id }).get()),
  });
