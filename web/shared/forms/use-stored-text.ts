import { useState } from "react";
import { storedTextsKey, useUser } from "@/web/state/session";

/** Half-written words about something; this tab gives them back to whoever wrote them until they are sent or emptied. */
export function useStoredText(about: string): [text: string, setText: (text: string) => void] {
  const key = `${useUser()?.id} ${about}`;
  const [text, setText] = useState(() => read()[key] ?? "");
  const keep = (next: string) => {
    setText(next);
    const { [key]: _, ...others } = read();
    write(next.trim() ? { ...others, [key]: next } : others);
  };
  return [text, keep];
}

/** What is being filled in, a part at a time; what was changed of it is kept the same way, until it is forgotten. */
export function useKeptDraft<Draft extends object>(about: string, begin: () => Draft) {
  const [begun] = useState(begin);
  const [text, setText] = useStoredText(about);
  const changed: Partial<Draft> = text ? JSON.parse(text) : {};
  const change = (part: Partial<Draft>) => setText(JSON.stringify({ ...changed, ...part }));
  return [{ ...begun, ...changed }, change, () => setText("")] as const;
}

function read(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(storedTextsKey) ?? "{}");
  } catch {
    return {};
  }
}

function write(texts: Record<string, string>): void {
  try {
    if (Object.keys(texts).length > 0)
      sessionStorage.setItem(storedTextsKey, JSON.stringify(texts));
    else sessionStorage.removeItem(storedTextsKey);
  } catch {
    // They hold until the form is closed.
  }
}
