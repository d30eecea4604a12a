import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { setupState } from "@/web/features/platform/accounts/queries";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { RegisterForm } from "./register-form";

/** The form while the product has no owner; afterwards the way to an invitation. */
export function RegisterTab() {
  const t = useTranslations();
  const { data, isError, refetch } = useQuery(setupState);
  if (isError) {
    return (
      <ErrorState
        title={t("common.somethingFailed")}
        text={t("auth.setupFailed")}
        retryLabel={t("common.actions.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows label={t("common.loading")} rows={5} rowClass="h-[61px]" />;
  if (data.isOpen) return <RegisterForm email={data.email ?? ""} />;
  return (
    <div className="overflow-hidden rounded-lg border">
      <EmptyState kind="nothing-yet" title={t("auth.closed")} text={t("auth.closedText")} />
    </div>
  );
}
