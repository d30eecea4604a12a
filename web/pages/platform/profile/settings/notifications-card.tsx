import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import {
  isTold,
  notToldAtAll,
  profileTopics,
  type ProfileTopic,
  usual,
} from "@/modules/platform/notifications/rules";
import type { Profile } from "@/modules/platform/profile/model";
import { Card } from "@/web/ui/card";
import { Checkbox } from "@/web/ui/checkbox";
import { Matrix } from "./matrix";
import { NoMail } from "./no-mail";
import { useTicking } from "../use-profile";

/** The four checkboxes of the specification, and beneath them every topic and every way. */
export function NotificationsCard({ profile }: { profile: Profile }) {
  const t = useTranslations("profile");
  const [channels, turn] = useTicking(profile);
  const tick = (topic: ProfileTopic, isWanted: boolean) =>
    turn({
      changes: { notifications: { [topic]: isWanted } },
      shown: { ...channels, [topic]: isWanted ? usual : notToldAtAll },
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
                  checked={isTold(channels[topic])}
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
