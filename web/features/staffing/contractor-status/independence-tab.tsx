import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type {
  DeploymentIndependence,
  Independence,
} from "@/modules/staffing/contractor-status/model";
import { Read } from "@/web/features/platform/records/read";
import { independenceOf } from "@/web/features/privacy/compliance/queries";
import { RuleSource } from "@/web/features/staffing/country-rules/rule-source";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { CheckForm } from "./check-form";
import { CheckList } from "./check-list";
import { StandingTags } from "./standing-tags";

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
