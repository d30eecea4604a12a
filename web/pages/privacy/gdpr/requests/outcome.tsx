import { useFormatter, useTranslations } from "use-intl";
import type { Erasure } from "@/modules/privacy/gdpr/model";
import { Spinner } from "@/web/ui/spinner";
import { KeptList } from "./kept-list";
import { Part } from "./part";

/** What became of the request; the receipt of an erasure names nobody. */
export function Outcome({ erasure: { status, endedAt, receipt } }: { erasure: Erasure }) {
  const t = useTranslations("gdpr.outcome");
  const format = useFormatter();
  const moment = (iso: string) =>
    format.dateTime(new Date(iso), { dateStyle: "medium", timeStyle: "short" });
  if (status === "erasing") {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
        <Spinner /> {t("erasing")}
      </p>
    );
  }
  if (!receipt) {
    const isRefused = status === "refused";
    return (
      <p className="text-sm text-ink-2">
        {t(isRefused ? "refused" : "cancelled", { at: endedAt ? moment(endedAt) : "–" })}
      </p>
    );
  }
  const { erasedAt, rows, files, residue, kept } = receipt;
  return (
    <Part title={t("receipt")}>
      <p className="text-sm text-ink">{t("erased", { at: moment(erasedAt), rows, files })}</p>
      <p className="text-sm text-ink-2">
        {residue === null && t("unseen")}
        {residue !== null && (residue === 0 ? t("clean") : t("residue", { count: residue }))}
      </p>
      <KeptList kept={kept} />
    </Part>
  );
}
