import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Gap } from "@/modules/privacy/legal-documents/rules";
import { useMay } from "@/web/shared/use-may";
import { Banner } from "@/web/ui/banner";

/** What nobody has filled in yet, and where that is done. */
export function Missing({ gaps }: { gaps: Gap[] }) {
  const t = useTranslations("legal.documents");
  const mayFill = useMay("admin");
  const isOfAgency = gaps.some((gap) => gap.startsWith("agency."));
  const isOfNames = gaps.some((gap) => /^(privacy|authority|court)\./.test(gap));
  const link = "inline-flex min-h-[28px] items-center font-medium underline underline-offset-2";
  return (
    <Banner tone="warn">
      <p>
        {t("missing")} {gaps.map((gap) => t(`gaps.${gap}`)).join(", ")}.
      </p>
      {mayFill && (
        <p className="mt-1 flex flex-wrap gap-x-4">
          {isOfAgency && (
            <Link to="/admin?tab=documents" className={link}>
              {t("toAgency")}
            </Link>
          )}
          {isOfNames && (
            <Link to="/legal" className={link}>
              {t("toNames")}
            </Link>
          )}
        </p>
      )}
    </Banner>
  );
}
