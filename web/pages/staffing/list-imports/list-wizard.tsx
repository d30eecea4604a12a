import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { OpenedList } from "@/modules/engagement/list-imports/model";
import {
  discardList,
  listCheck,
  oneList,
  startList,
} from "@/web/features/engagement/list-imports/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { Discard, useStart } from "@/web/pages/crm/imports/draft-actions";
import { ReadingStep } from "@/web/pages/crm/imports/steps/reading-step";
import { Wizard } from "@/web/shared/forms/wizard";
import { listImportsKey } from "@/web/state/query-keys";
import { ListCheckStep } from "./list-check-step";
import { ListColumnsStep } from "./list-columns-step";
import { useListPlan } from "./use-list-plan";

type Props = { row: OpenedList };

/** File, columns, check: each decision is kept as it is made. */
export function ListWizard({ row }: Props) {
  const t = useTranslations("listImports");
  const refusalOf = useErrorText();
  const { change, isSaving } = useListPlan(row.id);
  const check = useQuery({ ...listCheck(row.id, row.version), placeholderData: (last) => last });
  const opened = oneList(row.id).queryKey;
  const start = useStart({ act: () => startList(row.id), opened, failed: t("startFailed") });
  const isReady = !!check.data && !isSaving && !check.isFetching;
  const comers = check.data?.create ?? 0;
  const waiting = check.error ? refusalOf(check.error) : t("checking");
  return (
    <div className="grid gap-3">
      <Wizard
        title={t("wizard", { name: row.name })}
        isDirty={false}
        isKept
        finishLabel={t(`begin.${row.kind}`, { count: comers })}
        pending={start.isPending}
        onFinish={() => start.mutate()}
        steps={[
          {
            id: "reading",
            title: t("steps.reading"),
            isComplete: row.total > 0,
            content: <ReadingStep row={row} change={change} />,
          },
          {
            id: "columns",
            title: t("steps.columns"),
            isComplete: isReady && check.data.missing === null,
            content: <ListColumnsStep row={row} change={change} />,
          },
          {
            id: "check",
            title: t("steps.check"),
            isComplete: isReady && comers > 0,
            content: check.data ? (
              <ListCheckStep row={row} check={check.data} change={change} />
            ) : (
              <p role="status" className="text-sm text-ink-2">
                {waiting}
              </p>
            ),
          },
        ]}
      />
      <Discard
        label={t("discard")}
        act={() => discardList(row.id)}
        to={`/${row.kind}/import`}
        opened={opened}
        listed={{ queryKey: listImportsKey }}
      />
    </div>
  );
}
