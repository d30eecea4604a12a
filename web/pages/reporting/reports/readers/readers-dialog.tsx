import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { ReportReader, ReportReaders } from "@/modules/reporting/board-packs/model";
import { cadences } from "@/modules/reporting/board-packs/rules";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { reportReaders } from "@/web/features/reporting/board-packs/queries";
import { Banner } from "@/web/ui/banner";
import { Dialog } from "@/web/ui/dialog";
import { Select } from "@/web/ui/select";

/** Who is sent the report, and how often. */
export default function ReadersDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("reports.readers");
  const tCommon = useTranslations("common.actions");
  const query = useQuery(reportReaders);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("title")}
      description={t("text")}
      closeLabel={tCommon("close")}
    >
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(list) => <List list={list} />}
      </Read>
    </Dialog>
  );
}

function List({ list: { readers, isMailReady, lastSentAt } }: { list: ReportReaders }) {
  const t = useTranslations("reports.readers");
  const format = useFormatter();
  const at = lastSentAt && format.dateTime(new Date(lastSentAt), "day");
  return (
    <div className="grid gap-3">
      {!isMailReady && (
        <Banner
          tone="warn"
          action={
            <Link
              to="/admin?tab=email"
              className="inline-flex min-h-[24px] items-center underline underline-offset-4"
            >
              {t("setUp")}
            </Link>
          }
        >
          {t("noMail")}
        </Banner>
      )}
      <ul aria-label={t("list")} className="divide-y divide-line border-y border-line">
        {readers.map((reader) => (
          <Line key={reader.id} reader={reader} />
        ))}
      </ul>
      <p className="text-xs text-ink-3">{at ? t("lastSent", { at }) : t("notSent")}</p>
    </div>
  );
}

function Line({ reader: { id, name, email, cadence, isTold } }: { reader: ReportReader }) {
  const t = useTranslations("reports.readers");
  const queries = useQueryClient();
  const choose = useUndoableMutation({
    run: async (chosen: string) => {
      const body = { cadence: oneOf(cadences, chosen) ?? null };
      queries.setQueryData(
        reportReaders.queryKey,
        await ok(api["board-packs"].readers({ id }).put(body)),
      );
    },
    failure: t("saveFailed"),
    keys: [],
  });
  const options = ["never" as const, ...cadences].map((value) => ({ value, label: t(value) }));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm">
      <span className="min-w-0">
        <span className="block text-ink">{name}</span>
        <span className="block text-xs text-ink-3">{isTold ? email : t("off")}</span>
      </span>
      <Select
        aria-label={t("cadenceOf", { name })}
        options={options}
        value={cadence ?? "never"}
        onValueChange={(chosen) => choose.mutate(chosen)}
      />
    </li>
  );
}
