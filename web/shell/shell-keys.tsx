import { useAtom, useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { type KeyMap, useKeys } from "../state/keys";
import { paletteOpenAtom, sheetOpenAtom, sidebarCollapsedAtom } from "../state/overlays";
import { usePages } from "./nav";
import { useUndo } from "./use-undo";

/** The keys that work on every screen; a screen's own come first. */
export function ShellKeys() {
  const navigate = useNavigate();
  const setPalette = useSetAtom(paletteOpenAtom);
  const openSheet = useSetAtom(sheetOpenAtom);
  const [isCollapsed, setCollapsed] = useAtom(sidebarCollapsedAtom);
  const undo = useUndo();
  const pages = usePages();

  const goTo = pages.flatMap(({ key, path }) => (key ? [[`g ${key}`, () => navigate(path)]] : []));
  useKeys("everywhere", { "Ctrl+k": () => setPalette((isOpen) => !isOpen) });
  useKeys("shell", {
    ...(Object.fromEntries(goTo) as KeyMap),
    "?": () => openSheet(true),
    "Ctrl+.": () => setCollapsed(!isCollapsed),
    "Ctrl+z": () => void undo(),
    "g n": () => document.querySelector<HTMLElement>("[data-bell]")?.click(),
    "/": () => reach("/"),
    c: () => reach("c"),
  });
  return null;
}

/** A screen says with `aria-keyshortcuts` which of its controls a key is for. */
function reach(key: string): void {
  const control = document.querySelector<HTMLElement>(`main [aria-keyshortcuts~="${key}"]`);
  if (control instanceof HTMLInputElement) control.focus();
  else control?.click();
}
