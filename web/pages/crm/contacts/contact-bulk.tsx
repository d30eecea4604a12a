import { Copy, Mail } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { ListedContact } from "@/modules/crm/clients/model";
import { WriteDialog } from "@/web/features/engagement/communications/write";
import { WriteManyDialog } from "@/web/features/engagement/communications/write-many";
import TagBulk from "@/web/features/records/tags/tag-bulk";
import { useCopy } from "@/web/shared/hooks/use-copy";
import { useMay } from "@/web/shared/hooks/use-may";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { clientsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

type Props = { rows: readonly ListedContact[]; selection: Selection };

/** What can be done with the chosen people: a message, their addresses for a letter of one's own, tags, or a file. */
export default function ContactBulk({ rows, selection }: Props) {
  const t = useTranslations("contacts.bulk");
  const copy = useCopy();
  const chosen = rows.filter(({ id }) => selection.has(id));
  const isWhole = chosen.length === selection.ids.size;
  const addresses = [...new Set(chosen.flatMap(({ email }) => email ?? []))];
  return (
    <>
      {isWhole && <Message chosen={chosen} onDone={selection.clear} />}
      {addresses.length > 0 && isWhole && (
        <Button
          size="sm"
          icon={Copy}
          onClick={() => copy(addresses.join(", "), t("copied", { count: addresses.length }))}
        >
          {t("copy")}
        </Button>
      )}
      <TagBulk kind="contact" listKey={clientsKey} ids={[...selection.ids]} />
      <ExportChosen path="/contacts" selection={selection} />
    </>
  );
}

/** Nobody reads as many replies as more letters would bring. */
const mostWritten = 100;

type MessageProps = { chosen: readonly ListedContact[]; onDone: () => void };

/** To one as from their client's record; to several each a message of their own. */
function Message({ chosen, onDone }: MessageProps) {
  const t = useTranslations("contacts.bulk");
  const mayWrite = useMay("recruiter");
  const [isOpen, setOpen] = useState(false);
  const people = chosen.flatMap(({ name, email, client }) =>
    email ? [{ clientId: client.id, clientName: client.name, name, email }] : [],
  );
  const [first, ...others] = people;
  if (!mayWrite || !first || people.length > mostWritten) return null;
  const close = () => setOpen(false);
  const about = { kind: "client" as const, id: first.clientId, name: first.clientName };
  const one = { type: "email" as const, about, to: first.email, contactName: first.name };
  return (
    <>
      <Button size="sm" icon={Mail} onClick={() => setOpen(true)}>
        {t("message")}
      </Button>
      <Suspense>
        {isOpen && others.length === 0 && <WriteDialog opening={one} onClose={close} />}
        {isOpen && others.length > 0 && (
          <WriteManyDialog people={people} onDone={onDone} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
