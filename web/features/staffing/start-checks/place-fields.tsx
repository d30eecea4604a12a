import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { type Picked, RecordPick } from "@/web/shared/pick/record-pick";
import { findClients, findProjects } from "@/web/shared/pick/sources";
import type { StartPlace } from "@/web/features/crm/certificates/queries";
import { SelectField } from "@/web/shared/select-field";
import { clientsKey } from "@/web/state/query-keys";
import { noneOr } from "@/web/ui/select";

type Props = { place: StartPlace; onChange: (place: StartPlace) => void };

/** Where to: a project, which brings its client along, or a client and one of its datacenters. */
export function PlaceFields({ place, onChange }: Props) {
  const t = useTranslations("papers.starts");
  const [picked, setPicked] = useState<{ client?: Picked; project?: Picked }>({});
  const { from, until } = place;
  const days = { ...(from && { from }), ...(until && { until }) };
  const pick = (kind: "client" | "project") => (it: Picked | null) => {
    setPicked(it ? { [kind]: it } : {});
    onChange({ ...days, ...(it && { [kind]: it.id }) });
  };
  const { client, project } = picked;
  return (
    <>
      <RecordPick
        label={t("project")}
        value={project ?? null}
        find={findProjects}
        onChange={pick("project")}
      />
      <RecordPick
        label={t("client")}
        value={client ?? null}
        find={findClients}
        onChange={pick("client")}
      />
      {client && (
        <Site
          clientId={client.id}
          value={place.site ?? ""}
          onChange={(site) => onChange({ ...days, client: client.id, ...(site && { site }) })}
        />
      )}
    </>
  );
}

type SiteProps = { clientId: string; value: string; onChange: (id: string) => void };

function Site({ clientId, value, onChange }: SiteProps) {
  const t = useTranslations("papers.starts");
  const { data } = useQuery({
    queryKey: [...clientsKey, "record", clientId],
    queryFn: () => ok(api.clients({ id: clientId }).get()),
  });
  const sites = (data?.sites ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label={t("site")}
      options={noneOr(t("any"), sites)}
      value={value}
      onValueChange={onChange}
    />
  );
}
