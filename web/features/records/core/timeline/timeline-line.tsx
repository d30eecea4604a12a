import {
  CalendarClock,
  ClipboardCheck,
  FileText,
  type LucideIcon,
  MapPin,
  MessagesSquare,
  MessageSquareText,
  PencilLine,
  UserRoundCheck,
} from "lucide-react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { TimelineEntry } from "@/modules/records/timeline/model";
import type { TimelineType } from "@/modules/records/timeline/rules";
import { useWords } from "@/web/shared/record/use-words";
import { useServerText } from "@/web/i18n/server-texts";
import type { TextName } from "@/web/locales";
import { NoteText } from "../notes/note-text";

const icons: Record<TimelineType, LucideIcon> = {
  change: PencilLine,
  note: MessageSquareText,
  task: ClipboardCheck,
  application: UserRoundCheck,
  deployment: MapPin,
  interview: CalendarClock,
  communication: MessagesSquare,
  file: FileText,
};

/** Where the names of a record's fields, events and values stand in the texts. */
export type Wording = { texts: TextName; groups: readonly string[] };

type Props = { entry: TimelineEntry; wording: Wording };

export function TimelineLine({ entry, wording }: Props) {
  const t = useTranslations("attached.timeline");
  const say = useServerText();
  const format = useFormatter();
  const eventName = useEventName(wording.texts);
  const reasonOf = useReason(wording.texts);
  const Icon = icons[entry.type];
  // An ad whose fields stay as they were was changed in what else it says.
  const isReworded = entry.event === "changed" && Object.keys(entry.changes).length === 0;
  return (
    <li className="relative grid gap-0.5 text-sm">
      <span className="absolute top-0 -left-[27px] grid size-[21px] place-items-center rounded-full border border-line bg-raised text-ink-3">
        <Icon aria-hidden="true" size={11} />
      </span>
      <p className="text-ink">
        {isReworded ? t("events.reworded") : eventName(entry)}
        {entry.by && <span className="text-ink-2"> {t("by", { name: say(entry.by) })}</span>}{" "}
        <time dateTime={entry.at} className="num text-xs text-ink-3">
          {format.dateTime(new Date(entry.at), { timeStyle: "short" })}
        </time>
      </p>
      {entry.text && <What entry={entry} text={entry.text} />}
      {entry.reason && <p className="text-xs break-words text-ink-2">{reasonOf(entry)}</p>}
      <Changes entry={entry} wording={wording} />
    </li>
  );
}

/** What other modules write into the history of any kind of record. */
const shared = [
  "tagged",
  "owner-changed",
  "interview-accepted",
  "interview-declined",
  "interview-tentative",
  "interview-scheduled",
  "interview-rescheduled",
  "interview-completed",
  "interview-no-show",
  "interview-cancelled",
  "interview-reopened",
  "interview-judged",
  "email-out",
  "email-in",
  "phone-out",
  "phone-in",
  "meeting-out",
  "meeting-in",
  "note-out",
  "note-in",
  "file-added",
  "file-edited",
  "file-removed",
  "file-restored",
  "document-issued",
  "document-sent",
  "document-signed",
  "document-void",
  "requirements",
  "paper-added",
  "paper-edited",
  "paper-renewed",
  "paper-unrenewed",
  "paper-let-go",
  "paper-taken-back",
  "identified",
  "unidentified",
] as const;

/** Why it happened, as somebody wrote it; of consents it is their purposes, which have names. */
function useReason(texts: TextName) {
  const words = useWords(texts);
  return ({ event, reason }: TimelineEntry) =>
    event.startsWith("consent-")
      ? reason
          ?.split(", ")
          .map((it) => words.value(it, ["purposes"]))
          .join(", ")
      : reason;
}

/** What happened, as the kind of record calls it. */
export function useEventName(texts: TextName) {
  const t = useTranslations("attached.timeline.events");
  const words = useWords(texts);
  return ({ type, event }: Pick<TimelineEntry, "type" | "event">) => {
    if (type === "note") return t("noted");
    if (type === "task") return t("done");
    if (type === "application") return t(event === "applied" ? "applied" : "moved");
    if (type === "deployment") return t(event === "added" ? "planned" : "deployed");
    const known = shared.find((one) => one === event);
    return known ? t(known) : words.event(event);
  };
}

function What({ entry: { about, mentions }, text }: { entry: TimelineEntry; text: string }) {
  if (!about) return <NoteText text={text} mentions={mentions} />;
  return (
    <Link
      to={`/${about.kind}s/${about.id}`}
      className="inline-flex min-h-[24px] items-center justify-self-start break-words text-primary-ink hover:underline"
    >
      {text}
    </Link>
  );
}

type Change = TimelineEntry["changes"][string];

/** Fields that any kind of record may have. */
const everywhere = ["tags", "file", "owner", "expiresOn"] as const;

/** Fields as they were and as they are. */
function Changes({ entry: { type, changes }, wording: { texts, groups } }: Props) {
  const t = useTranslations("attached.timeline");
  const say = useServerText();
  const format = useFormatter();
  const words = useWords(texts);
  const deployment = useWords("deployments");
  const application = useWords("records");
  const isStep = type === "application";
  const nameOf = (field: string) => {
    const known = everywhere.find((one) => one === field);
    if (known) return t(known);
    if (isStep) return t("application");
    if (type === "interview") return t("time");
    return say((type === "deployment" ? deployment : words).field(field));
  };
  const worded = (value: string | null) => {
    if (type === "interview" && value) return format.dateTime(new Date(value), "moment");
    if (isStep) return application.value(value, ["applicationStatuses"]);
    return type === "deployment"
      ? deployment.value(value, ["statuses"])
      : words.value(value, groups);
  };
  // That an application begins as pending goes without saying; what is asked for is kept as codes, and read in its own part.
  const isTold = ([field, [was, is]]: [string, Change]) =>
    was !== is && !(isStep && was === null) && field !== "requirements";
  const differing = Object.entries(changes).filter(isTold);
  return (
    <ul className="text-xs text-ink-2 empty:hidden">
      {differing.map(([field, [was, is]]) => (
        <li key={field} className="break-words">
          {was === null
            ? `${nameOf(field)}: ${worded(is)}`
            : t("change", { field: nameOf(field), was: worded(was), is: worded(is) })}
        </li>
      ))}
    </ul>
  );
}
