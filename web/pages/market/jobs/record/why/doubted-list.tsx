import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { Analysis, Doubted } from "@/modules/knowledge/analysis/model";
import { type Find, keyOf } from "@/web/features/market/jobs/ad/evidence";
import { useCorrecting } from "@/web/features/market/jobs/requirements/use-correcting";
import type { Lighting } from "@/web/features/market/jobs/use-lighting";
import { api, ok } from "@/web/api";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { jobsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { LitLine, Quote } from "./lit-line";

/** What its ad names and is not counted. */
const jobDoubted = (id: string) => ({
  queryKey: [...jobsKey, "doubted", id],
  queryFn: () => ok(api.jobs({ id }).doubted.get()),
});

const keyOfDoubted = ({ id }: Doubted) => keyOf({ kind: "skill", id });

/** What the ad names and is not counted, with its places in the text as an analysis has them. */
export function useDoubted(jobId: string): { doubted: readonly Doubted[]; finds: readonly Find[] } {
  const t = useTranslations("jobs.doubted");
  const { data: doubted = none } = useQuery(jobDoubted(jobId));
  return useMemo(() => {
    const findOf = (it: Doubted): Find => ({
      key: keyOfDoubted(it),
      name: t("evidence", { name: it.label }),
      spans: it.spans,
      isDoubted: true,
    });
    return { doubted, finds: doubted.map(findOf) };
  }, [doubted, t]);
}

const none: readonly Doubted[] = [];

type Props = {
  jobId: string;
  analysis: Analysis;
  doubted: readonly Doubted[];
  lighting: Lighting;
};

/** What was found and left out again, and why; a person counts it all the same with one press. */
export function DoubtedList({ jobId, analysis, doubted, lighting }: Props) {
  const t = useTranslations("jobs.doubted");
  const mayCorrect = useHasRole("recruiter");
  const { mutate, isPending } = useCorrecting(jobId, analysis.corrections ?? []);
  if (doubted.length === 0) return null;
  const count = ({ id, label }: Doubted) =>
    mutate({ said: { kind: "skill", id }, name: label, asks: "required" });
  return (
    <section>
      <h2 className="eyebrow mb-1.5">{t("title")}</h2>
      <ul aria-label={t("title")} className="divide-y divide-line border-y border-line">
        {doubted.map((it) => (
          <LitLine
            key={it.id}
            keys={[keyOfDoubted(it)]}
            lighting={lighting}
            action={
              mayCorrect && (
                <Button
                  size="sm"
                  aria-label={t("countOf", { name: it.label })}
                  pending={isPending}
                  onClick={() => count(it)}
                >
                  {t("count")}
                </Button>
              )
            }
          >
            <span className="text-ink">{it.label}</span>
            <span className="block text-xs text-ink-2">{t(`grounds.${it.ground}`)}</span>
            <Quote text={it.spans[0]?.quote} />
          </LitLine>
        ))}
      </ul>
    </section>
  );
}
