import { useTranslations } from "use-intl";
import type { Consents } from "@/web/features/crm/certificates/queries";
import { useMay } from "@/web/shared/use-may";
import { useDate } from "@/web/shared/dates";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { SectionTitle } from "@/web/ui/section-title";
import { useConsents } from "./use-consents";
import { useToday } from "@/web/shared/use-zone";

type Props = { overview: Consents; candidateId: string };

/** How long the data may stay, and by which rule. */
export function RetentionPart({ overview, candidateId }: Props) {
  const t = useTranslations("papers.consents.retention");
  const day = useDate();
  const mayNote = useMay("recruiter");
  const { contact } = useConsents(candidateId);
  const { until, rule, days, from } = overview.retention;
  const isOver = until < useToday();
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Tag tone={isOver ? "bad" : "neutral"}>
          {t(isOver ? "over" : "until", { day: day(until) })}
        </Tag>
        {t(`rules.${rule}`, { days, from: day(from) })}
      </div>
      {mayNote && (
        <Button
          size="sm"
          className="justify-self-start"
          pending={contact.isPending}
          onClick={() => contact.mutate(undefined)}
        >
          {t("contact")}
        </Button>
      )}
    </section>
  );
}
