import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type ProposalState, proposalStates } from "@/modules/market/ai-enrichment/rules";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { ErrorState } from "@/web/ui/empty-state";
import { Segmented } from "@/web/ui/segmented";
import { SkeletonRows } from "@/web/ui/skeleton";
import { aiTerms } from "./queries";
import { TermLine } from "./term-line";

/** Words that models report and the taxonomy lacks, for a person to judge. */
export function Terms() {
  const t = useTranslations("admin.terms");
  const [state, setState] = useState<ProposalState>("open");
  return (
    <Card title={t("title")} action={<Saved />}>
      <p className="mb-4 max-w-prose text-sm text-ink-2">{t("about")}</p>
      <Segmented
        label={t("title")}
        value={state}
        onValueChange={setState}
        choices={proposalStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <Lines state={state} />
    </Card>
  );
}

function Saved() {
  const t = useTranslations("admin.terms");
  return (
    <a
      href="/api/ai/terms?state=accepted"
      download="terms.json"
      className={buttonClass("ghost", "sm")}
    >
      <Download aria-hidden="true" size={15} />
      {t("export")}
    </a>
  );
}

function Lines({ state }: { state: ProposalState }) {
  const t = useTranslations("admin.terms");
  const tCommon = useTranslations("common.actions");
  const { data, isError, refetch } = useQuery(aiTerms(state));
  if (isError) {
    const again = () => void refetch();
    return <ErrorState title={t("failed")} retryLabel={tCommon("retry")} onRetry={again} />;
  }
  if (!data) return <SkeletonRows label={t("loading")} rows={3} />;
  if (data.length === 0) return <p className="mt-4 text-sm text-ink-2">{t(`none.${state}`)}</p>;
  return (
    <ul className="mt-3 divide-y divide-line">
      {data.map((term) => (
        <TermLine key={term.id} term={term} />
      ))}
    </ul>
  );
}
