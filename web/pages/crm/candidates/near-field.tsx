import { useTranslations } from "use-intl";
import { distances, usualDistance } from "@/modules/crm/candidates/rules";
import type { Change } from "@/web/shared/list/filter-fields";
import { useTyped } from "@/web/shared/list/use-typed";
import type { CandidateListQuery } from "@/web/features/crm/candidates/queries";
import { SelectField } from "@/web/shared/select-field";
import { TextField } from "@/web/shared/text-field";

type Props = { query: CandidateListQuery; change: Change };

/** Who lives around a town. */
export function NearField({ query, change }: Props) {
  const t = useTranslations("candidates.near");
  const [town, write] = useTyped(query.near ?? "", (near) => change({ near }));
  const within = query.within ?? String(usualDistance);
  const offered = new Set([...distances.map(String), within]);
  return (
    <>
      <TextField
        label={t("town")}
        hint={t("hint")}
        value={town}
        maxLength={120}
        onChange={(event) => write(event.target.value)}
      />
      {query.near && (
        <SelectField
          label={t("within")}
          options={[...offered].map((value) => ({
            value,
            label: t("kilometres", { distance: Number(value) }),
          }))}
          value={within}
          onValueChange={(distance) => change({ within: distance })}
        />
      )}
    </>
  );
}
