import { useTranslations } from "use-intl";
import type { Client } from "@/modules/clients/model";
import type { PanelProps } from "@/web/components/record/record-list";
import { RecordShown } from "@/web/components/record/record-shown";
import { RecordTabs } from "@/web/components/record/record-tabs";
import { Editing } from "@/web/components/record/editing";
import { clientFormKind } from "../form/form-kind";
import { clientKind } from "../kind";
import { ClientHead } from "./client-head";
import { ClientRequirements } from "./client-requirements";
import { ClientOverview } from "./client-overview";

/** One client beside the list it was found in. */
export default function ClientPanel(props: PanelProps<Client>) {
  const t = useTranslations("clients.record");
  const tAll = useTranslations("records");
  return (
    <RecordShown
      kind={clientKind}
      words={{ loading: t("loading"), failed: t("failed") }}
      {...props}
    >
      {(client, isFull) => (
        <>
          <ClientHead client={client} isFull={isFull} />
          <RecordTabs
            tabs={[
              {
                value: "overview",
                label: tAll("overview"),
                content: (
                  <Editing kind={clientFormKind} record={client}>
                    <ClientOverview client={client} />
                  </Editing>
                ),
              },
              {
                value: "requirements",
                label: t("requirements"),
                content: <ClientRequirements client={client} />,
              },
            ]}
            attached={{
              kind: "client",
              id: client.id,
              texts: "clients",
              groups: ["statuses", "tiers", "feeKinds"],
            }}
          />
        </>
      )}
    </RecordShown>
  );
}
