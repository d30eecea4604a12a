import { queryOptions, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/crm/clients/model";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { api, ok } from "@/web/api";
import { timesheetsKey } from "@/web/state/query-keys";

const ApproversDialog = lazy(() => import("./approvers-dialog"));

const approversOf = (clientId: string) =>
  queryOptions({
    queryKey: [...timesheetsKey, "approvers", clientId],
    queryFn: () => ok(api.clients({ id: clientId })["timesheet-approvers"].get()),
  });

/** Who of the client approves the hours of each site. */
export function ApproversSection({ client }: { client: ClientRecord }) {
  const t = useTranslations("timesheets.approvers");
  const mayEdit = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  const { data: found } = useQuery(approversOf(client.id));
  if (!found) return null;
  const nameOf = (id: string) => client.contacts.find((it) => it.id === id)?.name ?? t("gone");
  const siteOf = (id: string | null) =>
    id === null ? t("everywhere") : (client.sites.find((it) => it.id === id)?.name ?? t("gone"));
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SectionTitle>{t("title")}</SectionTitle>
        {mayEdit && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {t("edit")}
          </Button>
        )}
      </div>
      {found.approvers.length === 0 && <p className="text-sm text-ink-3">{t("none")}</p>}
      <ul className="grid gap-1 text-sm text-ink empty:hidden">
        {found.approvers.map(({ siteId, rank, contactId }) => (
          <li key={`${siteId} ${rank}`}>
            {siteOf(siteId)}: {nameOf(contactId)} ({t(`ranks.${rank}`)})
          </li>
        ))}
      </ul>
      <Suspense>
        {isOpen && <ApproversDialog client={client} found={found} onClose={() => setOpen(false)} />}
      </Suspense>
    </section>
  );
}
