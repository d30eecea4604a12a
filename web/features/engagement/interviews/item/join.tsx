import { MapPin, Phone, Video } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Interview } from "@/modules/engagement/interviews/model";
import { isJoinable, joinMinutes } from "@/modules/engagement/interviews/rules";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button, buttonClass } from "@/web/ui/button";
import { minuteMs } from "@/src/calendar";
import type { Ask } from "../use-interview-dialogs";
import { useWhen } from "../use-when";

type Way = { href: string; icon: typeof Video; label: "join" | "call" | "map" };

/** How one gets there; null where nobody has said yet. */
export function wayTo({
  type,
  link,
  phone,
  place,
}: Pick<Interview, "type" | "link" | "phone" | "place">): Way | null {
  if (type === "video" && link) return { href: link, icon: Video, label: "join" };
  if (type === "phone" && phone) {
    return { href: `tel:${phone.replaceAll(/[^+\d]/g, "")}`, icon: Phone, label: "call" };
  }
  if (type === "in-person" && place) {
    const words = encodeURIComponent(place);
    return {
      href: `https://www.openstreetmap.org/search?query=${words}`,
      icon: MapPin,
      label: "map",
    };
  }
  return null;
}

/** Opens from a quarter of an hour before; the way to a place is good to know earlier. */
export function Join({ it, now }: { it: Interview; now: string }) {
  const t = useTranslations("crm.join");
  const { clock } = useWhen();
  const way = wayTo(it);
  if (!way || it.status !== "scheduled" || it.endsAt <= now) return null;
  const { href, icon: Icon, label } = way;
  const about = t("of", { what: t(label), name: it.candidateName });
  if (label !== "map" && !isJoinable(it, now)) {
    const opens = new Date(Date.parse(it.scheduledAt) - joinMinutes * minuteMs).toISOString();
    return (
      <Button
        size="sm"
        icon={Icon}
        disabled
        aria-label={about}
        title={t("opens", { time: clock(opens) })}
      >
        {t(label)}
      </Button>
    );
  }
  return (
    <a
      href={href}
      aria-label={about}
      className={buttonClass(label === "map" ? "secondary" : "primary", "sm")}
      {...(label !== "call" && { target: "_blank", rel: "noopener noreferrer" })}
    >
      <Icon aria-hidden="true" size={16} />
      {t(label)}
    </a>
  );
}

type AddWayProps = { it: Interview; now: string; ask: Ask };

/** Where nobody has said yet how one gets there, that is the next step. */
export function AddWay({ it, now, ask }: AddWayProps) {
  const t = useTranslations("crm.join");
  const mayChange = useHasRole("recruiter");
  if (!mayChange || it.status !== "scheduled" || it.endsAt <= now) return null;
  const what = t(`add.${it.type}`);
  return (
    <Button
      size="sm"
      look="ghost"
      aria-label={t("of", { what, name: it.candidateName })}
      onClick={() => ask({ it, what: "edit" })}
    >
      {what}
    </Button>
  );
}
