import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/records/core/read";
import { TextField } from "@/web/shared/forms/text-field";
import { EmptyState } from "@/web/ui/empty-state";
import { SectionTitle } from "@/web/ui/section-title";
import { StartCheckResult } from "./start-check-result";
import { api, ok } from "@/web/api";
import { type Picked, RecordPick } from "@/web/shared/pick/record-pick";
import { findClients, findProjects } from "@/web/shared/pick/sources";
import { SelectField } from "@/web/shared/forms/select-field";
import { clientsKey, startsKey } from "@/web/state/query-keys";
import { noneOr } from "@/web/ui/select";

type StartPlace = {
  client?: string;
  site?: string;
  project?: string;
  from?: string;
  until?: string;
};

const startCheck = (candidateId: string, place: StartPlace) =>
  queryOptions({
    queryKey: [...startsKey, candidateId, place],
    queryFn: () => ok(api.candidates({ id: candidateId })["start-check"].get({ query: place })),
    placeholderData: keepPreviousData,
  });

type Props = { place: StartPlace; onChange: (place: StartPlace) => void };

/** Where to: a project, which brings its client along, or a client and one of its datacenters. */
function PlaceFields({ place, onChange }: Props) {
  const t = useTranslations("readiness.starts");
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
  const t = useTranslations("readiness.starts");
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

/** Whether one candidate can start at a place, on a day. */
export function StartCheckTab({ candidateId }: { candidateId: string }) {
  const t = useTranslations("readiness.starts");
  const title = useId();
  const [place, setPlace] = useState<StartPlace>({});
  const isChosen = Boolean(place.client || place.site || place.project);
  return (
    <section aria-labelledby={title} className="grid gap-4">
      <div className="grid gap-1">
        <SectionTitle id={title}>{t("title")}</SectionTitle>
        <p className="text-sm text-ink-2">{t("lead")}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <PlaceFields place={place} onChange={setPlace} />
        <Day place={place} name="from" onChange={setPlace} />
        <Day place={place} name="until" onChange={setPlace} />
      </div>
      {isChosen ? (
        <Answer candidateId={candidateId} place={place} />
      ) : (
        <EmptyState kind="nothing-yet" title={t("choosePlace")} text={t("choosePlaceText")} />
      )}
    </section>
  );
}

type DayProps = {
  place: StartPlace;
  name: "from" | "until";
  onChange: (place: StartPlace) => void;
};

function Day({ place, name, onChange }: DayProps) {
  const t = useTranslations("readiness.starts");
  const { [name]: value = "", ...others } = place;
  return (
    <TextField
      type="date"
      label={t(name)}
      value={value}
      onChange={({ target }) =>
        onChange(target.value ? { ...others, [name]: target.value } : others)
      }
    />
  );
}

function Answer({ candidateId, place }: { candidateId: string; place: StartPlace }) {
  const t = useTranslations("readiness.starts");
  const query = useQuery(startCheck(candidateId, place));
  return (
    <div aria-live="polite">
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(check) => <StartCheckResult check={check} />}
      </Read>
    </div>
  );
}
