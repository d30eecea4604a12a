import { useTranslations } from "use-intl";
import { ErrorState } from "@/web/ui/empty-state";

/** Specification §8, with the way to try again that needs no reload. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("gdpr.failed");
  const tActions = useTranslations("common.actions");
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <ErrorState
        title={t("title")}
        text={t("text")}
        retryLabel={tActions("retry")}
        onRetry={onRetry}
      />
    </div>
  );
}
