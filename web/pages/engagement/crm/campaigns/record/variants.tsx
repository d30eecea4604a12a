import { useTranslations } from "use-intl";
import type { CampaignRecord, Step, Variant } from "@/modules/engagement/campaigns/model";
import { hasOwnWords, writtenIn } from "@/modules/engagement/campaigns/rules";
import { locales } from "@/modules/platform/accounts/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { campaignsKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { useAddress } from "../use-address";
import { useAudience } from "./audience/use-audience";

type Props = { campaign: CampaignRecord; variants: Variant[]; onLeave: () => void };

/** How many get each letter in which language, and what is to be done about one that says nothing. */
export function Variants({ campaign, variants, onLeave }: Props) {
  const t = useTranslations("campaigns");
  return (
    <ul aria-label={t("start.languages")} className="grid gap-2 text-sm text-ink-2">
      {variants.map((variant) => {
        const { step, locale, people, isWordless } = variant;
        const words = { n: step + 1, count: people, language: t(`letters.languages.${locale}`) };
        return (
          <li key={`${step} ${locale}`} className="grid gap-2">
            {isWordless ? (
              <Banner tone="warn">
                <p>{t("start.wordless", words)}</p>
                <Ways {...{ campaign, variant, onLeave }} />
              </Banner>
            ) : (
              <p>{t(campaign.steps > 1 ? "start.letterIn" : "start.in", words)}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type WaysProps = { campaign: CampaignRecord; variant: Variant; onLeave: () => void };

/** Write it, give those people another language, or leave them out. */
function Ways({ campaign, variant: { step, locale }, onLeave }: WaysProps) {
  const t = useTranslations("campaigns");
  const { write } = useAddress();
  const { sequence, audience } = campaign;
  const spoken = sequence.map(withoutWordless);
  const other = writtenIn(spoken[step]?.texts ?? {}, locale);
  const instead = useSequence(campaign);
  const choose = useAudience(campaign);
  const name = (it: typeof locale) => t(`letters.languages.${it}`);
  const toWriting = () => {
    write(locale);
    onLeave();
  };
  const without = [...new Set([...(audience.withoutLocales ?? []), locale])];
  const leaveOut = () => choose.mutate({ ...audience, withoutLocales: without });
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" onClick={toWriting}>
        {t("start.write", { language: name(locale) })}
      </Button>
      {other && (
        <Button size="sm" pending={instead.isPending} onClick={() => instead.mutate(spoken)}>
          {t("start.instead", { language: name(other) })}
        </Button>
      )}
      <Button size="sm" pending={choose.isPending} onClick={leaveOut}>
        {t("start.leaveOut")}
      </Button>
    </div>
  );
}

/** A step in which nothing is written keeps its blanks: there is no other language to fall back on. */
function withoutWordless(step: Step): Step {
  const spoken = locales.filter((locale) => hasOwnWords(step.texts[locale]?.body ?? ""));
  if (spoken.length === 0) return step;
  return { ...step, texts: Object.fromEntries(spoken.map((it) => [it, step.texts[it]])) };
}

function useSequence({ id, version, sequence: before }: CampaignRecord) {
  const t = useTranslations("campaigns");
  const route = api.campaigns({ id });
  return useUndoableMutation({
    run: (sequence: Step[]) => ok(route.patch({ version, sequence })),
    undo: (after) => ok(route.patch({ version: after.version, sequence: before })),
    success: () => t("letters.saved"),
    failure: t("refused"),
    keys: [campaignsKey],
  });
}
