import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { CampaignRecord } from "@/modules/engagement/campaigns/model";
import { type RecipientState, recipientStates } from "@/modules/engagement/campaigns/rules";
import { Read } from "@/web/features/platform/records/read";
import { campaignRecipients } from "@/web/features/engagement/campaigns/queries";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { Segmented } from "@/web/ui/segmented";
import { RecipientRow } from "./recipient-row";

/** Everybody who was confirmed, and what became of their letters. */
export function RecipientsPart({ campaign: { id, counts } }: { campaign: CampaignRecord }) {
  const t = useTranslations("campaigns");
  const [state, setState] = useState<RecipientState | "all">("all");
  const recipients = useInfiniteQuery(campaignRecipients(id, state));
  if (counts.recipients === 0) {
    return (
      <EmptyState kind="nothing-yet" title={t("recipients.none")} text={t("recipients.noneText")} />
    );
  }
  const states = recipientStates
    .filter((value) => counts[value] > 0 || value === state)
    .map((value) => ({
      value,
      label: t(`recipients.states.${value}`),
      count: counts[value],
    }));
  const all = { value: "all" as const, label: t("recipients.all"), count: counts.recipients };
  return (
    <Card>
      <Segmented<RecipientState | "all">
        label={t("recipients.show")}
        choices={[all, ...states]}
        value={state}
        onValueChange={setState}
      />
      <Read
        query={recipients}
        words={{ loading: t("recipients.reading"), failed: t("recipients.failed") }}
      >
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <p className="mt-4 text-sm text-ink-3">{t("recipients.noneHere")}</p>
          ) : (
            <ul className="mt-3 grid divide-y divide-line">
              {pages.flat().map((recipient) => (
                <RecipientRow key={recipient.candidateId} recipient={recipient} />
              ))}
            </ul>
          )
        }
      </Read>
      {recipients.hasNextPage && (
        <Button
          className="mt-3"
          pending={recipients.isFetchingNextPage}
          onClick={() => void recipients.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </Card>
  );
}
