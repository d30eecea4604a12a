import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Check, ImportWithPreview } from "@/modules/crm/imports/model";
import { checkOf, discardImport, oneImport, startImport } from "@/web/features/crm/imports/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { Wizard } from "@/web/shared/forms/wizard";
import { importsKey } from "@/web/state/query-keys";
import { Discard, useStart } from "./draft-actions";
import { CheckStep } from "./steps/check-step";
import { ColumnsStep } from "./steps/columns-step";
import { OriginStep } from "./steps/origin-step";
import { ReadingStep } from "./steps/reading-step";
import { usePlan } from "./use-plan";
import { ValuesStep } from "./steps/values-step";

type Props = { row: ImportWithPreview };

/** A file that was taken and is not imported yet. */
export function ImportWizard({ row }: Props) {
  const t = useTranslations("imports");
  return (
    <div className="grid gap-3">
      <Steps row={row} />
      <Discard
        label={t("discard")}
        act={() => discardImport(row.id)}
        to="/candidates/import"
        opened={oneImport(row.id).queryKey}
        listed={{ queryKey: importsKey, exact: true }}
      />
    </div>
  );
}

/** Reading, columns, values, check, origin: each decision is kept as it is made. */
function Steps({ row }: Props) {
  const t = useTranslations("imports");
  const { change, isSaving } = usePlan(row.id);
  const check = useQuery({ ...checkOf(row.id, row.version), placeholderData: (last) => last });
  const start = useStart({
    act: () => startImport(row.id),
    opened: oneImport(row.id).queryKey,
    failed: t("startFailed"),
  });
  const step = { row, change };
  const ready = check.data && !isSaving && !check.isFetching;
  const hasNames = !!ready && check.data.missing.length === 0;
  const comers = check.data ? check.data.create + check.data.update : 0;
  const checked = (content: (check: Check) => React.ReactNode) =>
    check.data ? content(check.data) : <Waiting error={check.error} />;
  return (
    <Wizard
      title={t("wizard", { name: row.name })}
      isDirty={false}
      isKept
      finishLabel={t("begin", { count: comers })}
      pending={start.isPending}
      onFinish={() => start.mutate()}
      steps={[
        {
          id: "reading",
          title: t("steps.reading"),
          isComplete: row.total > 0,
          content: <ReadingStep {...step} />,
        },
        {
          id: "columns",
          title: t("steps.columns"),
          isComplete: hasNames,
          content: <ColumnsStep {...step} missing={check.data?.missing ?? []} />,
        },
        {
          id: "values",
          title: t("steps.values"),
          isComplete: !!ready,
          content: checked((it) => <ValuesStep {...step} unknown={it.unknown} />),
        },
        {
          id: "check",
          title: t("steps.check"),
          isComplete: !!ready && comers > 0,
          content: checked((it) => <CheckStep {...step} check={it} />),
        },
        {
          id: "origin",
          title: t("steps.origin"),
          isComplete: !!ready && row.plan.provenance !== null,
          ...(row.plan.provenance === null && { missing: t("origin.missing") }),
          content: <OriginStep {...step} />,
        },
      ]}
    />
  );
}

function Waiting({ error }: { error: Error | null }) {
  const t = useTranslations("imports");
  const refusalOf = useErrorText();
  return (
    <p role="status" className="text-sm text-ink-2">
      {error ? refusalOf(error) : t("checking")}
    </p>
  );
}
