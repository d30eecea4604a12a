import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/crm/clients/model";
import { type Tier, tiers } from "@/modules/crm/clients/rules";
import { api, ok } from "@/web/api";
import { TierTag } from "@/web/features/crm/clients/tier-tag";
import { useRefusal } from "@/web/i18n/server-texts";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { useMay } from "@/web/shared/hooks/use-may";
import { notifyAtom } from "@/web/state/notices";
import { clientsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";

/** The tier, what the rule says, and a person's own with its reason. */
export function TierSection({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients");
  const mayChange = useMay("recruiter");
  const { tier, tierByRule, tierOverride, tierReason } = client;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("fields.tier")}</SectionTitle>
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <TierTag tier={tier} />
        {tierOverride
          ? t("tier.own", { rule: t(`tiers.${tierByRule}`) })
          : t("tier.byRule", { tier: t(`tiers.${tierByRule}`) })}
      </div>
      {tierReason && <p className="text-sm text-ink">{tierReason}</p>}
      {mayChange && <TierActions client={client} />}
    </section>
  );
}

function TierActions({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients.tier");
  const [isChanging, setChanging] = useState(false);
  const change = useTier(client);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setChanging(true)}>
        {t("change")}
      </Button>
      {client.tierOverride && (
        <Button size="sm" pending={change.isPending} onClick={() => change.mutate({ tier: null })}>
          {t("giveBack")}
        </Button>
      )}
      {isChanging && <TierDialog client={client} onClose={() => setChanging(false)} />}
    </div>
  );
}

type Props = { client: ClientRecord; onClose: () => void };

/** Nobody gets a tier beside the rule without a reason. */
function TierDialog({ client, onClose }: Props) {
  const t = useTranslations("clients");
  const [tier, setTier] = useState(client.tier);
  const [reason, setReason] = useState(client.tierReason ?? "");
  const change = useTier(client);
  return (
    <FormDialog
      title={t("tier.title", { name: client.name })}
      description={t("tier.text")}
      submit={{ children: t("tier.confirm"), pending: change.isPending }}
      action={() => change.mutate({ tier, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <SelectField
        label={t("fields.tier")}
        options={tiers.map((value) => ({ value, label: t(`tiers.${value}`) }))}
        value={tier}
        onValueChange={setTier}
      />
      <TextAreaField
        label={t("tier.reason")}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}

type Change = { tier: Tier | null; reason?: string };

/** Gives a client a tier of one's own, or gives it back to the rule. */
function useTier({ id, version }: ClientRecord) {
  const t = useTranslations("clients");
  const tAll = useTranslations("records");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (change: Change) => ok(api.clients({ id }).tier.post({ ...change, version })),
    onSuccess: ({ name, tier }) => {
      notify({ title: tAll("moved", { name, status: t(`tiers.${tier}`) }), tone: "ok" });
      return queries.invalidateQueries({ queryKey: clientsKey });
    },
    onError: (error) =>
      notify({ title: t("tier.failed"), description: refusalOf(error), tone: "destructive" }),
  });
}
