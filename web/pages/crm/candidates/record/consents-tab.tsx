import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { purposes } from "@/modules/crm/candidates/rules";
import { Read } from "@/web/features/records/core/read";
import { OwnPagePart } from "@/web/features/engagement/candidate-self-service";
import { type Consents, consentsOf } from "@/web/features/crm/certificates/queries";
import { SectionTitle } from "@/web/ui/section-title";
import { BasesPart } from "@/web/features/crm/consents/bases-part";
import { InformationPart } from "@/web/features/privacy/privacy-notices/information-part";
import { ObjectionPart, RetentionPart } from "@/web/features/crm/consents/objection-part";
import { PurposeItem } from "@/web/features/crm/consents/purpose-item";
import { RecipientsPart } from "@/web/features/privacy/privacy-notices/recipients-part";
import { RestrictionPart } from "@/web/features/crm/consents/restriction-part";
import { lapsedBy, mistakenBy } from "@/modules/crm/candidates/legal-bases/rules";
import { useDate } from "@/web/shared/dates";

const ends = { [lapsedBy]: "lapsedOn", [mistakenBy]: "mistakenOn" } as const;
const endOf = (by: string | null) => ends[by as keyof typeof ends] ?? "withdrawnOn";

/** Every consent that was ever noted, also those that were withdrawn. */
function ConsentHistory({ consents }: { consents: Consents["consents"] }) {
  const t = useTranslations("papers.consents");
  const day = useDate();
  if (consents.length === 0) return null;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("history")}</SectionTitle>
      <ul className="grid gap-2 text-sm text-ink-2">
        {consents.map((it) => (
          <li key={it.id}>
            {t("entry", {
              purpose: t(`purposes.${it.purpose}`),
              day: day(it.givenAt),
              channel: t(`channels.${it.channel}`),
              version: [it.textVersion, it.language].filter(Boolean).join(" "),
            })}
            <span className="block text-xs text-ink-3">
              {[
                t("recorded", { name: it.recordedBy }),
                it.proof,
                it.withdrawnAt &&
                  t(endOf(it.withdrawnBy), {
                    day: day(it.withdrawnAt),
                    name: it.withdrawnBy ?? "",
                  }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a person agreed to, how long their data may stay, and whether they know that we have it. */
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
