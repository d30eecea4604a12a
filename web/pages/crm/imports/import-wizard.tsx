import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Check, ImportWithPreview } from "@/modules/crm/imports/model";
import { checkOf, discardImport, oneImport, startImport } from "@/web/features/crm/imports/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { Wizard } from "@/web/shared/forms/wizard";
import { notifyAtom } from "@/web/state/notices";
import { importsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { CheckStep } from "./steps/check-step";
import { ColumnsStep } from "./steps/columns-step";
import { OriginStep } from "./steps/origin-step";
import { ReadingStep } from "./steps/reading-step";
import { usePlan } from "./use-plan";
import { ValuesStep } from "./steps/values-step";

type Props = { row: ImportWithPreview };

/** Reading, columns, values, check, origin: each decision is kept as it is made. */
export function ImportWizard({ row }: Props) {
  const t = useTranslations("imports");
  const { change, isSaving } = usePlan(row.id);
  const check = useQuery({ ...checkOf(row.id, row.version), placeholderData: (last) => last });
  const start = useStart(row.id);
  const step = { row, change };
  const ready = check.data && !isSaving && !check.isFetching;
  const hasNames = !!ready && check.data.missing.length === 0;
  const comers = check.data ? check.data.create + check.data.update : 0;
  const checked = (content: (check: Check) => React.ReactNode) =>
    check.data ? content(check.data) : <Waiting error={check.error} />;
  return (
    <div className="grid gap-3">
      <Wizard
        title={t("wizard", { name: row.name })}
        isDirty={false}
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
      <Discard id={row.id} />
    </div>
  );
}

function Waiting({ error }: { error: Error | null }) {
  const t = useTranslations("imports");
  const refusalOf = useRefusal();
  return (
    <p role="status" className="text-sm text-ink-2">
      {error ? refusalOf(error) : t("checking")}
    </p>
  );
}

function useStart(id: string) {
  const t = useTranslations("imports");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refusalOf = useRefusal();
  return useMutation({
    mutationFn: () => startImport(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: oneImport(id).queryKey, exact: true }),
    onError: (error) =>
      notify({ title: t("startFailed"), description: refusalOf(error), tone: "destructive" }),
  });
}

/** A draft is a copy of a file with people in it: whoever does not want it any longer throws it away. */
function Discard({ id }: { id: string }) {
  const t = useTranslations("imports");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const discard = useMutation({
    mutationFn: () => discardImport(id),
    onSuccess: async () => {
      await navigate("/candidates/import");
      queries.removeQueries({ queryKey: oneImport(id).queryKey });
      return queries.invalidateQueries({ queryKey: importsKey, exact: true });
    },
  });
  return (
    <Button
      look="ghost"
      size="sm"
      className="w-fit"
      pending={discard.isPending}
      onClick={() => discard.mutate()}
    >
      {t("discard")}
    </Button>
  );
}
