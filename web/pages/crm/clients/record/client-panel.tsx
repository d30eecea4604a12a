import { Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Client } from "@/modules/crm/clients/model";
import type { PanelProps } from "@/web/shared/record/record-list";
import { RecordShown } from "@/web/shared/record/record-shown";
import { RecordTabs } from "@/web/shared/record/record-tabs";
import { Editing } from "@/web/shared/record/editing";
import { clientFormKind } from "../form/form-kind";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { clientKind } from "../kind";
import { ClientHead } from "./client-head";
import { ClientProjects } from "./client-projects";
import { ClientRequirements } from "./client-requirements";
import { ClientOverview } from "./client-overview";

// The outlines travel when somebody looks at them.
const SitesMap = lazySpeaking(["deployments"], async () => ({
  Component: (await import("@/web/features/staffing/site-map/sites-map")).SitesMap,
}));

/** One client beside the list it was found in. */
export default function ClientPanel(props: PanelProps<Client>) {
  const t = useTranslations("clients.record");
  const tAll = useTranslations("records");
  const tClients = useTranslations("clients");
  const navigate = useNavigate();
  const show = (town: string) =>
    void navigate({ pathname: "/clients", search: `?${new URLSearchParams({ q: town })}` });
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
              {
                value: "map",
                label: tClients("onMap"),
                content: (
                  <Suspense>
                    <SitesMap client={client.id} onTown={show} />
                  </Suspense>
                ),
              },
              {
                value: "projects",
                label: t("projects"),
                content: <ClientProjects clientId={client.id} />,
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
