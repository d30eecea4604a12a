import type { News as LiveMessage } from "@/web/api";
import type { LiveState } from "@/web/state/live";
import { affectedQueries } from "./affected-queries";

export type { LiveMessage };
export type DataOf<Type extends LiveMessage["type"]> = Extract<LiveMessage, { type: Type }>["data"];

// The server's own reasons to close (src/news/live.ts).
export const signedOutCode = 4401;
export const tooManyCode = 4429;
const initialBackoffMs = 1000;
const maxBackoffMs = 30_000;

/** Exponential backoff: 1 s, doubled with each loss, at most 30 s. */
export const backoffMs = (losses: number): number =>
  Math.min(maxBackoffMs, initialBackoffMs * 2 ** (losses - 1));

type Listener = {
  onState: (state: LiveState) => void;
  onMessage: (message: LiveMessage) => void;
  onSignedOut: () => void;
};

const whenVisible = (open: () => void) =>
  document.addEventListener("visibilitychange", open, { once: true });

/** Keeps a WebSocket open and reconnects with backoff. */
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
    // A newer tab took this one's place: hidden, it does not reconnect, because that would replace another tab in turn.
    if (code === tooManyCode && document.hidden) return whenVisible(open);
    losses += 1;
    timer = setTimeout(open, backoffMs(losses));
  }

  function leave() {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", open);
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

type TypeName<Value> = Value extends number ? "number" : Value extends string ? "string" : never;
type FieldsOf<Data> = { [Field in keyof Data]?: TypeName<Data[Field]> };

/** Fields that a notice needs, by event; a message without them is rejected. */
const noticeFields: { [Type in LiveMessage["type"]]?: FieldsOf<DataOf<Type>> } = {
  scraping_update: { progress: "number", totalFound: "number" },
  new_match: { candidateName: "string", jobTitle: "string", score: "number" },
  mention_made: { kind: "string", recordId: "string", by: "string" },
  recruiter_assigned: { jobId: "string", jobTitle: "string", recruiterId: "string" },
  certificates_ending: { expired: "number", week: "number", month: "number", quarter: "number" },
};

function isLiveMessage(message: unknown): message is LiveMessage {
  if (!isRecord(message) || !isRecord(message.data)) return false;
  const { type, data } = message;
  const isKnown = Object.keys(affectedQueries).some((name) => name === type);
  const [, expected = {}] = Object.entries(noticeFields).find(([name]) => name === type) ?? [];
  return isKnown && Object.entries(expected).every(([name, kind]) => typeof data[name] === kind);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
