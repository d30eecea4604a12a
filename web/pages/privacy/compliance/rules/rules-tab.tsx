import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { CountryRule } from "@/modules/staffing/country-rules/model";
import { Read } from "@/web/features/records/core/read";
import { useCountryNames } from "@/web/shared/country-name";
import { useListState } from "@/web/shared/list/use-list-state";
import { countryRules, ruleTopicOf } from "@/web/features/staffing/country-rules/queries";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { noneOr, Select } from "@/web/ui/select";
import { RuleItem } from "./rule-item";

const keys = ["country", "topic"] as const;

/** Every rule that is kept, by country, with its numbers and where it stands. */
export function RulesTab() {
  const t = useTranslations("compliance");
  const { values, change, clear } = useListState(keys);
  const query = useQuery(countryRules);
  const topic = ruleTopicOf(values.topic);
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("rules.failed") }}>
      {(rules) => {
        const shown = rules.filter(
          (it) =>
            (!topic || it.topic === topic) && (!values.country || it.country === values.country),
        );
        return (
          <div className="grid grid-cols-1 gap-4">
            <Filters rules={rules} values={{ ...values, topic }} onChange={change} />
            {shown.length === 0 ? (
              <EmptyState
                kind="nothing-matches"
                title={t("rules.none")}
                text={t("rules.noneText")}
                action={<Button onClick={clear}>{t("rules.clear")}</Button>}
              />
            ) : (
              <ByCountry rules={shown} />
            )}
          </div>
        );
      }}
    </Read>
  );
}

/** The rules of each country on one card. */
function ByCountry({ rules }: { rules: readonly CountryRule[] }) {
  const nameOf = useCountryNames();
  return [...Map.groupBy(rules, ({ country }) => country)].map(([country, some]) => (
    <Card key={country} title={nameOf(country)}>
      <ul aria-label={nameOf(country)} className="divide-y divide-line">
        {some.map((rule) => (
          <RuleItem key={`${rule.id} ${rule.validFrom}`} rule={rule} />
        ))}
      </ul>
    </Card>
  ));
}

type Values = { country?: string; topic?: string | undefined };
type Props = {
  rules: readonly CountryRule[];
  values: Values;
  onChange: (values: Values) => void;
};

/** Only what there are rules for is offered. */
function Filters({ rules, values, onChange }: Props) {
  const t = useTranslations("compliance.rules");
  const nameOf = useCountryNames();
  const countries = [...new Set(rules.map(({ country }) => country))];
  const topics = [...new Set(rules.map(({ topic }) => topic))];
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        aria-label={t("country")}
        options={noneOr(
          t("anyCountry"),
          countries.map((value) => ({ value, label: nameOf(value) })),
        )}
        value={countries.find((it) => it === values.country) ?? ""}
        onValueChange={(country) => onChange({ country })}
      />
      <Select
        aria-label={t("topic")}
        options={noneOr(
          t("anyTopic"),
          topics.map((value) => ({ value, label: t(`topics.${value}`) })),
        )}
        value={topics.find((it) => it === values.topic) ?? ""}
        onValueChange={(topic) => onChange({ topic })}
      />
    </div>
  );
}

export { RulesTab as Component };
