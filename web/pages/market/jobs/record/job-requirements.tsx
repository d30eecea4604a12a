import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Analysis, Correction } from "@/modules/knowledge/analysis/model";
import type { Need } from "@/modules/knowledge/analysis/rules";
import type { JobRecord } from "@/modules/market/jobs/model";
import { api, ok } from "@/web/api";
import { catalogue } from "@/web/features/crm/candidates/queries-catalogue";
import { jobRecord } from "@/web/features/market/jobs/queries";
import { AddRequirement } from "@/web/features/market/jobs/requirements/add-requirement";
import { RequirementChips } from "@/web/features/market/jobs/requirements/requirement-chips";
import {
  isSame,
  languagesOf,
  requirementsOf,
  type Said,
  useChoices,
} from "@/web/features/market/jobs/requirements/requirements";
import { DemandFields } from "@/web/features/market/jobs/requirements/demand-fields";
import { useLanguageNames } from "@/web/shared/language-name";
import { useRefusal } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/hooks/use-may";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey } from "@/web/state/query-keys";

type Props = { jobId: string; analysis: Analysis };

/** What a job asks for; a person corrects what was read wrongly, and adds what was overlooked. */
export default function JobRequirements({ jobId, analysis }: Props) {
  const t = useTranslations("jobs.requirements");
  const mayCorrect = useMay("recruiter");
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

type Change = { said: Said; name: string; asks: Need | null };

/** Says at once what is asked for, and offers the way back to what stood before. */
function useCorrecting(id: string, corrections: readonly Correction[]) {
  const t = useTranslations("jobs.requirements");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const keep = (record: JobRecord) => {
    queries.setQueryData(jobRecord(id).queryKey, record);
    return queries.invalidateQueries({ queryKey: jobsKey });
  };
  const send = ({ said, asks }: Omit<Change, "name">) =>
    asks
      ? ok(api.jobs({ id }).corrections.put({ ...said, asks }))
      : ok(api.jobs({ id }).corrections.delete(said));
  return useMutation({
    mutationFn: (change: Change) => send(change),
    onMutate: ({ said }) => corrections.find((it) => isSame(it, said))?.asks ?? null,
    onSuccess: (record, { said, name, asks }, before) => {
      const undo = async () => void (await keep(await send({ said, asks: before })));
      notify({ title: t(asks ? "done" : "withdrawn", { name }), tone: "ok", undo });
      return keep(record);
    },
    onError: (error) =>
      notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" }),
  });
}
