import { useSpoken } from "@/web/i18n/server-texts";
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
  /** Why some of it could not be done, in the server's sentences. */
  reasons: readonly string[];
};

/** How far a run of the server is, what it could not do and why. */
export function RunShown({ label, said, done, total, stop, reasons }: Props) {
  const say = useSpoken();
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
      {[...new Set(reasons)].map((reason) => (
        <p key={reason} className="text-ink-2">
          {say(reason)}
        </p>
      ))}
    </div>
  );
}
