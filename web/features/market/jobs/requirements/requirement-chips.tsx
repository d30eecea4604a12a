import { PencilLine, Undo2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { needs, type Need } from "@/modules/knowledge/analysis/rules";
import { cx } from "@/web/ui/cx";
import { LazyMenu } from "@/web/ui/lazy-menu";
import type { Requirement } from "./requirements";

type Props = {
  requirements: readonly Requirement[];
  /** Says what is asked for; null lets the text speak for itself. Left out where the reader may not. */
  onSay?: ((requirement: Requirement, asks: Need | null) => void) | undefined;
};

const headings = {
  certificate: "record.certifications",
  system: "record.systems",
  skill: "skills",
  language: "requirements.languages",
} as const;
const kinds = ["certificate", "system", "skill", "language"] as const;

/** What a job asks for, kind by kind; each opens a menu that corrects it. */
export function RequirementChips({ requirements, onSay }: Props) {
  const t = useTranslations("jobs");
  return kinds.map((kind) => {
    const some = requirements.filter((it) => it.kind === kind);
    if (some.length === 0) return null;
    return (
      <div key={kind} className="grid gap-1">
        <h3 className="text-xs text-ink-3">{t(headings[kind])}</h3>
        <ul aria-label={t(headings[kind])} className="flex min-w-0 flex-wrap gap-1.5">
          {some.map((it) => (
            <li key={it.id} className="max-w-full min-w-0">
              {onSay ? <Correctable requirement={it} onSay={onSay} /> : <Words requirement={it} />}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

type ChipProps = { requirement: Requirement; onSay: NonNullable<Props["onSay"]> };

function Correctable({ requirement, onSay }: ChipProps) {
  const t = useTranslations("jobs.requirements");
  const tNeed = useTranslations("jobs.needs");
  const { name, asks, isCorrected } = requirement;
  const say = (need: Need | null) => () => onSay(requirement, need);
  const back = { label: t("asRead"), icon: Undo2, onSelect: say(null) };
  const entries = [
    ...needs
      .filter((need) => need !== asks)
      .map((need) => ({ label: t(`say.${need}`), onSelect: say(need) })),
    ...(isCorrected ? [back] : []),
  ];
  const label = t("correctOf", { name, need: tNeed(asks) });
  return (
    <LazyMenu
      label={label}
      entries={entries}
      trigger={
        <button type="button" aria-label={label} className={chipClass(requirement, true)}>
          <Inside requirement={requirement} />
        </button>
      }
    />
  );
}

const Words = ({ requirement }: { requirement: Requirement }) => (
  <span className={chipClass(requirement, false)}>
    <Inside requirement={requirement} />
  </span>
);

function Inside({ requirement: { name, asks, isCorrected } }: { requirement: Requirement }) {
  const t = useTranslations("jobs.needs");
  return (
    <>
      <span className={cx("min-w-0 truncate", asks === "nothing" && "line-through")}>{name}</span>{" "}
      {asks !== "required" && <span className="shrink-0 text-ink-3">{t(asks)}</span>}
      {isCorrected && <PencilLine aria-hidden="true" size={11} className="shrink-0 text-ink-3" />}
    </>
  );
}

const chipClass = ({ asks }: Requirement, isButton: boolean) =>
  cx(
    "inline-flex min-h-[26px] max-w-full items-center gap-1.5 rounded-md border px-2 text-xs",
    asks === "required" ? "border-line-strong bg-raised text-ink" : "border-line text-ink-2",
    isButton && "cursor-pointer hover:bg-sunken",
  );
