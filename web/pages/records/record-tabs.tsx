import { type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Tabs } from "@/web/ui/tabs";
import { entityTypes } from "@/modules/engagement/communications/rules";
import { sourceKinds } from "@/modules/staffing/documents/rules";
import type { Place } from "@/web/features/records/core/queries";
import { lazySpeaking } from "@/web/i18n/with-texts";
import type { FillInProps } from "@/web/features/records/files/fill-in";
import type { Wording } from "@/web/features/records/core/timeline/timeline-line";

/** Each travels with its texts when it is opened. */
const FilesTab = lazySpeaking(["files"], async () => ({
  Component: (await import("@/web/features/records/files/files-tab")).FilesTab,
}));
/** A CV among the files fills in the record it lies with. */
const FillInDialog = lazySpeaking<FillInProps>(["files", "candidates"], async () => ({
  Component: (await import("@/web/pages/crm/candidates/cv/cv-dialog")).CvDialog,
}));
const DocumentsTab = lazySpeaking(["documents"], async () => ({
  Component: (await import("@/web/features/staffing/documents/documents-tab")).DocumentsTab,
}));
const MessagesTab = lazySpeaking(["communications"], async () => ({
  Component: (await import("@/web/features/engagement/communications/messages-tab")).MessagesTab,
}));
const NotesTab = lazySpeaking(["attached"], async () => ({
  Component: (await import("@/web/features/records/core/notes/notes-tab")).NotesTab,
}));
const TasksTab = lazySpeaking(["attached"], async () => ({
  Component: (await import("@/web/features/records/core/tasks/tasks-tab")).TasksTab,
}));
const TimelineTab = lazySpeaking(["attached", "matching", "deployments"], async () => ({
  Component: (await import("@/web/features/records/core/timeline/timeline-tab")).TimelineTab,
}));

const DeploymentsTab = lazySpeaking(["deployments"], async () => ({
  Component: (await import("@/web/features/staffing/deployments/deployments-of")).DeploymentsOf,
}));
const InterviewsTab = lazySpeaking(["crm"], async () => ({
  Component: (await import("@/web/features/engagement/interviews/interviews-of")).InterviewsOf,
}));
/** Who or what deployments and interviews are of. */
const deployedKinds = ["candidate", "client", "project"] as const;

type Attached = Place & {
  texts: Wording["texts"];
  /** Where the names of values stand in the texts: "statuses". */
  groups?: Wording["groups"];
};

const usual = ["statuses"];

type AttachedTab =
  | ("deployments" | "interviews" | "messages" | "files")
  | ("documents" | "notes" | "tasks" | "timeline");

/** What every kind of record has: files, notes, tasks and the timeline. */
function useAttachedTabs(attached: Attached | undefined) {
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
    tab("files", <FilesTab place={place} FillInDialog={FillInDialog} />),
    tab("notes", <NotesTab place={place} />),
    tab("tasks", <TasksTab place={place} />),
    tab("timeline", <TimelineTab place={place} wording={{ texts, groups }} />),
  ];
}

type Props = {
  tabs: readonly { value: string; label: string; content: ReactNode }[];
  /** Of which record notes, tasks and the timeline come last; without one they do not. */
  attached?: Attached;
};

/** The parts of a record; the open one stands in the address, the first needs none. */
export function RecordTabs({ tabs: own, attached }: Props) {
  const t = useTranslations("ui.record");
  const tabs = [...own, ...useAttachedTabs(attached)];
  const [params, setParams] = useSearchParams();
  const open = (name: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("tab", name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const asked = tabs.find(({ value }) => value === params.get("tab")) ?? tabs[0];
  return (
    <div className="min-w-0 px-4 pt-2 pb-8">
      <Tabs
        label={t("parts")}
        tabs={tabs.map(({ label, ...tab }) => ({
          ...tab,
          // A word as short as "Pay" is still a target one can hit.
          label: <span className="inline-block min-w-[26px]">{label}</span>,
        }))}
        value={asked?.value ?? ""}
        onValueChange={open}
      />
    </div>
  );
}
