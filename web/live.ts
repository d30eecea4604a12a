import type { RecordKind } from "@/modules/platform/records/rules";

/** What the server tells, specification §3. */
export type LiveMessage =
  | { type: "scraping_update"; data: { progress: number; totalFound: number } }
  | { type: "new_match"; data: MatchNews }
  | { type: "recruiter_assigned"; data: AssignmentNews }
  | { type: "mention_made"; data: MentionNews }
  | { type: "certificates_ending"; data: EndingNews }
  | { type: "notifications_changed"; data: { userIds?: string[] } }
  /** Whose records changed; whoever shows them reads them again. */
  | { type: RecordNews; data: object };

type RecordNews =
  | "candidates_changed"
  | "applications_changed"
  | "publications_changed"
  | "clients_changed"
  | "requirements_changed"
  | "starts_changed"
  | "projects_changed"
  | "deployments_changed"
  | "interviews_changed"
  | "tags_changed"
  | "views_changed"
  | "files_changed"
  | "notes_changed"
  | "tasks_changed"
  | "campaigns_changed"
  | "communications_changed"
  | "activities_changed"
  | "gdpr_changed"
  | "legal_changed"
  | "processors_changed"
  | "breaches_changed"
  | "backups_changed"
  | "mail_settled"
  | "webhooks_changed"
  | "profile_changed"
  | "settings_changed";

type MatchNews = { candidateName: string; jobTitle: string; score: number; jobId?: string };

export type EndingNews = { expired: number; week: number; month: number; quarter: number };

type MentionNews = { kind: RecordKind; recordId: string; userIds?: string[] };

type AssignmentNews = {
  jobId: string;
  jobTitle: string;
  recruiterId: string;
  isOwnChoice?: boolean;
};

export type LiveState = "connecting" | "open" | "closed";

// The server's own reasons to close (src/live.ts).
export const signedOutCode = 4401;
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/** 1 s after the first loss, then twice as long each time, at most 30 s. */
export const waitMs = (losses: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** (losses - 1));

type Listener = {
  onState: (state: LiveState) => void;
  onMessage: (message: LiveMessage) => void;
  onSignedOut: () => void;
};

/** Keeps a socket to the server open; a lost one is opened again, patiently. */
export function connectLive(url: string, listener: Listener) {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let losses = 0;

  function open() {
    clearTimeout(timer);
    listener.onState("connecting");
    const opened = new WebSocket(url);
    socket = opened;
    opened.onopen = () => {
      losses = 0;
      listener.onState("open");
    };
    opened.onmessage = ({ data }) => {
      const message = parseMessage(data);
      if (message) listener.onMessage(message);
    };
    opened.onclose = ({ code }) => lose(code);
  }

  function lose(code: number) {
    listener.onState("closed");
    if (code === signedOutCode) return listener.onSignedOut();
    losses += 1;
    timer = setTimeout(open, waitMs(losses));
  }

  function leave() {
    clearTimeout(timer);
    if (socket) socket.onclose = socket.onmessage = null;
    socket?.close();
  }

  open();
  return { retry: () => (leave(), open()), leave };
}

/** A message that cannot be understood is only logged, specification §7. */
export function parseMessage(text: unknown): LiveMessage | null {
  try {
    const message: unknown = JSON.parse(String(text));
    if (isLiveMessage(message)) return message;
  } catch {
    // Falls through to the log.
  }
  console.warn("A live message could not be understood.");
  return null;
}

const fields: Record<LiveMessage["type"], Record<string, "number" | "string">> = {
  scraping_update: { progress: "number", totalFound: "number" },
  new_match: { candidateName: "string", jobTitle: "string", score: "number" },
  mention_made: { kind: "string", recordId: "string" },
  recruiter_assigned: { jobId: "string", jobTitle: "string", recruiterId: "string" },
  candidates_changed: {},
  applications_changed: {},
  publications_changed: {},
  clients_changed: {},
  requirements_changed: {},
  starts_changed: {},
  certificates_ending: { expired: "number", week: "number", month: "number", quarter: "number" },
  projects_changed: {},
  deployments_changed: {},
  interviews_changed: {},
  profile_changed: {},
  tags_changed: {},
  views_changed: {},
  files_changed: {},
  notes_changed: {},
  tasks_changed: {},
  notifications_changed: {},
  campaigns_changed: {},
  communications_changed: {},
  activities_changed: {},
  gdpr_changed: {},
  legal_changed: {},
  processors_changed: {},
  breaches_changed: {},
  backups_changed: {},
  mail_settled: {},
  webhooks_changed: {},
  settings_changed: {},
};

function isLiveMessage(message: unknown): message is LiveMessage {
  if (!isRecord(message) || !isRecord(message.data)) return false;
  const { type, data } = message;
  const expected = Object.entries(fields).find(([name]) => name === type)?.[1];
  return !!expected && Object.entries(expected).every(([name, kind]) => typeof data[name] === kind);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
