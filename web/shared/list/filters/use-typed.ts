import { useEffect, useState } from "react";

export const searchPauseMs = 200;

/** What is being typed; it counts once the typing pauses, and a value from outside (Back, Clear) replaces it. */
export function useTyped(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onChange(text.trim()), searchPauseMs);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return [text, setText] as const;
}
