import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import {
  type Channel,
  isAnyChannelOn,
  noChannels,
  type ProfileTopic,
  profileTopics,
  type Topic,
  topics,
  defaultChannels,
  channels as ways,
} from "@/modules/platform/notifications/rules";
import type { Profile } from "@/modules/reporting/profile/model";
import { Card } from "@/web/ui/card";
import { Checkbox } from "@/web/ui/checkbox";
import { type Turn, useTicking } from "../use-profile";
import { NoMail } from "./no-mail";

/** The four checkboxes of the specification, and beneath them every topic and every way. */
export function NotificationsCard({ profile }: { profile: Profile }) {
  const t = useTranslations("profile");
  const [channels, turn] = useTicking(profile);
  const tick = (topic: ProfileTopic, isWanted: boolean) =>
    turn({
      changes: { notifications: { [topic]: isWanted } },
      shown: { ...channels, [topic]: isWanted ? defaultChannels : noChannels },
    });
  return (
    <div ref={useArrival()} id="notifications" className="scroll-mt-[72px]">
      <Card title={t("notifications")}>
        <div className="grid gap-5">
          <p className="text-sm text-ink-2">{t("saysItself")}</p>
          {!profile.isMailReady && <NoMail />}
          <ul className="grid gap-1">
            {profileTopics.map((topic) => (
              <li key={topic}>
                <Checkbox
                  label={t(`topics.${topic}`)}
                  checked={isAnyChannelOn(channels[topic])}
                  onCheckedChange={(isWanted) => tick(topic, isWanted)}
                />
                <p className="pl-[26px] text-sm text-ink-2">{t(`hints.${topic}`)}</p>
              </li>
            ))}
          </ul>
          <Matrix channels={channels} turn={turn} />
          <p className="text-sm text-ink-2">{t("digestHint")}</p>
        </div>
      </Card>
    </div>
  );
}

/** Whoever comes from the bell came for this part; it is there only once the profile has been read. */
function useArrival() {
  const part = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (part.current && hash === `#${part.current.id}`) part.current.scrollIntoView();
  }, [hash]);
  return part;
}

type Props = { channels: Profile["channels"]; turn: Turn };

/** Of what one is told, and in which ways. */
function Matrix({ channels, turn }: Props) {
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
