import type { Client } from "@/modules/crm/clients/model";
import { MessageButton } from "@/web/features/engagement/communications/write-many/message-button";

type Props = { rows: readonly Client[]; ids: readonly string[]; onDone: () => void };

/** To the main contact of each chosen client; a letter goes out only where all of the chosen are in sight. */
export default function ClientMessage({ rows, ids, onDone }: Props) {
  const chosen = rows.filter(({ id }) => ids.includes(id));
  if (chosen.length < ids.length) return null;
  const people = chosen.flatMap(({ id, name, contactPerson, contactEmail }) =>
    contactPerson && contactEmail
      ? [{ clientId: id, clientName: name, name: contactPerson, email: contactEmail }]
      : [],
  );
  return <MessageButton people={people} onDone={onDone} />;
}
