import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/crm/clients/model";
import { TierTag } from "@/web/features/crm/clients/tier-tag";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { useTier } from "./use-tier";

const TierDialog = lazy(() => import("./tier-dialog"));

/** The tier, what the rule says, and a person's own with its reason. */
export function TierSection({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients");
  const mayChange = useHasRole("recruiter");
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
      <Suspense>
        {isChanging && <TierDialog client={client} onClose={() => setChanging(false)} />}
      </Suspense>
    </div>
  );
}
