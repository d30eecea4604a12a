import { useTranslations } from "use-intl";
import {
  type Channel,
  channels as ways,
  type Topic,
  topics,
} from "@/modules/platform/notifications/rules";
import type { Profile } from "@/modules/platform/profile/model";
import { Checkbox } from "@/web/ui/checkbox";
import type { Turn } from "../use-profile";

type Props = { channels: Profile["channels"]; turn: Turn };

/** Of what one is told, and in which ways. */
export function Matrix({ channels, turn }: Props) {
  const t = useTranslations("profile");
  const tick = (topic: Topic, way: Channel, isOn: boolean) =>
    turn({
      changes: { channels: { [topic]: { [way]: isOn } } },
      shown: { ...channels, [topic]: { ...channels[topic], [way]: isOn } },
    });
  return (
    <table className="w-full text-sm">
      <caption className="eyebrow mb-1.5 text-left">{t("ways")}</caption>
      <thead>
        <tr className="border-b border-line text-ink-2">
          <th scope="col" className="py-1.5 text-left font-medium">
            {t("topic")}
          </th>
          {ways.map((way) => (
            <th key={way} scope="col" className="w-20 px-1 py-1.5 font-medium sm:w-28">
              {t(`channels.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {topics.map((topic) => (
          <tr key={topic}>
            <th scope="row" className="py-1 text-left font-normal" title={t(`hints.${topic}`)}>
              {t(`topics.${topic}`)}
            </th>
            {ways.map((way) => (
              <td key={way} className="px-1">
                <Checkbox
                  label={t("cell", { topic: t(`topics.${topic}`), channel: t(`channels.${way}`) })}
                  isLabelHidden
                  checked={channels[topic][way]}
                  onCheckedChange={(isOn) => tick(topic, way, isOn)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
