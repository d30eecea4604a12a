import { type ComponentProps, Suspense } from "react";
import { useTranslations } from "use-intl";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { SkeletonRows } from "@/web/ui/skeleton";
import type { BestJobs as View } from "./best-jobs";

const Lazy = lazyWithTexts<ComponentProps<typeof View>>(
  ["matching", "jobs", "records"],
  () => import("./best-jobs"),
);

/** The jobs that fit a candidate; loaded when its tab is opened. */
export function BestJobs(props: ComponentProps<typeof View>) {
  const t = useTranslations("common");
  return (
    <Suspense fallback={<SkeletonRows label={t("loading")} rows={6} rowClass="h-[104px]" />}>
      <Lazy {...props} />
    </Suspense>
  );
}
