import { CopyCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { MergeKind } from "@/modules/crm/duplicates/rules";
import { MergeLink } from "./merge-link";

type Props = { kind: MergeKind; ids: string[]; path: string };

/** Two chosen rows can be made one; which of them stays is asked in the dialog. */
export function MergeTwo({ kind, ids: [keptId, mergedId, third], path }: Props) {
  if (!keptId || !mergedId || third) return null;
  return <MergeLink pair={{ kind, keptId, mergedId }} path={path} />;
}

/** Leads to the pairs that are probably one. */
export function DoublesLink({ kind }: { kind: MergeKind }) {
  const t = useTranslations("records");
  return (
    <Link
      to={`/duplicates?kind=${kind}`}
      className="inline-flex min-h-9 items-center gap-1.5 px-2 text-sm text-ink-2 hover:text-ink"
    >
      <CopyCheck aria-hidden="true" size={16} />
      {t("doubles")}
    </Link>
  );
}
