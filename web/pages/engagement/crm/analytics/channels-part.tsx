import { useTranslations } from "use-intl";
import type {
  Analytics,
  Answers,
  ChannelFigures,
} from "@/modules/reporting/engagement-metrics/model";
import { ShareBar } from "@/web/shared/charts/share-bar";
import { Card } from "@/web/ui/card";
import { useFigures } from "./use-figures";

/** How soon either side answers, by the way it was asked. */
export function ChannelsPart({ channels }: Pick<Analytics, "channels">) {
  const t = useTranslations("engagement.channels");
  const isSilent = channels.every((it) => it.sent + it.ours.messages + it.theirs.messages === 0);
  if (isSilent) {
    return (
      <Card title={t("title")}>
        <p className="text-sm text-ink-3">{t("none")}</p>
      </Card>
    );
  }
  return (
    <Card title={t("title")}>
      <p className="-mt-2 mb-3 max-w-prose text-sm text-ink-2">{t("text")}</p>
      <div tabIndex={0} role="region" aria-label={t("title")} className="overflow-x-auto">
        <table className="w-full min-w-[560px] text-sm">
          <caption className="sr-only">{t("title")}</caption>
          <thead>
            <tr className="border-b border-line text-left text-xs text-ink-3">
              {(["channel", "sent", "ours", "theirs"] as const).map((name) => (
                <th key={name} scope="col" className="py-2 pr-6 font-medium">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {channels.map((figures) => (
              <Row key={figures.channel} figures={figures} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Row({ figures: { channel, sent, ours, theirs } }: { figures: ChannelFigures }) {
  const t = useTranslations("engagement.channels");
  return (
    <tr className="border-b border-line align-top last:border-0">
      <th scope="row" className="py-2.5 pr-6 text-left font-normal text-ink">
        {t(`channels.${channel}`)}
      </th>
      <td className="num py-2.5 pr-6 text-ink-2">{sent}</td>
      <AnswerCell answers={ours} />
      <AnswerCell answers={theirs} />
    </tr>
  );
}

function AnswerCell({ answers: { messages, answered, medianHours } }: { answers: Answers }) {
  const t = useTranslations("engagement.channels");
  const { time } = useFigures();
  if (messages === 0) return <td className="py-2.5 pr-6 text-ink-3">–</td>;
  return (
    <td className="py-2.5 pr-6">
      {medianHours !== null && (
        <p className="text-ink">{t("within", { hours: time(medianHours) })}</p>
      )}
      <p className="flex max-w-64 items-center gap-2 text-xs text-ink-3">
        <span className="whitespace-nowrap">{t("answered", { answered, messages })}</span>
        <ShareBar share={answered / messages} tone="primary" />
      </p>
    </td>
  );
}
