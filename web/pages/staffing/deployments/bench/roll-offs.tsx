import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { RollOff } from "@/modules/staffing/bench/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { Tag, type Tone } from "@/web/ui/tag";
import { FolderPlus } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";

const OpeningsDialog = lazyWithTexts(["deployments", "records"], () => import("./openings-dialog"));

/** The way from an end to a next project. */
function Openings({ rollOff }: { rollOff: RollOff }) {
  const t = useTranslations("deployments.bench.openings");
  const mayAdd = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button
        size="sm"
        icon={FolderPlus}
        aria-label={t("showFor", { name: rollOff.candidateName })}
        onClick={() => setOpen(true)}
      >
        {t("show")}
      </Button>
      {isOpen && (
        <Suspense>
          <OpeningsDialog rollOff={rollOff} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const tones: Record<RollOff["action"], Tone> = {
  "ask-client": "neutral",
  "ask-worker": "primary",
  match: "warn",
  "last-call": "bad",
};

type Props = { title: string; none: string; children: readonly ReactNode[] };

/** A list of what waits, or that nothing does. */
export const BenchSection = ({ title, none, children }: Props) => (
  <section className="grid gap-2">
    <h2 className="text-sm font-semibold text-ink">{title}</h2>
    {children.length === 0 ? (
      <p className="text-sm text-ink-3">{none}</p>
    ) : (
      <ul className="grid max-h-[45dvh] divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface px-3">
        {children}
      </ul>
    )}
  </section>
);

/** Whose work ends soon, and the one thing to do about each. */
export function RollOffs({ rollOffs }: { rollOffs: readonly RollOff[] }) {
  const t = useTranslations("deployments.bench");
  return (
    <BenchSection title={t("due")} none={t("nothing")}>
      {rollOffs.map((it) => (
        <li key={it.deploymentId} className="flex flex-wrap items-center gap-2 py-2 text-sm">
          <div className="min-w-0 flex-1 basis-52">
            <Link
              to={`/deployments/${it.deploymentId}`}
              className="inline-flex min-h-[24px] items-center font-medium text-ink hover:underline"
            >
              {it.candidateName}
            </Link>{" "}
            <span className="text-ink-2">
              {it.number} · {it.clientName}
            </span>
            <p className="text-xs text-ink-2">{t(`actions.${it.action}`)}</p>
          </div>
          <Tag tone={tones[it.action]}>{t("left", { count: it.daysLeft })}</Tag>
          {leadsOn(it) && <Openings rollOff={it} />}
          <MakeTask rollOff={it} />
        </li>
      ))}
    </BenchSection>
  );
}

/** Too late to hope for an extension alone. */
const leadsOn = ({ action }: RollOff) => action === "match" || action === "last-call";

/** What is to be done becomes somebody's task, on the deployment it is about. */
function MakeTask({ rollOff: { deploymentId: id, action, candidateName } }: { rollOff: RollOff }) {
  const t = useTranslations("deployments.bench");
  const mayAdd = useHasRole("recruiter");
  const make = useUndoableMutation<void, { id: string }>({
    run: () =>
      ok(
        api.tasks.post({
          title: `${t(`actions.${action}`)}: ${candidateName}`,
          record: { kind: "deployment", id },
        }),
      ),
    success: () => t("tasked"),
    failure: t("taskFailed"),
    keys: [["/api/tasks"]],
  });
  if (!mayAdd) return null;
  return (
    <Button size="sm" pending={make.isPending} onClick={() => make.mutate()}>
      {t("task")}
    </Button>
  );
}
