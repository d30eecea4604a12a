import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Consents } from "@/web/features/crm/certificates/queries";
import { useMay } from "@/web/shared/use-may";
import { useDay } from "@/web/features/crm/certificates/use-day";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { SectionTitle } from "@/web/ui/section-title";
import { NoticeDialog } from "./notice-dialog";
import { useConsents } from "./use-consents";
import { useToday } from "@/web/shared/use-zone";

type Props = { information: Consents["information"]; candidateId: string };

/** By when somebody who did not apply has to be told, or when they were. */
export function InformationPart({ information, candidateId }: Props) {
  const t = useTranslations("papers.consents.information");
  const day = useDay();
  const tNotice = useTranslations("papers.rights.notice");
  const mayNote = useMay("recruiter");
  const [isOpen, setOpen] = useState(false);
  const { inform, uninform } = useConsents(candidateId);
  const today = useToday();
  if (!information) return null;
  const { dueOn, informedAt } = information;
  const deed = informedAt ? uninform : inform;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      <p className="text-sm text-ink-2">
        {informedAt && <Tag tone="ok">{t("done", { day: day(informedAt) })}</Tag>}
        {!informedAt && dueOn < today && (
          <Tag tone="bad" className="whitespace-normal">
            {t("over", { day: day(dueOn) })}
          </Tag>
        )}
        {!informedAt && dueOn >= today && t("due", { day: day(dueOn) })}
      </p>
      {mayNote && (
        <div className="flex flex-wrap gap-2">
          {!informedAt && (
            <Button size="sm" onClick={() => setOpen(true)}>
              {tNotice("write")}
            </Button>
          )}
          <Button
            size="sm"
            look="ghost"
            pending={deed.isPending}
            onClick={() => deed.mutate(undefined)}
          >
            {t(informedAt ? "unmark" : "mark")}
          </Button>
        </div>
      )}
      {isOpen && <NoticeDialog candidateId={candidateId} onClose={() => setOpen(false)} />}
    </section>
  );
}
