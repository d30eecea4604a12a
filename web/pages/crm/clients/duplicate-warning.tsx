import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { possibleDuplicates, type Typed } from "@/web/features/crm/clients/queries";
import { MergeLink } from "@/web/features/crm/duplicates/merge-link";
import { DuplicateList } from "@/web/shared/record/duplicate-list";

/** Which client may be the same company. */
export function DuplicateWarning({ typed }: { typed: Typed }) {
  const t = useTranslations("clients.duplicates");
  const isAsked = Boolean(typed.name || typed.website);
  const { data = [] } = useQuery({ ...possibleDuplicates(typed), enabled: isAsked });
  const found = data.map(({ client: { id, number, name, isArchived }, signs }) => ({
    id,
    to: `/clients/${id}`,
    label: `${number} ${name}`,
    signs: signs.map((sign) => t(`signs.${sign}`)),
    isArchived,
  }));
  const keptId = typed.except;
  const merge = (mergedId: string) =>
    keptId && <MergeLink pair={{ kind: "client", keptId, mergedId }} path="/clients" />;
  return <DuplicateList title={t("title")} found={isAsked ? found : []} action={merge} />;
}
