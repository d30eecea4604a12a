import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Audience, CampaignRecord } from "@/modules/engagement/campaigns/model";
import {
  type AudienceKind,
  audienceKinds,
  defaultMinScore,
} from "@/modules/engagement/campaigns/rules";
import { viewList } from "@/web/features/records/core/queries";
import { SelectField } from "@/web/shared/forms/select-field";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";

type Props = { campaign: CampaignRecord; onChoose: (audience: Audience) => void };

const scores = [40, 50, 60, 70, 80, 90];

/** By what people are chosen, and what belongs to that. */
export function AudienceForm({ campaign: { audience, jobs }, onChoose }: Props) {
  const t = useTranslations("campaigns");
  const { data: views = [] } = useQuery(viewList("candidate"));
  const [firstView] = views;
  const begins: Record<AudienceKind, Audience | null> = {
    matches: jobs.length > 0 ? { kind: "matches", least: defaultMinScore } : null,
    view: firstView ? { kind: "view", viewId: firstView.id } : null,
    filter: { kind: "filter", query: "" },
    chosen: null,
  };
  const options = audienceKinds
    .filter((kind) => kind === audience.kind || begins[kind])
    .map((value) => ({ value, label: t(`audienceKinds.${value}`) }));
  const choose = (kind: AudienceKind) => {
    const chosen = begins[kind];
    if (chosen && kind !== audience.kind) onChoose(chosen);
  };
  return (
    <Card>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          label={t("audience.who")}
          options={options}
          value={audience.kind}
          onValueChange={choose}
        />
        {audience.kind === "matches" && (
          <SelectField
            label={t("audience.least")}
            options={[...new Set([...scores, audience.least])]
              .toSorted((a, b) => a - b)
              .map((score) => ({ value: String(score), label: String(score) }))}
            value={String(audience.least)}
            onValueChange={(least) => onChoose({ ...audience, least: Number(least) })}
          />
        )}
        {audience.kind === "view" && (
          <SelectField
            label={t("audience.view")}
            options={views.map(({ id, name }) => ({ value: id, label: name }))}
            value={audience.viewId}
            onValueChange={(viewId) => onChoose({ ...audience, viewId })}
          />
        )}
        {audience.kind === "filter" && (
          <p className="pb-2 text-sm text-ink-2">
            {audience.query === "" && `${t("audience.everybody")} · `}
            <Link
              to={{ pathname: "/candidates", search: audience.query }}
              className="text-primary-ink hover:underline"
            >
              {t("audience.showList")}
            </Link>
          </p>
        )}
      </div>
      <Unwritten audience={audience} onChoose={onChoose} />
    </Card>
  );
}

/** Whoever was left out because nobody has words in their language comes back with one press. */
function Unwritten({ audience, onChoose }: Pick<Props, "onChoose"> & { audience: Audience }) {
  const t = useTranslations("campaigns");
  const { withoutLocales = [], ...everybody } = audience;
  if (withoutLocales.length === 0) return null;
  const languages = withoutLocales.map((it) => t(`letters.languages.${it}`)).join(", ");
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-2">
      {t("audience.withoutLanguages", { languages })}
      <Button size="sm" onClick={() => onChoose(everybody)}>
        {t("audience.withThem")}
      </Button>
    </p>
  );
}
