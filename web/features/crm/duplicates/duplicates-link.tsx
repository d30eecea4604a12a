import { CopyCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { MergeKind } from "@/modules/crm/duplicates/rules";

/** Leads to the pairs that are probably one. */
export function DuplicatesLink({ kind }: { kind: MergeKind }) {
  const t = useTranslations("records");
  return (
    <Link
      to={`/duplicates?kind=${kind}`}
      className="inline-flex min-h-9 items-center gap-1.5 px-2 text-sm text-ink-2 hover:text-ink"
    >
      <CopyCheck aria-hidden="true" size={16} />
      {t("duplicates")}
    </Link>
  );
}
