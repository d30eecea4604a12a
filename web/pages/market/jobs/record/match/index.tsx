import { type ComponentProps, Suspense } from "react";
import { useTranslations } from "use-intl";
import { preloadable } from "@/web/shared/preloadable";
import { withTexts } from "@/web/i18n/with-texts";
import { SkeletonRows } from "@/web/ui/skeleton";
import type { MatchView } from "./match-view";

type Props = ComponentProps<typeof MatchView>;

// The view and its texts are loaded when somebody asks who fits.
const { Part: View, prepare } = preloadable<Props>(
  withTexts<Props>(["matching", "records"], () => import("./match-view")),
);

/** Fetches the view while the pointer is still on its way. */
export const prepareMatch = prepare;

/** The view, and its shape from the first moment. */
export function Match(props: Props) {
  const t = useTranslations("jobs.match");
  return (
    <Suspense fallback={<SkeletonRows label={t("loading")} rows={6} rowClass="h-[104px]" />}>
      <View {...props} />
    </Suspense>
  );
}
