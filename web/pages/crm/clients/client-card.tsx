import { Eye, FolderKanban, Pencil } from "lucide-react";
import { StatusTag } from "@/web/features/crm/clients/status-tag";
import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Client } from "@/modules/crm/clients/model";
import { ValueText } from "@/web/features/crm/clients/value-text";
import { RecordFace } from "@/web/features/records/files/record-face";
import { RecordTags } from "@/web/features/records/tags/record-tags";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { buttonClass } from "@/web/ui/button";
import { ClientBadges } from "./client-badges";

type Props = { client: Client };

export function ClientCard({ client }: Props) {
  const t = useTranslations("clients");
  const { contactPerson, contactEmail, cities } = client;
  return (
    <div className="flex flex-1 flex-col gap-2.5">
      <div className="flex min-h-[24px] flex-wrap items-center gap-1.5 pr-8">
        <span className="num mr-1 text-xs text-ink-3">{client.number}</span>
        <StatusTag status={client.status} />
        <ClientBadges client={client} />
      </div>
      <div className="flex items-start gap-2.5">
        <RecordFace kind="client" id={client.id} name={client.name} size="md" />
        <div className="min-w-0">
          <h2 className="text-base leading-5 font-semibold text-ink">{client.name}</h2>
          <p className="truncate text-sm text-ink-2">{client.industry ?? t("industryUnknown")}</p>
          <p className="truncate text-sm text-ink-3">{cities.join(", ") || t("noSites")}</p>
        </div>
      </div>
      <p className="truncate text-sm text-ink-2">
        {[contactPerson, contactEmail].filter(Boolean).join(" · ") || t("noContact")}
      </p>
      <RecordTags kind="client" id={client.id} />
      <div className="mt-auto flex items-center gap-x-1 border-t border-line pt-2.5 text-xs text-ink-2">
        <span className="mr-auto min-w-0 truncate">
          <ValueText value={client.contractValue} />
        </span>
        <CardLinks client={client} />
      </div>
    </div>
  );
}

/** The record, and straight to its form. */
function CardLinks({ client: { id, name } }: Props) {
  const t = useTranslations("clients");
  const tAll = useTranslations("records");
  const { search } = useLocation();
  const mayEdit = useHasRole("recruiter");
  const pathname = `/clients/${id}`;
  const editing = new URLSearchParams(search);
  editing.set("edit", "1");
  return (
    <>
      <Link
        to={{ pathname, search }}
        preventScrollReset
        aria-label={t("viewOf", { name })}
        className={buttonClass("ghost", "sm")}
      >
        <Eye aria-hidden="true" size={14} />
      </Link>
      <Link
        to={`/projects?client=${id}`}
        aria-label={t("projectsOf", { name })}
        className={buttonClass("ghost", "sm")}
      >
        <FolderKanban aria-hidden="true" size={14} />
      </Link>
      {mayEdit && (
        <Link
          to={{ pathname, search: `?${editing}` }}
          preventScrollReset
          aria-label={tAll("editTitle", { name })}
          className={buttonClass("ghost", "sm")}
        >
          <Pencil aria-hidden="true" size={14} />
        </Link>
      )}
    </>
  );
}
