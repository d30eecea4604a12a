import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type {
  DeploymentIndependence,
  Independence,
  IndependenceCheck,
} from "@/modules/privacy/contractor-status/model";
import { questions } from "@/modules/privacy/contractor-status/rules";
import { Read } from "@/web/features/records/core/read";
import { independenceOf } from "@/web/features/privacy/contractor-status/queries";
import { RuleSource } from "@/web/features/staffing/country-rules/rule-source";
import { useDate } from "@/web/shared/dates";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { CheckForm } from "./check-form";
import { RiskTag, StandingTags } from "./standing-tags";

/** Whether somebody who works for themselves really does, as it was judged and when. */
export function IndependenceTab({ id }: { id: string }) {
  const t = useTranslations("compliance");
  const query = useQuery(independenceOf(id));
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("independence.failed") }}>
      {(all) =>
        all.independence ? (
          <Whole id={id} all={all} independence={all.independence} />
        ) : (
          <p className="text-sm text-ink-2">{t("independence.notAsked")}</p>
        )
      }
    </Read>
  );
}

type Props = { id: string; all: DeploymentIndependence; independence: Independence };

function Whole({ id, all, independence }: Props) {
  const t = useTranslations("compliance.independence");
  const mayCheck = useMay("recruiter");
  const [isChecking, setChecking] = useState(false);
  return (
    <div className="grid gap-5">
      <section className="grid gap-2">
        <SectionTitle>{t("title")}</SectionTitle>
        <StandingTags independence={independence} />
        <p className="text-sm text-ink-2">{t("text")}</p>
        {mayCheck && !isChecking && (
          <Button
            className="justify-self-start"
            look={independence.standing === "current" ? "secondary" : "primary"}
            onClick={() => setChecking(true)}
          >
            {t("check")}
          </Button>
        )}
      </section>
      {isChecking && <CheckForm id={id} last={all.checks[0]} onDone={() => setChecking(false)} />}
      {all.checks.length > 0 && <CheckList checks={all.checks} />}
      {all.rules.map((rule) => (
        <RuleSource key={rule.id} {...rule} isOverridden={rule.override !== null} />
      ))}
    </div>
  );
}

/** How it was judged, the newest first; none is ever changed. */
function CheckList({ checks }: { checks: readonly IndependenceCheck[] }) {
  const t = useTranslations("compliance.independence");
  const day = useDate();
  return (
    <ul aria-label={t("checks")} className="grid gap-2">
      {checks.map(({ id, by, at, risk, note, answers }) => (
        <li
          key={id}
          className="grid gap-1 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm"
        >
          <p className="flex flex-wrap items-center justify-between gap-2 text-ink">
            {t("told", {
              name: by,
              date: day(at),
              n: questions.filter((question) => answers[question] === "employed").length,
            })}
            <RiskTag risk={risk} />
          </p>
          {note && <p className="break-words text-ink-2">{note}</p>}
        </li>
      ))}
    </ul>
  );
}

export { IndependenceTab as Component };
