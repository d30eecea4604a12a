import { type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl";
import { entityTypes } from "@/modules/engagement/communications/rules";
import { sourceKinds } from "@/modules/staffing/documents/rules";
import type { Place } from "./queries";
import { lazySpeaking } from "@/web/i18n/with-texts";
import type { Wording } from "./timeline-line";

/** Each travels with its texts when it is opened. */
const FilesTab = lazySpeaking(["files"], async () => ({
  Component: (await import("@/web/features/platform/files/files-tab")).FilesTab,
}));
const DocumentsTab = lazySpeaking(["documents"], async () => ({
  Component: (await import("@/web/features/staffing/documents/documents-tab")).DocumentsTab,
}));
const MessagesTab = lazySpeaking(["communications"], async () => ({
  Component: (await import("@/web/features/engagement/communications/messages-tab")).MessagesTab,
}));
const NotesTab = lazySpeaking(["attached"], async () => ({
  Component: (await import("./notes-tab")).NotesTab,
}));
const TasksTab = lazySpeaking(["attached"], async () => ({
  Component: (await import("./tasks-tab")).TasksTab,
}));
const TimelineTab = lazySpeaking(["attached", "matching", "deployments"], async () => ({
  Component: (await import("./timeline-tab")).TimelineTab,
}));

const DeploymentsTab = lazySpeaking(["deployments"], async () => ({
  Component: (await import("@/web/features/staffing/deployments/deployments-of")).DeploymentsOf,
}));
const InterviewsTab = lazySpeaking(["crm"], async () => ({
  Component: (await import("@/web/features/engagement/interviews/interviews-of")).InterviewsOf,
}));
/** Who or what deployments and interviews are of. */
const deployedKinds = ["candidate", "client", "project"] as const;

export type Attached = Place & {
  texts: Wording["texts"];
  /** Where the names of values stand in the texts: "statuses". */
  groups?: Wording["groups"];
};

const usual = ["statuses"];

type AttachedTab =
  | ("deployments" | "interviews" | "messages" | "files")
  | ("documents" | "notes" | "tasks" | "timeline");

/** What every kind of record has: files, notes, tasks and the timeline. */
export function useAttachedTabs(attached: Attached | undefined) {
  const t = useTranslations("records");
  if (!attached) return [];
  const { kind, id, texts, groups = usual } = attached;
  const place = { kind, id };
  const tab = (value: AttachedTab, content: ReactNode) => ({
    value,
    label: t(value),
    content: <Suspense>{content}</Suspense>,
  });
  const source = sourceKinds.find((it) => it === kind);
  const deployed = deployedKinds.find((it) => it === kind);
  const written = entityTypes.find((it) => it === kind);
  return [
    ...(deployed ? [tab("deployments", <DeploymentsTab kind={deployed} id={id} />)] : []),
    ...(deployed ? [tab("interviews", <InterviewsTab kind={deployed} id={id} />)] : []),
    ...(written ? [tab("messages", <MessagesTab about={{ kind: written, id }} />)] : []),
    ...(source ? [tab("documents", <DocumentsTab source={{ kind: source, id }} />)] : []),
    tab("files", <FilesTab place={place} />),
    tab("notes", <NotesTab place={place} />),
    tab("tasks", <TasksTab place={place} />),
    tab("timeline", <TimelineTab place={place} wording={{ texts, groups }} />),
  ];
}
