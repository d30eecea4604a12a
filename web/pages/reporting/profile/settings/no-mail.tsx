import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Banner } from "@/web/ui/banner";

/** Why no letter comes, and for whoever can change that the way there. */
export function NoMail() {
  const t = useTranslations("profile");
  const maySetUp = useHasRole("admin");
  return (
    <Banner tone="primary">
      {t("noMail")}{" "}
      {maySetUp && (
        <Link to="/admin?tab=email" className="underline">
          {t("toMail")}
        </Link>
      )}
    </Banner>
  );
}
