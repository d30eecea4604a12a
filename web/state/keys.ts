import { atom, useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { embeddedSession } from "./session";

/** How long the second key of a sequence such as `g j` may take. */
export const sequenceMs = 1500;

/** Single keys can be switched off (WCAG 2.1.4); those with Ctrl or ⌘ always work. */
export const singleKeysAtom = atom(embeddedSession()?.hasSingleKeys ?? true);

/** What each key does: "?", "Ctrl+k", "g j"; Ctrl stands for ⌘ too. */
export type KeyMap = Record<string, (event: KeyboardEvent) => void>;

/** `page` keys come before those of the `shell`; both wait behind a dialog, `everywhere` does not. */
export type KeyScope = "page" | "shell" | "everywhere";

type Listener = { scope: KeyScope; find: (sequence: string) => KeyMap[string] | "begins" | null };

// A single listener on the window serves all components, so that the second key of a sequence does not trigger another
// shortcut.
const listeners = new Set<Listener>();
// A key that was pressed for a component which is still loading, and when.
let awaited: { event: KeyboardEvent; at: number } | undefined;
let pressed = { key: "", at: Number.NEGATIVE_INFINITY };

/** Registers shortcuts while the component is mounted; within a scope the newest component wins. */
export function useKeys(scope: KeyScope, map: KeyMap): void {
  const hasSingleKeys = useAtomValue(singleKeysAtom);
  const find = useEffectEvent((sequence: string) => {
    if (!hasSingleKeys && !sequence.startsWith("Ctrl+")) return null;
    const begins = () => Object.keys(map).some((one) => one.startsWith(`${sequence} `));
    return map[sequence] ?? (begins() ? "begins" : null);
  });
  useEffect(() => {
    const listener: Listener = { scope, find: (sequence) => find(sequence) };
    if (listeners.size === 0) window.addEventListener("keydown", listen, true);
    listeners.add(listener);
    answerAwaited(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("keydown", listen, true);
    };
  }, [scope]);
}

/** How long a key waits for its component. */
const awaitedMs = 5000;

/** Keeps a key for the next component that knows it; another key or a click discards it. */
export function awaitKey(event: KeyboardEvent): void {
  awaited = { event, at: performance.now() };
  window.addEventListener("pointerdown", forgetAwaited, { capture: true, once: true });
}

const forgetAwaited = () => {
  awaited = undefined;
};

function answerAwaited({ find }: Listener): void {
  if (!awaited) return;
  const { event, at } = awaited;
  const found = find(nameOf(event));
  if (typeof found !== "function") return;
  forgetAwaited();
  // Deferred until the opened record has taken the focus.
  if (performance.now() - at < awaitedMs) setTimeout(() => found(event));
}

function listen(event: KeyboardEvent): void {
  forgetAwaited();
  if (event.defaultPrevented || isWriting(event)) return;
  const key = nameOf(event);
  const isSecond = pressed.key !== "" && event.timeStamp - pressed.at < sequenceMs;
  const found = (isSecond && ask(`${pressed.key} ${key}`)) || ask(key);
  pressed = { key: found === "begins" ? key : "", at: event.timeStamp };
  if (typeof found !== "function") return;
  event.preventDefault();
  found(event);
}

function ask(sequence: string) {
  const isCovered = document.querySelector(floating) !== null;
  const scopes: KeyScope[] = isCovered ? ["everywhere"] : ["page", "shell", "everywhere"];
  const newest = [...listeners].reverse();
  const inOrder = scopes.flatMap((scope) => newest.filter((one) => one.scope === scope));
  for (const { find } of inOrder) {
    const found = find(sequence);
    if (found) return found;
  }
  return null;
}

export function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const isLetter = /^[a-z]$/i.test(key);
  const base = isLetter ? key.toLowerCase() : key;
  return `${ctrlKey || metaKey ? "Ctrl+" : ""}${shiftKey && isLetter ? "Shift+" : ""}${base}`;
}

const typing = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
const floating =
  "[role=dialog][data-state=open]:not([data-record]), [role=alertdialog], [role=menu]";

const ofFields = ["Ctrl+z", "Ctrl+a"];

/** A letter belongs to the text that is being written, and so do Ctrl+Z and Ctrl+A. */
function isWriting(event: KeyboardEvent): boolean {
  if (event.altKey || event.isComposing) return true;
  const isInField = event.target instanceof Element && event.target.closest(typing) !== null;
  const name = nameOf(event);
  return isInField && (!name.startsWith("Ctrl+") || ofFields.includes(name));
}
