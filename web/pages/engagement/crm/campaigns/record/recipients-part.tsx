import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { CampaignRecord, Recipient } from "@/modules/engagement/campaigns/model";
import {
  type RecipientState,
  recipientStates,
  endings,
  exclusions,
} from "@/modules/engagement/campaigns/rules";
import { Read } from "@/web/features/records/core/read";
import { campaignRecipients } from "@/web/features/engagement/campaigns/queries";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { Link } from "react-router-dom";
import { type LetterState, letterStates } from "@/modules/platform/mail/rules";
import { useWhen } from "@/web/features/engagement/interviews/use-when";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<RecipientState, Tone> = {
  waiting: "primary",
  finished: "neutral",
  replied: "ok",
  optedOut: "warn",
  bounced: "bad",
  stopped: "warn",
};

/** One who was written to: where they stand, what they were sent, and what comes next. */
function RecipientRow({ recipient }: { recipient: Recipient }) {
  const t = useTranslations("campaigns.recipients");
  const reasonOf = useReason();
  const { candidateId, name, number, state, reason, step, dueAt, letters } = recipient;
  const { exact: moment } = useWhen();
  return (
    <li className="grid gap-1 py-2.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {name ? (
          <Link
            to={`/candidates/${candidateId}`}
            className="flex min-h-[24px] items-center break-words text-ink hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="text-ink-3">{t("gone")}</span>
        )}
        {number && <span className="num text-xs text-ink-3">{number}</span>}
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        {reason && reason !== state && (
          <span className="text-xs break-words text-ink-3">{reasonOf(reason)}</span>
        )}
      </p>
      <ul className="grid gap-0.5 text-xs text-ink-3">
        {letters.map((letter) => (
          <li key={letter.id} className="break-words">
            {t("letter", {
              n: letter.step + 1,
              state: t(`letterStates.${knownState(letter.state)}`),
              moment: moment(letter.at),
            })}
            {letter.reason && ` – ${letter.reason}`}
          </li>
        ))}
        {dueAt && <li>{t("next", { n: step + 1, moment: moment(dueAt) })}</li>}
      </ul>
    </li>
  );
}

const knownState = (state: string): LetterState =>
  letterStates.find((known) => known === state) ?? "queued";

const reasons = [...exclusions, ...endings] as const;

/** In words where it is one of ours, else as the receiving side said it. */
function useReason(): (reason: string) => string {
  const t = useTranslations("campaigns.reasons");
  return (reason) => {
    const known = reasons.find((one) => one === reason);
    return known ? t(known) : reason;
  };
}

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
      <SegmentedControl<RecipientState | "all">
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
