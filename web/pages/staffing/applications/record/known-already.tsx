import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { DuplicateRow } from "@/web/features/crm/duplicates/duplicate-row";
import { duplicatesOfRecord } from "@/web/features/crm/duplicates/queries";
import { SectionTitle } from "@/web/ui/section-title";

/** Whether the one who applied is somebody we know: they become one, or are said to be two. */
export function KnownAlready({ candidateId }: { candidateId: string }) {
  const t = useTranslations("applications.record");
  const { data = [] } = useQuery(duplicatesOfRecord(candidateId));
  if (data.length === 0) return null;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("known")}</SectionTitle>
      <ul className="grid gap-2">
        {data.map((pair) => (
          <DuplicateRow key={pair.ids.join()} kind="candidate" pair={pair} />
        ))}
      </ul>
    </section>
  );
}
