import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { deploymentStart } from "@/web/features/staffing/deployments/queries";
import { StartTold } from "@/web/features/staffing/start-checks";
import { useRefusal, useSpoken } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { LetPass } from "./let-pass";

/** Whether it may begin, what stands in the way, and what a second person may let pass. */
export function StartTab({ id }: { id: string }) {
  const t = useTranslations("deployments.start");
  const tCommon = useTranslations("common.actions");
  const say = useSpoken();
  const refusalOf = useRefusal();
  const { data, error, refetch } = useQuery(deploymentStart(id));
  if (error) {
    return (
      <ErrorState
        title={t("stopped")}
        text={refusalOf(error)}
        retryLabel={tCommon("retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows label={t("reading")} rows={3} />;
  const { stoppers, check } = data;
  return (
    <div className="grid gap-4">
      {stoppers.length === 0 ? (
        <Banner tone="ok">{t("free")}</Banner>
      ) : (
        <Banner tone="warn">
          <p className="font-medium">{t("stopped")}</p>
          <ul className="mt-1 grid gap-0.5 text-xs">
            {stoppers.map((sentence) => (
              <li key={sentence}>{say(sentence)}</li>
            ))}
          </ul>
        </Banner>
      )}
      {check && check.asked.length > 0 && (
        <StartTold check={check} deed={(blocker) => <LetPass id={id} blocker={blocker} />} />
      )}
    </div>
  );
}
