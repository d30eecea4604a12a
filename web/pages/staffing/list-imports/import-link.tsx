import { Upload } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ListKind } from "@/modules/engagement/list-imports/rules";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { buttonClass } from "@/web/ui/button";

/** The way from a list to the import of a file into it. */
export function ImportLink({ kind }: { kind: ListKind }) {
  const t = useTranslations("ui.list");
  if (!useHasRole("recruiter")) return null;
  return (
    <Link to={`/${kind}/import`} className={buttonClass()}>
      <Upload aria-hidden="true" size={16} />
      {t("importFile")}
    </Link>
  );
}
