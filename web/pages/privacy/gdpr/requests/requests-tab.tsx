import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useListState } from "@/web/shared/list/use-list-state";
import { useMay } from "@/web/shared/use-may";
import { DeletionForm } from "./deletion-form";
import { ExportForm } from "./export-form";
import { ExportJobs } from "./export-jobs";
import { RequestList } from "./request-list";

const RequestDialog = lazy(() => import("./request-dialog"));
const keys = ["request", "show"] as const;

/** Who asks for their data or wants it gone, and how far each of them is. */
export function RequestsTab() {
  const t = useTranslations("gdpr.requests");
  const mayAsk = useMay("recruiter");
  // All that is kept of somebody includes what colleagues wrote in private.
  const mayExport = useMay("admin");
  const { values, change } = useListState(keys);
  const open = (request: string | undefined) => change({ request });
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {mayAsk ? (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          {mayExport && <ExportForm />}
          <DeletionForm onRequested={open} />
        </div>
      ) : (
        <p className="text-sm text-ink-2">{t("onlyRead")}</p>
      )}
      {mayExport && <ExportJobs />}
      <RequestList show={values.show} onShow={(show) => change({ show })} onOpen={open} />
      {values.request && mayAsk && (
        <Suspense>
          <RequestDialog id={values.request} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
