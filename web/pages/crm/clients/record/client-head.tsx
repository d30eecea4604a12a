import type { ClientRecord } from "@/modules/crm/clients/model";
import { RecordActions } from "@/web/shared/record/record-actions";
import { RecordHead } from "@/web/shared/record/record-head";
import { TagEditor } from "@/web/features/platform/tags/tag-editor";
import { ClientBadges } from "../client-badges";
import ClientDialog from "../form/client-dialog";
import { clientKind } from "../kind";
import { ClientStatus } from "./client-status";

type Props = { client: ClientRecord; isFull: boolean };

export function ClientHead({ client, isFull }: Props) {
  const { name, industry, cities } = client;
  return (
    <RecordHead
      title={name}
      facts={[industry, cities.join(", ")]}
      isFull={isFull}
      badges={<ClientBadges client={client} />}
    >
      <TagEditor kind="client" id={client.id} listKey={clientKind.queryKey} />
      <RecordActions
        kind={clientKind}
        record={client}
        form={(close) => <ClientDialog client={client} onClose={close} onSaved={close} />}
      >
        <ClientStatus client={client} />
      </RecordActions>
    </RecordHead>
  );
}
