import { useTranslations } from "use-intl";
import { Progress } from "@/web/ui/progress";
import { Tag, type Tone } from "@/web/ui/tag";
import type { Sending } from "./use-upload";

const tones: Record<Sending["state"], Tone> = {
  waiting: "neutral",
  sending: "primary",
  done: "ok",
  refused: "bad",
};

/** How far the files are that were dropped, and what became of each. */
export function Sendings({ sendings }: { sendings: readonly Sending[] }) {
  const t = useTranslations("files.sending");
  const settled = sendings.filter(({ state }) => state === "done" || state === "refused").length;
  if (sendings.length === 0) return null;
  return (
    <div className="grid gap-2" role="status">
      {settled < sendings.length && (
        <Progress
          value={Math.round((100 * settled) / sendings.length)}
          label={t("progress", { done: settled, all: sendings.length })}
        />
      )}
      <ul className="grid gap-1.5">
        {sendings.map(({ name, state, sentence, same = [] }, n) => (
          <li key={`${name} ${n}`} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span className="min-w-0 truncate text-ink">{name}</span>
            <Tag tone={tones[state]} isBlinking={state === "sending"}>
              {t(state)}
            </Tag>
            {sentence && <p className="basis-full text-xs text-bad">{sentence}</p>}
            {same[0] && (
              <p className="basis-full text-xs text-warn">{t("same", { name: same[0].name })}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
