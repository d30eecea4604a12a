import { useTranslations } from "use-intl";
import type { RequirementKind } from "@/modules/staffing/start-checks/rules";
import { useLanguageNames } from "@/web/shared/language-name";

type Asked = {
  kind: RequirementKind;
  what: string;
  level: string | null;
  years: number | null;
  name: string | null;
};

/** What a requirement is called: "VCA VOL", "Dutch at level B2", "3 years in datacenters". */
export function useRequirementWords(): (asked: Asked) => string {
  const t = useTranslations("readiness.requirements");
  const languageOf = useLanguageNames();
  return ({ kind, what, level, years, name }) => {
    if (kind === "identity") return t("identity");
    if (kind === "years") return t("yearsIn", { years: years ?? 0 });
    if (kind === "language") {
      return t("languageAt", { language: languageOf(what), level: level ?? "" });
    }
    return name ?? what;
  };
}
