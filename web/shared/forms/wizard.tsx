import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useBlocker, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { cx } from "@/web/ui/cx";

export type Step = {
  id: string;
  title: string;
  content: ReactNode;
  isComplete: boolean;
  /** What is still to be done where it is not complete, beside the button that waits for it. */
  missing?: string;
  /** Looks at what was typed before the step is left, so that what is wrong is said where it stands. */
  look?: () => Promise<boolean>;
};

type Props = {
  title: string;
  steps: readonly Step[];
  finishLabel: string;
  onFinish: () => void;
  pending?: boolean;
  /** While true, leaving the page asks first. */
  isDirty: boolean;
  /** Each decision is kept as it is made: the address says at which step one is, and a reload stays there. */
  isKept?: boolean;
};

/** Steps on the left, the way on at the foot, and a question before anything typed is lost. */
export function Wizard(props: Props) {
  const { title, steps, finishLabel, onFinish, pending = false, isDirty, isKept = false } = props;
  const t = useTranslations("ui.wizard");
  const [at, setAt] = useStep(steps, isKept);
  const [hasMoved, setMoved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = steps[at];
  const isLast = at === steps.length - 1;
  const go = (to: number) => {
    setAt(to);
    setMoved(true);
  };
  const goOn = async () => {
    if (step?.look && !(await step.look())) return;
    if (isLast) onFinish();
    else go(at + 1);
  };
  // The step that came is read, and Tab goes on from its beginning.
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [at, hasMoved]);
  return (
    <section aria-label={title} className="grid gap-6 md:grid-cols-[200px_minmax(0,1fr)]">
      <Stepper steps={steps} at={at} onStep={go} />
      <div className="min-w-0">
        <h2
          ref={heading}
          tabIndex={-1}
          className="mb-4 text-lg font-semibold text-ink outline-none"
        >
          {step?.title}
        </h2>
        {step?.content}
        <footer className="sticky bottom-0 mt-6 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-bg py-3">
          {step?.missing && !step.isComplete && (
            <p className="mr-auto text-sm text-ink-2">{step.missing}</p>
          )}
          {at > 0 && (
            <Button look="ghost" onClick={() => go(at - 1)}>
              {t("back")}
            </Button>
          )}
          <Button
            look="primary"
            pending={pending}
            disabled={!step?.isComplete}
            onClick={() => void goOn()}
          >
            {isLast ? finishLabel : t("next")}
          </Button>
        </footer>
      </div>
      <LeaveGuard isOn={isDirty} />
    </section>
  );
}

function useStep(steps: readonly Step[], isKept: boolean) {
  const [params, setParams] = useSearchParams();
  const named = steps.findIndex(({ id }) => id === params.get("step"));
  const [at, setAt] = useState(isKept ? Math.max(0, named) : 0);
  const go = (to: number) => {
    setAt(to);
    if (isKept) setParams({ step: steps[to]?.id ?? "" }, { replace: true });
  };
  return [at, go] as const;
}

type StepperProps = { steps: readonly Step[]; at: number; onStep: (at: number) => void };

function Stepper({ steps, at, onStep }: StepperProps) {
  const t = useTranslations("ui.wizard");
  return (
    <ol
      aria-label={t("steps")}
      className="flex gap-1 overflow-x-auto [scrollbar-width:none] md:flex-col"
    >
      {steps.map((step, index) => (
        <li key={step.id}>
          <button
            type="button"
            aria-current={index === at ? "step" : undefined}
            disabled={index > at}
            onClick={() => onStep(index)}
            className={cx(
              "flex min-h-[36px] w-full items-center gap-2.5 rounded-md px-2.5 text-left text-sm whitespace-nowrap",
              index === at ? "bg-primary-wash font-medium text-primary-ink" : "text-ink-2",
            )}
          >
            <span className="num grid size-5 shrink-0 place-items-center rounded-full border border-current text-2xs">
              {index < at ? <Check aria-label={t("done")} size={12} /> : index + 1}
            </span>
            {step.title}
          </button>
        </li>
      ))}
    </ol>
  );
}

function LeaveGuard({ isOn }: { isOn: boolean }) {
  const t = useTranslations("ui.wizard");
  const blocker = useBlocker(isOn);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      title={t("leaveTitle")}
      losses={t("leaveText")}
      confirmLabel={t("leave")}
      cancelLabel={t("stay")}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
