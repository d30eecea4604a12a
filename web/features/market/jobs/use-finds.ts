import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { Analysis } from "@/modules/knowledge/analysis/model";
import { conflictKey, type Find, keyOf } from "./ad/evidence";
import { useDemands, useFactName } from "./score/fact-name";

/** Everything of an analysis that stands somewhere in the ad, by the name a reader gives it. */
export function useFinds(analysis: Analysis | null): readonly Find[] {
  const t = useTranslations("jobs");
  const nameOf = useFactName();
  const demandsOf = useDemands();
  return useMemo(() => {
    if (!analysis) return [];
    const facts = analysis.facts.map((fact) => ({
      key: keyOf(fact),
      name: t("evidence", { kind: t(`kinds.${fact.kind}`), label: nameOf(fact) }),
      spans: fact.spans,
    }));
    const conflicts = (analysis.conflicts ?? []).map((conflict) => ({
      key: conflictKey(conflict),
      name: t("conflicts.title"),
      spans: conflict.spans,
    }));
    return [...facts, ...demandsOf(analysis.demands), ...conflicts];
    // The functions are made anew with each drawing; what they say changes with the language alone.
  }, [analysis, t]);
}
