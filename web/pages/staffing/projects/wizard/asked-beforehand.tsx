import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { clientSites } from "@/web/features/staffing/projects/queries";
import { RequirementChoice } from "@/web/features/staffing/start-checks/requirements";
import { type Row, sentOf } from "@/web/features/staffing/start-checks/requirements/rows";
import { useValue } from "../form/parts";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { requirementsKey, startsKey } from "@/web/state/query-keys";

type Props = { rows: readonly Row[]; onChange: (rows: Row[]) => void };

/** What the project will ask before a start, and what its client and datacenter ask anyway. */
export function AskedBeforehand(props: Props) {
  const { value: clientId } = useValue("clientId");
  const { value: clientName } = useValue("clientName");
  const { value: siteId } = useValue("siteId");
  const { data: sites = [] } = useQuery(clientSites(clientId));
  const site = sites.find(({ id }) => id === siteId);
  const client = { kind: "client" as const, id: clientId, name: clientName };
  const owners = [
    ...(clientId ? [client] : []),
    ...(site ? [{ kind: "site" as const, id: site.id, name: site.name }] : []),
  ];
  return (
    <Suspense>
      <RequirementChoice owners={owners} {...props} />
    </Suspense>
  );
}

type Given = { id: string; rows: readonly Row[] };

/** Gives a project that was just made its requirements. */
export function useAsking() {
  const t = useTranslations("projectWork");
  const project = { kind: "project" } as const;
  return useUndoableMutation({
    run: ({ id, rows }: Given) =>
      ok(
        api
          .requirements(project)({ id })
          .put({ version: 0, requirements: rows.map(sentOf) }),
      ),
    failure: t("requirementsNotSaved"),
    keys: [requirementsKey, startsKey],
  });
}
