import { useFormatter, useTranslations } from "use-intl";
import type { Blocker, Match } from "@/modules/staffing/matching/model";
import { useCountryPhrase } from "@/web/shared/place-names";
import { useLanguages } from "./use-languages";
import { useWords } from "./use-words";

/** Why a candidate cannot take the job as things stand, in the reader's words. */
export function useBlocker(): (blocker: Blocker, match: Pick<Match, "plan">) => string {
  const t = useTranslations("matching.blockers");
  const format = useFormatter();
  const where = useCountryPhrase();
  const languagesOf = useLanguages();
  const { certificate } = useWords();
  return ({ kind, what, because }, { plan }) => {
    switch (kind) {
      case "status":
        return what === "hired" || what === "blacklisted" ? t(what) : because;
      case "consent":
        return t("consent");
      case "retention":
        return t("retention", { date: format.dateTime(new Date(what), { dateStyle: "long" }) });
      case "country":
        return t("country", { country: where(what) });
      case "language":
        return t("language", { languages: languagesOf(what) });
      case "permit": {
        const isRenewed = plan.some((step) => step.kind === "renewal" && step.what === what);
        return t(isRenewed ? "expired" : "missing", { certificate: certificate(what) });
      }
    }
  };
}
