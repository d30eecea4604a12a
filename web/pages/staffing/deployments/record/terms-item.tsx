import { useFormatter, useTranslations } from "use-intl";
import type { DeploymentRecord, Terms } from "@/modules/staffing/deployments/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { euros } from "@/web/features/staffing/deployments/words";
import { FactRows } from "@/web/shared/record/panel/facts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { Tag, type Tone } from "@/web/ui/tag";
import { deploymentKind } from "../kind";

const tones: Record<Terms["state"], Tone> = { asked: "warn", approved: "ok", declined: "bad" };

type Props = { deployment: DeploymentRecord; terms: Terms; isOriginal: boolean };

export function TermsItem({ deployment, terms, isOriginal }: Props) {
  const t = useTranslations("deployments");
  const { state, isBelowFloor, isApplied, reason, askedBy, decidedBy } = terms;
  return (
    <article className="grid gap-2 rounded-lg border border-line bg-raised p-3 text-sm">
      <div className="flex flex-wrap items-center gap-1.5">
        <Tag tone={tones[state]}>{t(`terms.states.${state}`)}</Tag>
        {isOriginal && <Tag hasLed={false}>{t("terms.original")}</Tag>}
        {isApplied && state === "approved" && <Tag hasLed={false}>{t("terms.inForce")}</Tag>}
        {isBelowFloor && <Tag tone="bad">{t("terms.belowFloor")}</Tag>}
      </div>
      <TermsFacts deployment={deployment} terms={terms} />
      {reason && <p className="text-ink-2">{reason}</p>}
      <p className="text-xs text-ink-3">
        {[
          askedBy && !isOriginal && t("terms.askedBy", { name: askedBy }),
          decidedBy && t("terms.decidedBy", { name: decidedBy }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {state === "asked" && <Decision deployment={deployment} terms={terms} />}
    </article>
  );
}

function TermsFacts({ deployment: { contractType }, terms }: Omit<Props, "isOriginal">) {
  const t = useTranslations("deployments");
  const format = useFormatter();
  const day = (iso: string) => format.dateTime(new Date(`${iso}T00:00:00`), "day");
  const money = (text: string | null) => text && format.number(Number(text), euros);
  const isForGood = contractType === "permanent";
  const { effectiveFrom, endDate, hoursPerWeek, feePercent, ...pay } = terms;
  const facts: [label: string, value: string | null][] = [
    [t("fields.effectiveFrom"), day(effectiveFrom)],
    [t("terms.until"), endDate ? day(endDate) : t("terms.openEnd")],
    [t(isForGood ? "fields.salaryYear" : "fields.salaryHour"), money(pay.salary)],
    [t("fields.billRate"), money(pay.billRate)],
    [t("fields.perDiem"), money(pay.perDiem)],
    [t("fields.feePercent"), feePercent === null ? null : format.number(feePercent)],
    [t("fields.hoursPerWeek"), hoursPerWeek === null ? null : format.number(hoursPerWeek)],
  ];
  return <FactRows rows={facts.filter(([, value]) => value)} />;
}

function Decision({ deployment: { id, number, version }, terms }: Omit<Props, "isOriginal">) {
  const t = useTranslations("deployments.terms");
  const mayDecide = useHasRole("recruiter");
  const decide = useUndoableMutation<boolean, DeploymentRecord>({
    run: (isApproved) =>
      ok(
        api.deployments({ id }).terms({ termsId: terms.id }).decision.post({ version, isApproved }),
      ),
    success: (_, isApproved) =>
      t("decided", { name: number, state: t(`states.${isApproved ? "approved" : "declined"}`) }),
    failure: t("failed"),
    keys: [deploymentKind.queryKey],
  });
  if (!mayDecide) return null;
  return (
    <div className="flex gap-2">
      <Button
        size="sm"
        look="primary"
        pending={decide.isPending}
        onClick={() => decide.mutate(true)}
      >
        {t("agree")}
      </Button>
      <Button size="sm" onClick={() => decide.mutate(false)}>
        {t("decline")}
      </Button>
    </div>
  );
}
