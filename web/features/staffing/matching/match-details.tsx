import { Quote } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Match } from "@/modules/staffing/matching/model";
import { useLighting } from "@/web/features/market/jobs/use-lighting";
import { Button } from "@/web/ui/button";
import { InTheAd } from "./in-the-ad";
import { MatchAsks } from "./match-asks";
import { MatchParts } from "./match-parts";
import { MatchPlan } from "./match-plan";

/** Everything behind a score: its parts, what to ask, what would change it, and the words of the ad. */
export function MatchDetails({ match }: { match: Match }) {
  const t = useTranslations("matching");
  const lighting = useLighting();
  const [isAsked, setAsked] = useState(false);
  const isAdShown = isAsked || lighting.isChosen;
  const toggle = () => {
    setAsked(!isAdShown);
    lighting.clear();
  };
  return (
    <div className="@container grid grid-cols-1 gap-4">
      <MatchPlan match={match} />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 @2xl:grid-cols-2">
        <MatchParts match={match} lighting={lighting} />
        <div className="grid grid-cols-1 gap-4">
          <MatchAsks unknown={match.unknown} />
          <div className="grid grid-cols-1 gap-1.5">
            <Button
              size="sm"
              className="justify-self-start"
              icon={Quote}
              aria-expanded={isAdShown}
              onClick={toggle}
            >
              {t("inTheAd")}
            </Button>
            {isAdShown && <InTheAd jobId={match.jobId} lighting={lighting} />}
          </div>
        </div>
      </div>
    </div>
  );
}
