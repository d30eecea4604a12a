import { useAtomValue } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { useEffect, useEffectEvent } from "react";

/** How long the second key of a sequence such as `g j` may take. */
export const sequenceMs = 1500;

/** Single keys can be switched off (WCAG 2.1.4); those with Ctrl or ⌘ always work. */
export const singleKeysAtom = atomWithStorage("coldaisle.keys", true, undefined, {
  getOnInit: true,
});

/** What each key does: "?", "Ctrl+k", "g j"; Ctrl stands for ⌘ too. */
export type KeyMap = Record<string, (event: KeyboardEvent) => void>;

/** `page` keys wait while a dialog or menu is open; `everywhere` keys do not. */
export type KeyScope = "page" | "everywhere";

export function useKeys(scope: KeyScope, map: KeyMap): void {
  const hasSingleKeys = useAtomValue(singleKeysAtom);
  const press = useEffectEvent((event: KeyboardEvent, before: string) => {
    if (event.defaultPrevented || isOutside(scope, event)) return "";
    const key = nameOf(event);
    if (!hasSingleKeys && !key.startsWith("Ctrl+")) return "";
    const sequence = before ? `${before} ${key}` : key;
    const action = map[sequence];
    if (!action) return Object.keys(map).some((one) => one.startsWith(`${key} `)) ? key : "";
    event.preventDefault();
    event.stopPropagation();
    action(event);
    return "";
  });

  useEffect(() => {
    let pressed = { key: "", at: 0 };
    const listen = (event: KeyboardEvent) => {
      const isRecent = event.timeStamp - pressed.at < sequenceMs;
      pressed = { key: press(event, isRecent ? pressed.key : ""), at: event.timeStamp };
    };
    // While capturing, so that the second key of a sequence is not taken for a list's own key.
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, []);
}

export function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const isLetter = /^[a-z]$/i.test(key);
  const base = isLetter ? key.toLowerCase() : key;
  return `${ctrlKey || metaKey ? "Ctrl+" : ""}${shiftKey && isLetter ? "Shift+" : ""}${base}`;
}

const typing = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
const floating =
  "[role=dialog][data-state=open]:not([data-record]), [role=alertdialog], [role=menu]";

function isOutside(scope: KeyScope, event: KeyboardEvent): boolean {
  if (event.altKey || event.isComposing) return true;
  const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
  // Ctrl+Z belongs to the text while there is one being written.
  if (isTyping && nameOf(event) === "Ctrl+z") return true;
  if (isTyping && !event.ctrlKey && !event.metaKey) return true;
  return scope === "page" && document.querySelector(floating) !== null;
}
