import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { possibleDuplicates, type Typed } from "@/web/features/crm/candidates/queries";
import { MergeLink } from "@/web/features/crm/duplicates/merge-link";
import { DuplicateList } from "@/web/shared/record/duplicate-list";

/** Who may be the same person. */
export function DuplicateWarning({ typed }: { typed: Typed }) {
  const t = useTranslations("candidates.duplicates");
  const { email, phone, linkedin, firstName, lastName } = typed;
  const isAsked = Boolean(email || phone || linkedin || (firstName && lastName));
  const { data = [] } = useQuery({ ...possibleDuplicates(typed), enabled: isAsked });
  const isSure = data.some(({ strength }) => strength === "strong");
  const found = data.map(({ candidate, signs }) => ({
    id: candidate.id,
    to: `/candidates/${candidate.id}`,
    label: `${candidate.number} ${candidate.firstName} ${candidate.lastName}`,
    signs: signs.map((sign) => t(`signs.${sign}`)),
    isArchived: candidate.isArchived,
  }));
  const keptId = typed.except;
  const merge = (mergedId: string) =>
    keptId && <MergeLink pair={{ kind: "candidate", keptId, mergedId }} path="/candidates" />;
  return (
    <DuplicateList
      title={t(isSure ? "strong" : "possible")}
      found={isAsked ? found : []}
      action={merge}
    />
  );
}
