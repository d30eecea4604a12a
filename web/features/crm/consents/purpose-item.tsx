import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Purpose } from "@/modules/crm/candidates/rules";
import type { Consents } from "@/web/features/crm/certificates/queries";
import { useMay } from "@/web/shared/use-may";
import { useDay } from "@/web/features/crm/certificates/use-day";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { ConsentForm } from "./consent-form";
import { useConsents } from "./use-consents";

type Props = { purpose: Purpose; overview: Consents; candidateId: string };

/** One purpose: whether a consent to it stands, and the way to give or withdraw it. */
export function PurposeItem({ purpose, overview, candidateId }: Props) {
  const t = useTranslations("papers.consents");
  const day = useDay();
  const mayNote = useMay("recruiter");
  const [isOpen, setOpen] = useState(false);
  const { withdraw } = useConsents(candidateId);
  const standing = overview.consents.find((it) => it.purpose === purpose && !it.withdrawnAt);
  const name = t(`purposes.${purpose}`);
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 font-medium text-ink">{name}</span>
        <Tag tone={standing ? "ok" : "neutral"}>
          {standing ? t("since", { day: day(standing.givenAt) }) : t("notGiven")}
        </Tag>
      </div>
      {mayNote && !isOpen && (
        <div className="flex flex-wrap gap-1">
          <Button
            size="sm"
            aria-label={t(standing ? "againOf" : "giveOf", { purpose: name })}
            onClick={() => setOpen(true)}
          >
            {t(standing ? "again" : "give")}
          </Button>
          {standing && (
            <Button
              size="sm"
              pending={withdraw.isPending}
              aria-label={t("withdrawOf", { purpose: name })}
              onClick={() => withdraw.mutate(standing.id)}
            >
              {t("withdraw")}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <ConsentForm
          purpose={purpose}
          texts={overview.texts}
          candidateId={candidateId}
          onDone={() => setOpen(false)}
        />
      )}
    </li>
  );
}
