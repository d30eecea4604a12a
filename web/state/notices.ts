import { atom } from "jotai";

// Specification §9
export const noticeShownMs = 5000;
export const noticeKeptMs = 1_000_000;

export type Notice = {
  id: number;
  title: string;
  description?: string;
  tone: "ok" | "destructive" | "neutral";
  at: Date;
  /** A later notice on the same topic takes this one's place. */
  topic?: string;
  /** It comes again in a moment, so anything else may take its place. */
  isPassing?: boolean;
  /** What takes the change back; it stays possible from the tray as long as the notice is kept. */
  undo?: (() => Promise<unknown>) | undefined;
  /** Leads to what the notice is about. */
  open?: { label: string; go: () => void };
  isOpen: boolean;
  /** A person put it away; news on the same topic goes to the tray without a word. */
  isSilenced: boolean;
};
export type NewNotice = Pick<Notice, "title"> &
  Partial<Pick<Notice, "description" | "tone" | "undo" | "topic" | "isPassing" | "open">>;

/** Everything that was said lately, newest first. */
export const noticesAtom = atom<Notice[]>([]);

/** One notice is visible at a time, specification §9. */
export const visibleNoticeAtom = atom((get) => get(noticesAtom).find(({ isOpen }) => isOpen));

/** The newest change that can still be taken back. */
export const undoableAtom = atom((get) => get(noticesAtom).find(({ undo }) => undo));

/** Says something; what was being said before goes to the tray. */
export const notifyAtom = atom(null, (get, set, notice: NewNotice) => {
  const { topic } = notice;
  const earlier = topic && get(noticesAtom).find((one) => one.topic === topic);
  const visible = get(visibleNoticeAtom);
  const isInTheWay = visible && visible !== earlier;
  // What is said on a topic is said again or counted on, so it does not cut short what is being read.
  const waits = isInTheWay && topic && !visible.isPassing;
  if (isInTheWay && !waits) set(dismissNoticeAtom, visible.id);
  const said = earlier || fresh(get(noticesAtom));
  const isOpen = !said.isSilenced && !waits;
  const others = get(noticesAtom).filter(({ id }) => id !== said.id);
  set(noticesAtom, [{ ...said, ...notice, isOpen, at: new Date() }, ...others]);
});

const fresh = (said: Notice[]) => ({
  id: Math.max(0, ...said.map(({ id }) => id)) + 1,
  tone: "neutral" as const,
  isOpen: true,
  isSilenced: false,
});

/** Takes a notice off the screen; it stays in the tray, with its undo, for 1,000,000 ms. */
export const dismissNoticeAtom = atom(null, (get, set, id: number, isSilenced?: boolean) => {
  set(
    noticesAtom,
    get(noticesAtom).map((one) =>
      one.id === id
        ? { ...one, isOpen: false, isSilenced: one.isSilenced || isSilenced === true }
        : one,
    ),
  );
  const { at } = get(noticesAtom).find((one) => one.id === id) ?? {};
  setTimeout(() => {
    const kept = get(noticesAtom).find((one) => one.id === id);
    if (kept && !kept.isOpen && kept.at === at) set(forgetNoticeAtom, id);
  }, noticeKeptMs);
});

export const forgetNoticeAtom = atom(null, (get, set, id: number) =>
  set(
    noticesAtom,
    get(noticesAtom).filter((notice) => notice.id !== id),
  ),
);

/** Takes a change back once; the notice goes with it. */
export const undoNoticeAtom = atom(null, async (get, set, id: number) => {
  const notice = get(noticesAtom).find((one) => one.id === id);
  set(forgetNoticeAtom, id);
  await notice?.undo?.();
});
