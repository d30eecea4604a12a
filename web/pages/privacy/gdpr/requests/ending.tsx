import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Erasure } from "@/modules/privacy/gdpr/model";
import { api, ok } from "@/web/api";
import { ReasonForm } from "@/web/shared/forms/reason-form";
import { Button } from "@/web/ui/button";
import { useStep } from "../use-step";

type Props = { erasure: Erasure; mayRefuse: boolean };

/** The two ways out: the request was a mistake, or the law lets the agency keep the data. */
export function Ending({ erasure: { id }, mayRefuse }: Props) {
  const t = useTranslations("gdpr.ending");
  const [isRefusing, setRefusing] = useState(false);
  const failed = { title: t("failedTitle"), text: t("failedText") };
  const undo = useStep({
    act: () => ok(api.gdpr.erasures({ id }).delete()),
    done: () => ({ title: t("undone"), text: t("undoneText") }),
    failed,
  });
  const refuse = useStep({
    act: (reason: string) => ok(api.gdpr.erasures({ id }).refusal.post({ reason })),
    done: () => ({ title: t("refused") }),
    failed,
  });
  if (isRefusing) {
    return (
      <ReasonForm
        label={t("why")}
        action={t("refuse")}
        isPending={refuse.isPending}
        onDecide={(reason) => refuse.mutate(reason)}
        onCancel={() => setRefusing(false)}
      />
    );
  }
  return (
    <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
      {mayRefuse && (
        <Button look="ghost" onClick={() => setRefusing(true)}>
          {t("refuse")}
        </Button>
      )}
      <Button pending={undo.isPending} onClick={() => undo.mutate(undefined)}>
        {t("undo")}
      </Button>
    </div>
  );
}
