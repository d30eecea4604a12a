import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { validityOf } from "@/modules/crm/candidates/rules";
import { AvailableText } from "@/web/features/crm/candidates/available-text";
import { useToday } from "@/web/shared/hooks/use-zone";
import { Tag, type Tone } from "@/web/ui/tag";
import { PossibleDuplicatesTag } from "./possible-duplicates";

type Props = { candidate: CandidateRecord };

/** Whether somebody may be placed, in one line: consent, certificates, from when; each leads to its section. */
export function CandidateStrip({ candidate }: Props) {
  const t = useTranslations("candidates");
  const tAll = useTranslations("records");
  const { gdprConsent, origin, isArchived, restrictedAt, dataRetentionUntil } = candidate;
  return (
    <>
      <To part="consent" tone={gdprConsent ? "ok" : "warn"}>
        {gdprConsent ? t("record.consent") : t("noConsent")}
      </To>
      <Certificates candidate={candidate} />
      <To part="start" tone="neutral">
        <AvailableText candidate={candidate} />
      </To>
      <PossibleDuplicatesTag candidate={candidate} />
      {dataRetentionUntil < useToday() && (
        <To part="consent" tone="bad">
          {t("strip.retentionOver")}
        </To>
      )}
      {/* Restricted says more than put away, which lifting it undoes. */}
      {isArchived && !restrictedAt && <Tag tone="warn">{tAll("archived")}</Tag>}
      {origin === "sample" && <Tag hasLed={false}>{t("origins.sample")}</Tag>}
    </>
  );
}

/** How many certificates have ended or soon will, or that all hold. */
function Certificates({ candidate: { certificates } }: Props) {
  const t = useTranslations("candidates.strip");
  const today = useToday();
  const lights = certificates.map(({ expiresOn }) => validityOf(expiresOn, today));
  const [expired, ending] = (["expired", "ending"] as const).map(
    (light) => lights.filter((it) => it === light).length,
  );
  const [tone, text]: [Tone, string] = expired
    ? ["bad", t("expired", { count: expired })]
    : ending
      ? ["warn", t("ending", { count: ending })]
      : [lights.length > 0 ? "ok" : "neutral", t("papers", { count: lights.length })];
  return (
    <To part="papers" tone={tone}>
      {text}
    </To>
  );
}

type ToProps = { part: string; tone: Tone; children: ReactNode };

function To({ part, tone, children }: ToProps) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  params.set("tab", part);
  return (
    <Link
      to={{ search: params.toString() }}
      replace
      preventScrollReset
      className="inline-flex min-h-[24px] items-center rounded-sm hover:underline"
    >
      <Tag tone={tone}>{children}</Tag>
    </Link>
  );
}
