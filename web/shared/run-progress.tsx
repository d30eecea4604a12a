import { useServerText } from "@/web/i18n/server-texts";
import { Button } from "@/web/ui/button";
import { Progress } from "@/web/ui/progress";

type Props = {
  /** What the run does, for those who hear it. */
  label: string;
  /** How far it is, in words. */
  said: string;
  done: number;
  total: number;
  /** While it goes on: how it is stopped. */
  stop: { label: string; isPending: boolean; act: () => void } | null;
  /** What could not be done, by the name people know it by, and why, in the server's sentences. */
  refusals: readonly Refusal[];
};

export type Refusal = { name: string; reason: string };

/** So many names stand before a reason; a whole run that was refused needs no list. */
const mostNames = 10;

/** How far a run of the server is, what it could not do and why. */
export function RunProgress({ label, said, done, total, stop, refusals }: Props) {
  const say = useServerText();
  return (
    <div className="grid gap-2 rounded-lg border border-line bg-surface p-3 text-sm">
      <p role="status" className="flex flex-wrap items-center gap-3 text-ink">
        {said}
        {stop && (
          <Button pending={stop.isPending} onClick={stop.act}>
            {stop.label}
          </Button>
        )}
      </p>
      {stop && <Progress label={label} value={Math.round((100 * done) / Math.max(1, total))} />}
      {[...Map.groupBy(refusals, ({ reason }) => reason)].map(([reason, those]) => (
        <p key={reason} className="text-ink-2">
          <b className="font-medium text-ink">{namesOf(those)}</b> {say(reason)}
        </p>
      ))}
    </div>
  );
}

function namesOf(refusals: readonly Refusal[]): string {
  const names = [...new Set(refusals.map(({ name }) => name))];
  const left = names.length - mostNames;
  return `${names.slice(0, mostNames).join(", ")}${left > 0 ? ` +${left}` : ""}:`;
}
