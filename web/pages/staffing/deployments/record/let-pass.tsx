import { useState } from "react";
import { useTranslations } from "use-intl";
import type { StartCheck, StartOverride } from "@/modules/staffing/start-checks/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { ReasonForm } from "@/web/shared/forms/reason-form";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { deploymentKind } from "../kind";

type Props = { id: string; blocker: StartCheck["blockers"][number] };

/** How a blocker may be let pass: asked for by one, settled by another. */
export function LetPass({ id, blocker: { key, override } }: Props) {
  const isOpen = !override || override.state === "declined" || override.state === "withdrawn";
  return isOpen ? <AskToPass id={id} blocker={key} /> : <Override override={override} />;
}

function AskToPass({ id, blocker }: { id: string; blocker: string }) {
  const t = useTranslations("deployments.start");
  const tAll = useTranslations("deployments.terms");
  const mayAsk = useHasRole("recruiter");
  const [isAsking, setAsking] = useState(false);
  const ask = useUndoableMutation<string, unknown>({
    run: (reason) => ok(api.deployments({ id }).overrides.post({ blocker, reason })),
    failure: tAll("failed"),
    keys: [deploymentKind.queryKey],
  });
  if (!mayAsk) return null;
  if (!isAsking) {
    return (
      <div>
        <Button size="sm" onClick={() => setAsking(true)}>
          {t("ask")}
        </Button>
      </div>
    );
  }
  return (
    <ReasonForm
      label={t("why")}
      action={t("send")}
      isPending={ask.isPending}
      onDecide={(reason) => ask.mutate(reason)}
      onCancel={() => setAsking(false)}
    />
  );
}

type Verb = "approve" | "refuse" | "withdraw";

/** Somebody asked; another person settles it. */
function Override({
  override: { id, state, reason, askedBy, settledBy, isOwn },
}: {
  override: StartOverride;
}) {
  const t = useTranslations("deployments.start");
  const tAll = useTranslations("deployments.terms");
  const maySettle = useHasRole("recruiter");
  const settle = useUndoableMutation<Verb, unknown>({
    run: (verb) => settling[verb](id),
    failure: tAll("failed"),
    keys: [deploymentKind.queryKey],
  });
  const verbs: Verb[] = state === "approved" || isOwn ? ["withdraw"] : ["approve", "refuse"];
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">
        {state === "approved"
          ? t("passed", { name: settledBy ?? "" })
          : t("waits", { name: askedBy })}
      </p>
      {reason && <p className="text-ink-2">{reason}</p>}
      {maySettle && (
        <div className="flex gap-2">
          {verbs.map((verb) => (
            <Button
              key={verb}
              size="sm"
              look={verb === "approve" ? "primary" : "secondary"}
              pending={settle.isPending}
              onClick={() => settle.mutate(verb)}
            >
              {t(verb)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const overrideAt = (id: string) => api["start-overrides"]({ id });
const settling: Record<Verb, (id: string) => Promise<unknown>> = {
  approve: (id) => ok(overrideAt(id).approval.post()),
  refuse: (id) => ok(overrideAt(id).refusal.post()),
  withdraw: (id) => ok(overrideAt(id).delete()),
};
