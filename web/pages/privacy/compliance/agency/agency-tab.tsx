import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { AgencyCertificate } from "@/modules/privacy/legal-documents/model";
import type { CountryRule } from "@/modules/staffing/country-rules/model";
import { agencyCertificates } from "@/web/features/privacy/compliance/queries";
import { Read } from "@/web/features/records/core/read";
import { countryRules } from "@/web/features/staffing/country-rules/queries";
import { TopicRules } from "@/web/features/staffing/country-rules/topic-rules";
import { useDate } from "@/web/shared/dates";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Tag, type Tone } from "@/web/ui/tag";

/** What an agency has to be registered, admitted and certified for, and how it stands. */
export function AgencyTab() {
  const t = useTranslations("compliance");
  const certificates = useQuery(agencyCertificates);
  const { data: rules = [] } = useQuery(countryRules);
  const mayEdit = useHasRole("admin");
  const toCertificates = mayEdit && (
    <Link to="/legal?tab=certificates" className={buttonClass("secondary", "sm")}>
      {t("agency.toPapers")}
    </Link>
  );
  return (
    <Read query={certificates} words={{ loading: t("loading"), failed: t("agency.failed") }}>
      {(held) => (
        <div className="grid grid-cols-1 gap-4">
          <Card title={t("agency.title")} action={toCertificates}>
            <ul aria-label={t("agency.title")} className="grid gap-3">
              {needs.map((kind) => (
                <NeedItem key={kind} kind={kind} held={held} deposit={depositIn(rules)} />
              ))}
            </ul>
          </Card>
          <TopicRules topic="agency" />
        </div>
      )}
    </Read>
  );
}

const depositIn = (rules: readonly CountryRule[]): number =>
  rules.find(({ id }) => id === "nl-admission")?.values["depositEuros"] ?? 0;

type Standing = AgencyCertificate["standing"];
const tones: Record<Standing, Tone> = {
  valid: "ok",
  open: "ok",
  ending: "warn",
  expired: "bad",
  asked: "primary",
};

type Props = { kind: Need; held: readonly AgencyCertificate[]; deposit: number };

/** One thing an agency needs, why, and the papers of that kind that are written down. */
function NeedItem({ kind, held, deposit }: Props) {
  const t = useTranslations("compliance.agency");
  const format = useFormatter();
  const amount = format.number(deposit, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  });
  const heldOfKind = held.filter((it) => it.kind === kind && !it.isArchived);
  const name = t(`kinds.${kind}`);
  return (
    <li aria-label={name} className="grid gap-1 border-b border-line pb-3 text-sm last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium text-ink">{name}</span>
        {heldOfKind.length === 0 && <Tag tone="neutral">{t("missing")}</Tag>}
      </div>
      <p className="text-xs text-ink-2">{t(`texts.${kind}`, { amount })}</p>
      {heldOfKind.map((certificate) => (
        <CertificateLine key={certificate.id} certificate={certificate} />
      ))}
    </li>
  );
}

function CertificateLine({ certificate }: { certificate: AgencyCertificate }) {
  const t = useTranslations("compliance.agency");
  const day = useDate();
  const { number, issuer, standing, validUntil, askedOn } = certificate;
  const until =
    standing === "asked"
      ? askedOn && t("asked", { date: day(askedOn) })
      : validUntil
        ? t("until", { date: day(validUntil) })
        : t("open");
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
      <Tag tone={tones[standing]}>{t(`standings.${standing}`)}</Tag>
      {number && <span className="num text-ink">{number}</span>}
      {issuer && <span>{issuer}</span>}
      {until && <span className="num text-xs">{until}</span>}
    </p>
  );
}

/** What a Dutch agency is asked for, in the order it is usually had. */
const needs = ["waadi", "sna", "vcu", "wtta", "vog", "deposit"] as const;
type Need = (typeof needs)[number];

export { AgencyTab as Component };
