import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { MessageSending } from "@/modules/engagement/message-sendings/model";
import { RunProgress } from "@/web/shared/run-progress";
import { messageSendings } from "./queries";
import { useStoppingMany } from "./use-sending-many";

/** How far one's latest message to several people is, or how it ended within a day. */
export function ManyProgress() {
  const { data } = useQuery(messageSendings);
  const run = data?.[0];
  return run ? <Progressing run={run} /> : null;
}

/** How far one of them is, who did not get it and why. */
function Progressing({ run }: { run: MessageSending }) {
  const t = useTranslations("communications.many");
  const stopping = useStoppingMany();
  const { id, state, total, sent, queued, held, refused } = run;
  const left = total - sent - queued - held - refused;
  const stop = { label: t("stop"), isPending: stopping.isPending, act: () => stopping.mutate(id) };
  return (
    <RunProgress
      label={t("title")}
      said={t(`states.${state}`, { sent, queued, held, refused, left, total: total - refused })}
      done={total - left - queued}
      total={total}
      stop={state === "running" || queued > 0 ? stop : null}
      refusals={run.refusals.map(({ name, clientName, reason }) => ({
        name: name || clientName,
        reason,
      }))}
    />
  );
}

export { ManyProgress as Component };
