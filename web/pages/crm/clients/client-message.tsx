import type { Client } from "@/modules/crm/clients/model";
import { MessageButton } from "@/web/features/engagement/communications/write-many/message-button";

type Props = { rows: readonly Client[]; ids: readonly string[]; onDone: () => void };

/** To the main contact of each chosen client. */
export default function ClientMessage({ rows, ids, onDone }: Props) {
  const [id] = ids;
  const row = ids.length === 1 ? rows.find((it) => it.id === id) : undefined;
  return (
    <MessageButton
      to={{ contactIds: [], clientIds: [...ids] }}
      count={ids.length}
      one={row && mainOf(row)}
      onDone={onDone}
    />
  );
}

const mainOf = ({ id: clientId, name: clientName, contactPerson, contactEmail }: Client) =>
  contactPerson && contactEmail
    ? { clientId, clientName, name: contactPerson, email: contactEmail }
    : undefined;
