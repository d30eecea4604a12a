import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import type { Picked } from "@/web/shared/pick/record-pick";
import { candidateRecord } from "@/web/features/crm/candidates/queries";
import { clientRecord } from "@/web/features/crm/clients/queries";
import { projectRecord } from "@/web/features/staffing/projects/queries";
import { useForm } from "./parts";
import type { DeploymentForm } from "./values";

/** A new deployment begins with whom and what its address names: who leads here from a project need not say it again. */
export function useBeginning(isNew: boolean): void {
  const [params] = useSearchParams();
  const begin = useFilling();
  const beginOnce = useEffectEvent(() => {
    if (isNew) void begin(params);
  });
  useEffect(() => beginOnce(), []);
}

function useFilling() {
  const form = useForm();
  const queries = useQueryClient();
  const fill = (known: Partial<DeploymentForm>) => {
    for (const [name, value] of Object.entries(known)) {
      form.setValue(name as "position", value as string);
    }
  };
  const client = async (id: string): Promise<Picked> => {
    const { name } = await queries.fetchQuery(clientRecord(id));
    return { id, name };
  };
  return async (params: URLSearchParams) => {
    const [candidateId, clientId, projectId] = ["candidate", "client", "project"].map((name) =>
      params.get(name),
    );
    if (clientId) fill({ clientId: await client(clientId) });
    if (candidateId) {
      const it = await queries.fetchQuery(candidateRecord(candidateId));
      const name = `${it.firstName} ${it.lastName} · ${it.number}`;
      fill({ candidateId: { id: candidateId, name }, position: it.headline ?? "" });
    }
    if (!projectId) return;
    const it = await queries.fetchQuery(projectRecord(projectId));
    fill({
      projectId: { id: projectId, name: it.name },
      ...(it.clientId && { clientId: await client(it.clientId) }),
      siteId: it.siteId ?? "",
      location: it.location ?? "",
      country: it.country ?? "",
    });
  };
}
