import { Copy } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ListedContact } from "@/modules/crm/clients/model";
import TagBulk from "@/web/features/records/tags/tag-bulk";
import { useCopy } from "@/web/shared/hooks/use-copy";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { clientsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

type Props = { rows: readonly ListedContact[]; selection: Selection };

/** What can be done with the chosen people: their addresses for a letter of one's own, or a file. */
export default function ContactBulk({ rows, selection }: Props) {
  const t = useTranslations("contacts.bulk");
  const copy = useCopy();
  const chosen = rows.filter(({ id }) => selection.has(id));
  const addresses = [...new Set(chosen.flatMap(({ email }) => email ?? []))];
  return (
    <>
      {addresses.length > 0 && chosen.length === selection.ids.size && (
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
