import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Consents } from "@/web/features/crm/certificates/queries";
import { useMay } from "@/web/shared/use-may";
import { useDay } from "@/web/features/crm/certificates/use-day";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { Tag } from "@/web/ui/tag";
import { BasisForm } from "./basis-form";
import { useRights } from "./use-rights";

type Props = { overview: Consents; candidateId: string };

/** What each use of the data rests on today, and what somebody recorded besides consents. */
export function BasesPart({ overview, candidateId }: Props) {
  const t = useTranslations("papers.rights.bases");
  const tPurposes = useTranslations("papers.consents.purposes");
  const mayNote = useMay("recruiter");
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      <dl className="grid gap-1.5 text-sm">
        {overview.bases.map(({ purpose, rests }) => (
          <div key={purpose} className="flex flex-wrap items-center gap-2">
            <dt className="min-w-0 flex-1 text-ink-2">{tPurposes(purpose)}</dt>
            <dd>
              <Resting rests={rests} isRestricted={overview.restriction !== null} />
            </dd>
          </div>
        ))}
      </dl>
      <Recorded overview={overview} candidateId={candidateId} />
      {mayNote && !isOpen && (
        <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
          {t("add")}
        </Button>
      )}
      {isOpen && <BasisForm candidateId={candidateId} onDone={() => setOpen(false)} />}
    </section>
  );
}

type Resting = { rests: Consents["bases"][number]["rests"]; isRestricted: boolean };

function Resting({ rests, isRestricted }: Resting) {
  const t = useTranslations("papers.rights.bases");
  const day = useDay();
  if (isRestricted) return <Tag tone="warn">{t("kept")}</Tag>;
  if (!rests) return <Tag tone="warn">{t("none")}</Tag>;
  const name = t(`kinds.${rests.kind === "recorded" ? rests.basis : rests.kind}`);
  return (
    <Tag tone="ok" className="whitespace-normal">
      {rests.until ? t("until", { name, day: day(rests.until) }) : name}
    </Tag>
  );
}

function Recorded({ overview, candidateId }: Props) {
  const t = useTranslations("papers.rights.bases");
  const tPurposes = useTranslations("papers.consents.purposes");
  const day = useDay();
  const mayNote = useMay("recruiter");
  const { endGround } = useRights(candidateId);
  return (
    <ul className="grid gap-2 text-sm text-ink-2">
      {overview.grounds.map((it) => (
        <li key={it.id} className="flex flex-wrap items-start gap-2">
          <span className="min-w-0 flex-1">
            {t("entry", { purpose: tPurposes(it.purpose), basis: t(`kinds.${it.basis}`) })}
            <span className="block text-xs break-words text-ink-3">
              {[
                it.note,
                t("recorded", { day: day(it.recordedAt), name: it.recordedBy }),
                it.until && t("untilDay", { day: day(it.until) }),
                it.endedAt && t("ended", { day: day(it.endedAt), name: it.endedBy ?? "" }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </span>
          {mayNote && !it.endedAt && (
            <Button
              size="sm"
              look="ghost"
              pending={endGround.isPending}
              aria-label={t("endOf", { basis: t(`kinds.${it.basis}`) })}
              onClick={() => endGround.mutate(it.id)}
            >
              {t("end")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
