import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Analysis } from "@/modules/knowledge/analysis/model";
import type { Need } from "@/modules/knowledge/analysis/rules";
import { catalogue } from "@/web/features/crm/candidates/queries-catalogue";
import { AddRequirement } from "@/web/features/market/jobs/requirements/add-requirement";
import { RequirementChips } from "@/web/features/market/jobs/requirements/requirement-chips";
import {
  languagesOf,
  requirementsOf,
  type Said,
  useChoices,
} from "@/web/features/market/jobs/requirements/requirements";
import { DemandFields } from "@/web/features/market/jobs/requirements/demand-fields";
import { useCorrecting } from "@/web/features/market/jobs/requirements/use-correcting";
import { useLanguageNames } from "@/web/shared/language-name";
import { useHasRole } from "@/web/shared/hooks/use-has-role";

type Props = { jobId: string; analysis: Analysis };

/** What a job asks for; a person corrects what was read wrongly, and adds what was overlooked. */
export default function JobRequirements({ jobId, analysis }: Props) {
  const t = useTranslations("jobs.requirements");
  const mayCorrect = useHasRole("recruiter");
  const choices = useChoices(useQuery(catalogue).data);
  const corrections = analysis.corrections ?? [];
  const languageOf = useLanguageNames();
  const requirements = [
    ...requirementsOf(analysis.facts, corrections, choices),
    ...languagesOf(analysis.demands, corrections, languageOf),
  ];
  const correcting = useCorrecting(jobId, corrections);
  const say = ({ kind, id, name }: Said & { name: string }, asks: Need | null) =>
    correcting.isPending || correcting.mutate({ said: { kind, id }, name, asks });
  return (
    <section className="grid gap-3">
      <h2 className="eyebrow">{t("title")}</h2>
      {requirements.length === 0 && <p className="text-sm text-ink-3">{t("none")}</p>}
      <RequirementChips requirements={requirements} onSay={mayCorrect ? say : undefined} />
      {mayCorrect && (
        <AddRequirement
          choices={choices}
          isPending={correcting.isPending}
          onAdd={(choice) => say(choice, "required")}
        />
      )}
      {mayCorrect && (
        <DemandFields
          demands={analysis.demands}
          corrections={corrections}
          isPending={correcting.isPending}
          onSay={say}
        />
      )}
    </section>
  );
}
