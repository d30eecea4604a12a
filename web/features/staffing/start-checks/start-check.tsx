import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/platform/records/read";
import { type StartPlace, startCheck } from "@/web/features/crm/certificates/queries";
import { TextField } from "@/web/shared/text-field";
import { EmptyState } from "@/web/ui/empty-state";
import { SectionTitle } from "@/web/ui/section-title";
import { PlaceFields } from "./place-fields";
import { StartTold } from "./start-told";

/** Whether one candidate can start at a place, on a day. */
export function StartCheckTab({ candidateId }: { candidateId: string }) {
  const t = useTranslations("papers.starts");
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
  const t = useTranslations("papers.starts");
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
  const t = useTranslations("papers.starts");
  const query = useQuery(startCheck(candidateId, place));
  return (
    <div aria-live="polite">
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(check) => <StartTold check={check} />}
      </Read>
    </div>
  );
}
