import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { purposes } from "@/modules/candidates/rules";
import { Read } from "@/web/components/attached/read";
import { OwnPagePart } from "@/web/components/own-page";
import { consentsOf } from "@/web/components/queries/papers";
import { SectionTitle } from "@/web/ui/section-title";
import { ConsentHistory } from "./consent-history";
import { InformationPart } from "./information-part";
import { PurposeItem } from "./purpose-item";
import { RetentionPart } from "./retention-part";

export function ConsentsTab({ candidateId }: { candidateId: string }) {
  const t = useTranslations("papers.consents");
  const query = useQuery(consentsOf(candidateId));
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(overview) => (
        <div className="grid gap-6">
          <section className="grid gap-2">
            <SectionTitle>{t("title")}</SectionTitle>
            <ul className="grid gap-2">
              {purposes.map((purpose) => (
                <PurposeItem
                  key={purpose}
                  purpose={purpose}
                  overview={overview}
                  candidateId={candidateId}
                />
              ))}
            </ul>
          </section>
          <RetentionPart overview={overview} candidateId={candidateId} />
          <InformationPart information={overview.information} candidateId={candidateId} />
          <OwnPagePart candidateId={candidateId} />
          <ConsentHistory consents={overview.consents} />
        </div>
      )}
    </Read>
  );
}
