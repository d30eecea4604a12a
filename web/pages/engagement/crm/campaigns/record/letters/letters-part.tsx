import { useTranslations } from "use-intl";
import type { CampaignRecord } from "@/modules/engagement/campaigns/model";
import { useMay } from "@/web/shared/use-may";
import { Banner } from "@/web/ui/banner";
import { LetterRead } from "./letter-read";
import { LettersForm } from "./letters-form";
import { Preview } from "./preview";
import type { Writing } from "./use-letters";

type Props = { campaign: CampaignRecord; letters: Writing };

/** What is written, to be changed as long as nobody has confirmed it, beside how it will read. */
export function LettersPart({ campaign, letters }: Props) {
  const t = useTranslations("campaigns.letters");
  const mayWrite = useMay("recruiter");
  const isDraft = campaign.status === "draft" && mayWrite;
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      {isDraft ? (
        <LettersForm writing={letters} />
      ) : (
        <div className="grid gap-4">
          {mayWrite && <Banner tone="primary">{t("fixed")}</Banner>}
          {campaign.sequence.map((step, n) => (
            <LetterRead key={n} step={step} n={n} />
          ))}
        </div>
      )}
      {mayWrite && <Preview campaign={campaign} isChanged={letters.isChanged} />}
    </div>
  );
}
