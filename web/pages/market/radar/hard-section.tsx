import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { hardToFillDays } from "@/modules/market/employers/rules";
import { hardToFill } from "@/web/features/market/employers/queries";
import { Card } from "@/web/ui/card";
import { AdRows } from "./ad-rows";
import { SectionState } from "./section-state";
import { useEmployerPath } from "./sections";

/** Ads open for long or advertised again, the longest first: the best reason to call. */
export default function HardSection() {
  const t = useTranslations("radar.hard");
  const query = useQuery(hardToFill);
  const employerPath = useEmployerPath();
  return (
    <SectionState section="hard" query={query} isEmpty={(ads) => ads.length === 0}>
      {(ads) => (
        <Card title={t("title")}>
          <p className="-mt-2 mb-2 text-sm text-ink-2">{t("text", { days: hardToFillDays })}</p>
          <AdRows label={t("title")} ads={ads} employerPath={employerPath} />
        </Card>
      )}
    </SectionState>
  );
}
