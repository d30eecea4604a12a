import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { purposes } from "@/modules/crm/candidates/rules";
import { Read } from "@/web/features/platform/records/read";
import { OwnPagePart } from "@/web/features/public/candidate-self-service";
import { consentsOf } from "@/web/features/crm/certificates/queries";
import { SectionTitle } from "@/web/ui/section-title";
import { BasesPart } from "./bases-part";
import { ConsentHistory } from "./consent-history";
import { InformationPart } from "./information-part";
import { ObjectionPart } from "./objection-part";
import { PurposeItem } from "./purpose-item";
import { RecipientsPart } from "./recipients-part";
import { RestrictionPart } from "./restriction-part";
import { RetentionPart } from "./retention-part";

export function ConsentsTab({ candidateId }: { candidateId: string }) {
  const t = useTranslations("papers.consents");
  const query = useQuery(consentsOf(candidateId));
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(overview) => (
        <div className="grid gap-6">
          {overview.restriction && (
            <RestrictionPart restriction={overview.restriction} candidateId={candidateId} />
          )}
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
          <BasesPart overview={overview} candidateId={candidateId} />
          <ObjectionPart objectedAt={overview.objectedAt} candidateId={candidateId} />
          <RetentionPart overview={overview} candidateId={candidateId} />
          <InformationPart information={overview.information} candidateId={candidateId} />
          <RecipientsPart candidateId={candidateId} />
          {!overview.restriction && (
            <RestrictionPart restriction={null} candidateId={candidateId} />
          )}
          <OwnPagePart candidateId={candidateId} />
          <ConsentHistory consents={overview.consents} />
        </div>
      )}
    </Read>
  );
}
