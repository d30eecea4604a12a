import { type ComponentProps, Suspense } from "react";
import { useTranslations } from "use-intl";
import { lazySpeaking } from "@/web/shell/speaking";
import { SkeletonRows } from "@/web/ui/skeleton";
import type { MatchView } from "./match-view";

const load = () => import("./match-view");
// Its words and parts travel when somebody asks who fits.
const View = lazySpeaking<ComponentProps<typeof MatchView>>(["matching"], load);

/** Fetches the view ahead, while the pointer is still on its way. */
export const prepareMatch = () => void load();

/** The view, and its shape from the first moment. */
export function Match(props: ComponentProps<typeof MatchView>) {
  const t = useTranslations("jobs.match");
  return (
    <Suspense fallback={<SkeletonRows label={t("loading")} rows={6} rowClass="h-[104px]" />}>
      <View {...props} />
    </Suspense>
  );
}
