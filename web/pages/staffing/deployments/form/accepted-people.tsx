import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Accepted } from "@/modules/staffing/deployments/model";
import { acceptedPeople } from "@/web/features/staffing/deployments/queries";
import { clientRecord } from "@/web/features/crm/clients/queries";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@/web/ui/button";
import { useForm } from "./parts";
import { valuesOf } from "./values";

/** Who was chosen and works nowhere for it yet: one press fills in what is known. */
export function AcceptedPeople() {
  const t = useTranslations("deployments.form");
  const form = useForm();
  const queries = useQueryClient();
  const { data: people = [] } = useQuery(acceptedPeople);
  const fill = async (it: Accepted) => {
    for (const [name, value] of Object.entries(valuesOf(it))) {
      form.setValue(name as "position", value as string, { shouldDirty: true });
    }
    if (!it.clientId) return;
    const { id, name } = await queries.fetchQuery(clientRecord(it.clientId));
    form.setValue("clientId", { id, name }, { shouldDirty: true });
  };
  if (people.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="eyebrow mb-2">{t("accepted")}</legend>
      <ul className="flex max-h-28 flex-wrap gap-2 overflow-y-auto">
        {people.map((it) => (
          <li key={`${it.candidateId} ${it.projectId ?? it.applicationId}`} className="max-w-full">
            <Button size="sm" className="max-w-full" onClick={() => void fill(it)}>
              <span className="truncate">
                {it.candidateName} · {it.projectName ?? it.position}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
