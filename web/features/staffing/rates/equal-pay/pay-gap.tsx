import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { PayCheck } from "@/modules/staffing/rates/equal-pay/model";
import type { RateCardOwner } from "@/modules/staffing/rates/cards/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { ReasonForm } from "@/web/shared/forms/reason-form";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { rateCardsKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";

type Props = { owner: RateCardOwner; check: PayCheck };

/** Where a pay rate is below what the client's own people get, by which clause, and what was decided about it. */
export function PayGap({ owner, check: { subjectId, currency, gaps, exception } }: Props) {
  const t = useTranslations("rateCards");
  const format = useFormatter();
  const money = (cents: number, of: string) =>
    format.number(cents / 100, { style: "currency", currency: of });
  const isPassed = exception?.state === "approved";
  return (
    <Banner tone={isPassed ? "warn" : "bad"}>
      <ul className="grid gap-0.5">
        {gaps.map(({ hourType, payCents, dueCents, dueCurrency, scale, clause }) => (
          <li key={`${hourType} ${scale} ${dueCents}`}>
            {t("equalPay.gap", {
              type: t(`hourTypes.${hourType}`),
              pay: money(payCents, currency),
              due: money(dueCents, dueCurrency),
              scale,
              clause,
            })}
          </li>
        ))}
      </ul>
      <Exception owner={owner} subjectId={subjectId} exception={exception} />
    </Banner>
  );
}

type ExceptionProps = { owner: RateCardOwner } & Pick<PayCheck, "subjectId" | "exception">;

function Exception({ owner, subjectId, exception }: ExceptionProps) {
  const t = useTranslations("rateCards.equalPay");
  const mayEdit = useHasRole("recruiter");
  const [isAsking, setAsking] = useState(false);
  const ask = useUndoableMutation({
    run: (reason: string) => ok(api["pay-exceptions"].post({ owner, subjectId, reason })),
    failure: t("failed"),
    keys: [rateCardsKey],
  });
  const isOpen = exception?.state === "asked" || exception?.state === "approved";
  if (isOpen) return <Standing exception={exception} mayEdit={mayEdit} />;
  return (
    <div className="mt-2 grid gap-2">
      {exception && <p>{t("declined", { name: exception.settledBy ?? "" })}</p>}
      {mayEdit && !isAsking && (
        <div>
          <Button size="sm" onClick={() => setAsking(true)}>
            {t("ask")}
          </Button>
        </div>
      )}
      {isAsking && (
        <ReasonForm
          label={t("reason")}
          action={t("ask")}
          isPending={ask.isPending}
          onDecide={(reason) => ask.mutate(reason, { onSuccess: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}

type StandingProps = { exception: NonNullable<PayCheck["exception"]>; mayEdit: boolean };

/** Asked or approved: who, why, and what may be done about it. */
function Standing({ exception: { id, state, isOwn, ...exception }, mayEdit }: StandingProps) {
  const t = useTranslations("rateCards.equalPay");
  const calls = api["pay-exceptions"]({ id });
  const deed = useUndoableMutation({
    run: (step: "approval" | "refusal" | "withdrawal") =>
      ok(step === "withdrawal" ? calls.delete() : calls[step].post()),
    failure: t("failed"),
    keys: [rateCardsKey],
  });
  const isAsked = state === "asked";
  const name = (isAsked ? exception.askedBy : exception.settledBy) ?? "";
  return (
    <div className="mt-2 grid gap-2">
      <p>
        {t(isAsked ? "asked" : "approved", { name })} {exception.reason}
      </p>
      {mayEdit && (
        <div className="flex flex-wrap gap-2">
          {isAsked && !isOwn && (
            <>
              <Button size="sm" onClick={() => deed.mutate("approval")}>
                {t("approve")}
              </Button>
              <Button size="sm" onClick={() => deed.mutate("refusal")}>
                {t("refuse")}
              </Button>
            </>
          )}
          {(isOwn || !isAsked) && (
            <Button size="sm" onClick={() => deed.mutate("withdrawal")}>
              {t("withdraw")}
            </Button>
          )}
        </div>
      )}
      {isAsked && isOwn && <p className="text-xs">{t("second")}</p>}
    </div>
  );
}
