import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { AudienceView, CampaignRecord } from "@/modules/engagement/campaigns/model";
import { api, ok } from "@/web/api";
import { isoOf } from "@/web/features/records/core/tasks/due";
import { Read } from "@/web/features/records/core/read";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { campaignAudience } from "@/web/features/engagement/campaigns/queries";
import { TextField } from "@/web/shared/forms/text-field";
import { useZone } from "@/web/shared/hooks/use-zone";
import { notifyAtom } from "@/web/state/notices";
import { campaignsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { useAddress } from "../use-address";
import { Variants } from "./variants";

type Props = { campaign: CampaignRecord; onClose: () => void };

/** The only dialog that starts a campaign: it counts the recipients again, and its button names the number. */
export default function StartDialog({ campaign, onClose }: Props) {
  const t = useTranslations("campaigns.start");
  const counted = useInfiniteQuery({
    ...campaignAudience(campaign.id, "included"),
    refetchOnMount: "always",
  });
  const { show } = useAddress();
  const zone = useZone();
  const [later, setLater] = useState("");
  const start = useStart(campaign, onClose);
  // A count from before is no count to confirm.
  const audience = counted.isFetching ? undefined : counted.data?.pages[0];
  const people = audience?.included ?? 0;
  const toAudience = () => {
    show("audience");
    onClose();
  };
  return (
    <FormDialog
      title={t("title", { name: campaign.name })}
      submit={{
        children: audience ? t("submit", { count: people }) : t("counting"),
        pending: start.isPending,
        disabled: people === 0 || audience?.variants.some(({ isWordless }) => isWordless),
      }}
      error={start.error}
      aside={
        <Button look="ghost" onClick={toAudience}>
          {t("toAudience")}
        </Button>
      }
      action={() => start.mutate({ confirmed: people, startsAt: isoOf(later, zone) })}
      onClose={onClose}
    >
      <Read
        query={{ ...counted, data: audience }}
        words={{ loading: t("counting"), failed: t("counting") }}
      >
        {(found) => (
          <>
            <Reach campaign={campaign} audience={found} />
            <Variants campaign={campaign} variants={found.variants} onLeave={onClose} />
          </>
        )}
      </Read>
      <TextField
        type="datetime-local"
        label={t("later")}
        hint={t("laterHint", { zone })}
        value={later}
        onChange={(event) => setLater(event.target.value)}
      />
    </FormDialog>
  );
}

type ReachProps = { campaign: CampaignRecord; audience: AudienceView };

/** How many it goes to, how long that takes, and what stops it. */
function Reach({ campaign: { steps, hourlyLimit }, audience }: ReachProps) {
  const t = useTranslations("campaigns.start");
  const { included: people, chosen } = audience;
  if (people === 0) return <p className="text-sm text-bad">{t("nobody")}</p>;
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      <p className="font-medium text-ink">
        {t("text", { people, letters: steps, left: chosen - people })}
      </p>
      <p>{t("pace", { limit: hourlyLimit, hours: Math.ceil(people / hourlyLimit) })}</p>
      <p>{t("stops")}</p>
    </div>
  );
}

function useStart({ id, name, version }: CampaignRecord, onDone: () => void) {
  const t = useTranslations("campaigns.start");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (confirmation: { confirmed: number; startsAt: string | null }) =>
      ok(api.campaigns({ id }).start.post({ version, ...confirmation })),
    onSuccess: ({ status }) => {
      notify({ title: t(status === "scheduled" ? "scheduled" : "started", { name }), tone: "ok" });
      onDone();
    },
    // Refused, it may be because the number is another by now: it is counted again.
    onSettled: () => queries.invalidateQueries({ queryKey: campaignsKey }),
  });
}
