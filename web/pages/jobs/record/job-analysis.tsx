import { useFormatter, useTranslations } from "use-intl";
import type { Fact, Tip } from "@/modules/analysis/model";
import type { JobRecord } from "@/modules/jobs/model";
import { useFactName } from "@/web/components/jobs/fact-name";
import { ScoreTable } from "@/web/components/jobs/score-why";
import { useSpoken } from "@/web/components/spoken";
import { EmptyState } from "@/web/ui/empty-state";
import { Tag } from "@/web/ui/tag";

const kinds = ["role", "system", "skill", "certificate"] as const;

/** Why the job scores as it does: points, facts and tips, each with the words it rests on. */
export function JobAnalysis({ job }: { job: JobRecord }) {
  const t = useTranslations("jobs");
  const { analysis } = job;
  if (!analysis) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t("record.noAnalysis")}
        text={t("record.noAnalysisText")}
      />
    );
  }
  const found = kinds.map((kind) => analysis.facts.filter((fact) => fact.kind === kind));
  return (
    <div className="grid gap-6">
      <ScoreTable contributions={analysis.contributions} score={analysis.matchScore} />
      {analysis.tips.length > 0 && <Tips tips={analysis.tips} />}
      {found.map((facts) => facts[0] && <Facts key={facts[0].kind} facts={facts} />)}
      <p className="num text-xs text-ink-3">{t("record.version", { version: analysis.version })}</p>
    </div>
  );
}

function Tips({ tips }: { tips: readonly Tip[] }) {
  const say = useSpoken();
  const t = useTranslations("jobs");
  return (
    <section>
      <h3 className="eyebrow mb-1.5">{t("tips")}</h3>
      <ul className="grid gap-2">
        {tips.map((tip) => (
          <li key={tip.code} className="border-l-2 border-primary pl-2.5 text-sm text-ink">
            {say(tip.text)}
            <Quote text={tip.spans[0]?.quote} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  const t = useTranslations("jobs");
  const nameOf = useFactName();
  const format = useFormatter();
  return (
    <section>
      <h3 className="eyebrow mb-1.5">{facts[0] && t(`kinds.${facts[0].kind}`)}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {facts.map((fact) => (
          <li key={fact.id} className="py-1.5 text-sm">
            <span className="flex items-center gap-2">
              <span className="text-ink">{nameOf(fact)}</span>
              {fact.isRequired && <Tag tone="primary">{t("record.required")}</Tag>}
              <span className="num ml-auto text-xs text-ink-3">
                {format.number(fact.confidence, { style: "percent" })}
              </span>
            </span>
            <Quote text={fact.spans[0]?.quote} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quote({ text }: { text: string | undefined }) {
  const t = useTranslations("jobs.record");
  if (!text) return null;
  return (
    <q className="block text-xs text-ink-3 before:content-none after:content-none">
      {t("quote", { quote: text })}
    </q>
  );
}
