import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonForm } from "@/web/components/reason-form";
import { useMay } from "@/web/components/use-may";
import { Button } from "@/web/ui/button";
import type { ToldBlocker } from "./blocker-item";
import { useOverride } from "./use-override";

type Props = { blocker: ToldBlocker; name: string; deploymentId: string };

/** How far an override of a blocker has come, and what the reader may do about it. */
export function OverrideLine({ blocker, name, deploymentId }: Props) {
  const t = useTranslations("papers.starts.override");
  const mayDecide = useMay("recruiter");
  const { override } = blocker;
  const deeds = useOverride(deploymentId);
  const isOpen = override?.state === "asked" || override?.state === "approved";
  return (
    <div className="grid gap-2 border-t border-line pt-2">
      {override && <Standing override={override} />}
      {mayDecide && !isOpen && <Ask blocker={blocker} name={name} deploymentId={deploymentId} />}
      {mayDecide && override && isOpen && (
        <div className="flex flex-wrap gap-2">
          {override.state === "asked" && !override.isOwn && (
            <>
              <Button look="primary" size="sm" onClick={() => deeds.approve.mutate(override.id)}>
                {t("approve")}
              </Button>
              <Button size="sm" onClick={() => deeds.decline.mutate(override.id)}>
                {t("decline")}
              </Button>
            </>
          )}
          {(override.state === "approved" || override.isOwn) && (
            <Button size="sm" look="ghost" onClick={() => deeds.withdraw.mutate(override.id)}>
              {t("withdraw")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Standing({ override }: { override: NonNullable<ToldBlocker["override"]> }) {
  const t = useTranslations("papers.starts.override");
  const { state, askedBy, settledBy, reason } = override;
  return (
    <p className="text-xs text-ink-2">
      {[
        t("asked", { name: askedBy, reason: reason ?? "" }),
        state === "asked" ? t("waiting") : t(state, { name: settledBy ?? "" }),
      ].join(" ")}
    </p>
  );
}

function Ask({ blocker, name, deploymentId }: Props) {
  const t = useTranslations("papers.starts.override");
  const [isAsking, setAsking] = useState(false);
  const { ask } = useOverride(deploymentId);
  if (!isAsking) {
    return (
      <Button
        size="sm"
        aria-label={t("askOf", { name })}
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        {t("ask")}
      </Button>
    );
  }
  return (
    <ReasonForm
      label={t("reason")}
      action={t("ask")}
      isPending={ask.isPending}
      onDecide={(reason) => ask.mutate({ blocker: blocker.key, reason })}
      onCancel={() => setAsking(false)}
    />
  );
}
