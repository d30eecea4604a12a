import { useTranslations } from "use-intl";
import {
  type Area,
  areas,
  type Level,
  levels,
  personalAreas,
  readOnlyAreas,
  type Scopes,
} from "@/modules/platform/api-tokens/rules";
import { Select } from "@/web/ui/select";
import { Tag } from "@/web/ui/tag";

type Props = { scopes: Scopes; onChange: (scopes: Scopes) => void };

/** What a token reaches, a part of the product each. */
export function ScopeFields({ scopes, onChange }: Props) {
  const t = useTranslations("house.tokens");
  function set(area: Area, level: Level | "none") {
    const { [area]: _, ...others } = scopes;
    onChange(level === "none" ? others : { ...others, [area]: level });
  }
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-ink">{t("parts")}</legend>
      {areas.map((area) => (
        <div key={area} className="flex items-center justify-between gap-3 text-sm">
          <span className="flex flex-wrap items-center gap-2">
            {t(`areas.${area}`)}
            {personalAreas.includes(area) && <Tag hasLed={false}>{t("personal")}</Tag>}
          </span>
          <Select
            className="w-44 shrink-0"
            aria-label={t("levelOf", { area: t(`areas.${area}`) })}
            options={choicesFor(area).map((value) => ({ value, label: t(`levels.${value}`) }))}
            value={scopes[area] ?? "none"}
            onValueChange={(level) => set(area, level)}
          />
        </div>
      ))}
    </fieldset>
  );
}

const choicesFor = (area: Area): (Level | "none")[] => [
  "none",
  ...levels.filter((level) => level === "read" || !readOnlyAreas.includes(area)),
];
