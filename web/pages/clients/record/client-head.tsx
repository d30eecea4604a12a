import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/clients/model";
import { withoutKeys } from "@/web/components/record/address";
import { useMay } from "@/web/components/use-may";
import { Button } from "@/web/ui/button";
import { ClientBadges } from "../client-badges";
import ClientDialog from "../form/client-dialog";
import { useArchive } from "../use-archive";
import { StatusSelect } from "./status-select";

type Props = { client: ClientRecord; isFull: boolean };

/** Who it is, in one look, and what can be done. */
export function ClientHead({ client, isFull }: Props) {
  const mayEdit = useMay("recruiter");
  const { name, industry, cities } = client;
  // With the whole page to itself the record is what the page is about.
  const Title = isFull ? "h1" : "h2";
  return (
    <header className="blueprint grid gap-2.5 border-b border-line px-4 pt-1 pb-4">
      <div>
        <Title className="text-lg leading-6 font-semibold text-ink">{name}</Title>
        <p className="text-sm text-ink-2">
          {[industry, cities.join(", ")].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <ClientBadges client={client} />
      </div>
      {mayEdit && <Actions client={client} />}
    </header>
  );
}

/** The form has an address (`?edit=1`), so that a card can lead straight to it. */
function useEditing() {
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  const to = (now: string | URLSearchParams) => setParams(now, { preventScrollReset: true });
  const opened = new URLSearchParams(params);
  opened.set("edit", "1");
  return {
    isEditing: params.get("edit") === "1",
    open: () => to(opened),
    close: () => to(withoutKeys(search, ["edit"])),
  };
}

function Actions({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients");
  const { isEditing, open, close } = useEditing();
  const { archive, restore } = useArchive(() => {});
  const { isArchived } = client;
  const move = isArchived ? restore : archive;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="primary" size="sm" icon={Pencil} onClick={open}>
        {t("edit")}
      </Button>
      <StatusSelect client={client} />
      <Button
        size="sm"
        icon={isArchived ? ArchiveRestore : Archive}
        pending={move.isPending}
        onClick={() => move.mutate([client.id])}
      >
        {t(isArchived ? "archive.restore" : "archive.action")}
      </Button>
      {isEditing && <ClientDialog client={client} onClose={close} onSaved={close} />}
    </div>
  );
}
