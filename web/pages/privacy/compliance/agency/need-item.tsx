import { useFormatter, useTranslations } from "use-intl";
import type { AgencyCertificate } from "@/modules/privacy/legal-documents/model";
import { useDay } from "@/web/features/crm/certificates/use-day";
import { Tag, type Tone } from "@/web/ui/tag";
import type { Need } from "./needs";

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
export function NeedItem({ kind, held, deposit }: Props) {
  const t = useTranslations("compliance.agency");
  const format = useFormatter();
  const amount = format.number(deposit, {
    ...{ style: "currency", currency: "EUR", maximumFractionDigits: 0 },
  });
  const papers = held.filter((it) => it.kind === kind && !it.isArchived);
  const name = t(`kinds.${kind}`);
  return (
    <li aria-label={name} className="grid gap-1 border-b border-line pb-3 text-sm last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium text-ink">{name}</span>
        {papers.length === 0 && <Tag tone="neutral">{t("missing")}</Tag>}
      </div>
      <p className="text-xs text-ink-2">{t(`texts.${kind}`, { amount })}</p>
      {papers.map((paper) => (
        <Paper key={paper.id} paper={paper} />
      ))}
    </li>
  );
}

function Paper({ paper }: { paper: AgencyCertificate }) {
  const t = useTranslations("compliance.agency");
  const day = useDay();
  const { number, issuer, standing, validUntil, askedOn } = paper;
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
