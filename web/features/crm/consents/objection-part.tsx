import { useTranslations } from "use-intl";
import type { Consents } from "@/web/features/crm/certificates/queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useDate } from "@/web/shared/dates";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { Tag } from "@/web/ui/tag";
import { useRights } from "./use-rights";
import { useConsents } from "./use-consents";
import { useToday } from "@/web/shared/hooks/use-zone";

type Props = { objectedAt: Consents["objectedAt"]; candidateId: string };

/** Whether somebody wants to be approached at all. */
export function ObjectionPart({ objectedAt, candidateId }: Props) {
  const t = useTranslations("papers.rights.objection");
  const day = useDate();
  const mayNote = useHasRole("recruiter");
  const { object, unobject } = useRights(candidateId);
  const deed = objectedAt ? unobject : object;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      <p className="text-sm text-ink-2">
        {objectedAt ? (
          <Tag tone="bad" className="whitespace-normal">
            {t("since", { day: day(objectedAt) })}
          </Tag>
        ) : (
          t("none")
        )}
      </p>
      {mayNote && (
        <Button
          size="sm"
          look={objectedAt ? "ghost" : "secondary"}
          className="justify-self-start"
          pending={deed.isPending}
          onClick={() => deed.mutate(undefined)}
        >
          {t(objectedAt ? "lift" : "note")}
        </Button>
      )}
    </section>
  );
}

type RetentionPartProps = { overview: Consents; candidateId: string };

/** How long the data may stay, and by which rule. */
export function RetentionPart({ overview, candidateId }: RetentionPartProps) {
  const t = useTranslations("papers.consents.retention");
  const day = useDate();
  const mayNote = useHasRole("recruiter");
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
