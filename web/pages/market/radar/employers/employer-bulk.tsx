import { useTranslations } from "use-intl";
import type { Employer } from "@/modules/market/employers/model";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { useEmployerEdit } from "../use-employer-edit";

type Props = { selection: Selection; rows: readonly Employer[] };

/** What can be said of several employers at once. */
export default function EmployerBulk({ selection, rows }: Props) {
  const t = useTranslations("radar");
  const mayEdit = useHasRole("recruiter");
  const edit = useEmployerEdit(selection.clear);
  const chosen = rows.filter(({ id }) => selection.has(id));
  if (!mayEdit || chosen.length === 0) return null;
  return (
    <>
      {(["direct", "agency"] as const).map((verdict) => (
        <Button
          key={verdict}
          size="sm"
          pending={edit.isPending}
          onClick={() => edit.mutate(chosen.map((employer) => ({ employer, verdict })))}
        >
          {t(`verdicts.${verdict}`)}
        </Button>
      ))}
      <Button
        size="sm"
        pending={edit.isPending}
        onClick={() =>
          edit.mutate(chosen.map((employer) => ({ employer, contact: "contacted" as const })))
        }
      >
        {t("contacts.contacted")}
      </Button>
    </>
  );
}
