import { Copy } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ListedContact } from "@/modules/crm/clients/model";
import { MessageButton } from "@/web/features/engagement/communications/write-many/message-button";
import TagBulk from "@/web/features/records/tags/tag-bulk";
import { useCopy } from "@/web/shared/hooks/use-copy";
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
      <MessageButton
        to={{ contactIds: [...selection.ids], clientIds: [] }}
        count={selection.ids.size}
        one={selection.ids.size === 1 ? addresseeOf(chosen[0]) : undefined}
        onDone={selection.clear}
      />
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

const addresseeOf = (person: ListedContact | undefined) =>
  person?.email
    ? {
        clientId: person.client.id,
        clientName: person.client.name,
        name: person.name,
        email: person.email,
      }
    : undefined;
