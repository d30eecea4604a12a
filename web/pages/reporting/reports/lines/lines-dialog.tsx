import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { origins } from "@/modules/crm/candidates/rules";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import { usualOfReports } from "@/modules/knowledge/periods/rules";
import { Read } from "@/web/features/platform/records/read";
import { useListState } from "@/web/shared/list/use-list-state";
import { useChoice } from "@/web/shared/periods/use-choice";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { type Behind, placementLines } from "@/web/features/reporting/reports/queries";
import { Dialog } from "@/web/ui/dialog";
import { behindKeys } from "../use-behind";
import { LinesTable } from "./lines-table";

const kinds = ["earning", "begun"] as const;

/** What stands behind a figure, by the same filter; which figure says the address. */
export function LinesDialog() {
  const t = useTranslations("reports.lines");
  const tCommon = useTranslations("common.actions");
  const { values, change } = useListState(behindKeys);
  const kind = oneOf(kinds, values.behind);
  if (!kind) return null;
  const close = () => change(Object.fromEntries(behindKeys.map((key) => [key, undefined])));
  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={t(kind)}
      description={t(`${kind}Text`)}
      closeLabel={tCommon("close")}
    >
      <Lines behind={behindOf(kind, values)} />
    </Dialog>
  );
}

function Lines({ behind }: { behind: Behind }) {
  const t = useTranslations("reports.lines");
  const { choice } = useChoice(usualOfReports);
  const query = useQuery(placementLines({ ...choice, ...behind }));
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(lines) => <LinesTable lines={lines} />}
    </Read>
  );
}

function behindOf(of: Behind["of"], values: Partial<Record<string, string>>): Behind {
  const [service, source] = [
    oneOf(contractTypes, values["service"]),
    oneOf(origins, values["source"]),
  ];
  return {
    of,
    ...(service && { service }),
    ...(source && { source }),
    ...(values["client"] && { clientId: values["client"] }),
    ...(values["recruiter"] && { recruiterId: values["recruiter"] }),
  };
}
