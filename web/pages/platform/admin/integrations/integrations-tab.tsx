import { TokensCard } from "./tokens-card";
import { WebhooksCard } from "./webhooks-card";

/** How other programs get in, and how they are told what happens here. */
export function IntegrationsTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <TokensCard />
      <WebhooksCard />
    </div>
  );
}
