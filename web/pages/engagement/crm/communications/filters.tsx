import { useTranslations } from "use-intl";
import { directions, entityTypes, types } from "@/modules/engagement/communications/rules";
import { type Change, FilterChoice } from "@/web/shared/list/filter-fields";
import { FilterPopover } from "@/web/shared/list/filter-popover";
import { type ListQuery, whoses } from "@/web/features/engagement/communications/queries";
import { TextField } from "@/web/shared/text-field";
import { Segmented } from "@/web/ui/segmented";

type Props = { query: ListQuery; change: Change };

/** Whose they are stands in sight; what else narrows the list waits behind a button. */
export function Filters({ query, change }: Props) {
  const t = useTranslations("communications");
  const { type, direction, entityType, whose, from = "", until = "" } = query;
  return (
    <>
      <Segmented
        label={t("filters.whose")}
        choices={whoses.map((value) => ({ value, label: t(`filters.${value}`) }))}
        value={whose}
        onValueChange={(chosen) => change({ whose: chosen === "all" ? "" : chosen })}
      />
      <FilterPopover>
        <FilterChoice
          label={t("filters.type")}
          any={t("filters.anyType")}
          options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
          value={type}
          onChange={(chosen) => change({ type: chosen })}
        />
        <FilterChoice
          label={t("filters.direction")}
          any={t("filters.anyDirection")}
          options={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
          value={direction}
          onChange={(chosen) => change({ direction: chosen })}
        />
        <FilterChoice
          label={t("filters.about")}
          any={t("filters.anyAbout")}
          options={entityTypes.map((value) => ({ value, label: t(`abouts.${value}`) }))}
          value={entityType}
          onChange={(chosen) => change({ about: chosen })}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            type="date"
            label={t("filters.from")}
            value={from}
            onChange={(event) => change({ from: event.target.value })}
          />
          <TextField
            type="date"
            label={t("filters.until")}
            value={until}
            onChange={(event) => change({ until: event.target.value })}
          />
        </div>
      </FilterPopover>
    </>
  );
}
