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
  /** What takes the change back; it stays possible from the tray as long as the notice is kept. */
  undo?: (() => Promise<unknown>) | undefined;
  isOpen: boolean;
};
export type NewNotice = Pick<Notice, "title"> &
  Partial<Pick<Notice, "description" | "tone" | "undo">>;

/** Everything that was said lately, newest first. */
export const noticesAtom = atom<Notice[]>([]);

/** One notice is visible at a time, specification §9. */
export const visibleNoticeAtom = atom((get) => get(noticesAtom).find(({ isOpen }) => isOpen));

/** The newest change that can still be taken back. */
export const undoableAtom = atom((get) => get(noticesAtom).find(({ undo }) => undo));

/** Says something; what was being said before goes to the tray. */
export const notifyAtom = atom(null, (get, set, notice: NewNotice) => {
  const { id: latest } = get(noticesAtom)[0] ?? { id: 0 };
  const visible = get(visibleNoticeAtom);
  if (visible) set(dismissNoticeAtom, visible.id);
  const said: Notice = { tone: "neutral", ...notice, id: latest + 1, at: new Date(), isOpen: true };
  set(noticesAtom, [said, ...get(noticesAtom)]);
});

export const dismissNoticeAtom = atom(null, (get, set, id: number) => {
  set(
    noticesAtom,
    get(noticesAtom).map((notice) => (notice.id === id ? { ...notice, isOpen: false } : notice)),
  );
  setTimeout(() => set(forgetNoticeAtom, id), noticeKeptMs);
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
