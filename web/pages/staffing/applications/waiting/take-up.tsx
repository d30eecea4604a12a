import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { Applicant } from "@/modules/public/application-form/model";
import { lookalikes } from "@/web/features/crm/candidates/queries";
import { Button } from "@/web/ui/button";
import { Choice, Known } from "./choice";
import { useTakingUp } from "./use-waiting";

type Props = { applicant: Applicant; onDone: () => void };

/** A new candidate, or one of those who may be the same person; who is surely the same is proposed. */
export function TakeUp({ applicant, onDone }: Props) {
  const t = useTranslations("applications.waiting");
  const { id, firstName, lastName, email, phone } = applicant;
  const typed = { firstName, lastName, email, ...(phone && { phone }) };
  const { data: alike = [], isPending } = useQuery(lookalikes(typed));
  const [own, choose] = useState<string | null>();
  const sure = alike.find(({ strength }) => strength === "strong");
  const candidateId = own === undefined ? (sure?.candidate.id ?? null) : own;
  const taking = useTakingUp(onDone);
  const group = useId();
  const choiceOf = (it: string | null) => ({
    ...{ group, isChosen: it === candidateId },
    choose: () => choose(it),
  });
  return (
    <form action={() => taking.mutate({ id, candidateId })}>
      <fieldset className="grid gap-1.5" disabled={isPending}>
        <legend className="pb-1 text-xs font-medium text-ink-2">{t("who")}</legend>
        {alike.map(({ candidate, signs }) => (
          <Choice key={candidate.id} {...choiceOf(candidate.id)}>
            <Known candidate={candidate} signs={signs} />
          </Choice>
        ))}
        <Choice {...choiceOf(null)}>{t("newOne")}</Choice>
        <p className="text-xs text-ink-3">{t("noConsent")}</p>
        <div>
          <Button type="submit" look="primary" size="sm" pending={taking.isPending}>
            {t(candidateId ? "takeUpKnown" : "takeUpNew")}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
