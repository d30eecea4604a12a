import { useEffect, useState } from "react";

export const searchDebounceMs = 200;

/** What is being typed; it counts once the typing pauses, and a value from outside (Back, Clear) replaces it. */
export function useDebouncedInput(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [told, tell] = useState<string | null>(null);
  if (known !== value) {
    setKnown(value);
    // The echo of what was typed before must not take away what is being typed since.
    if (value !== told) setText(value);
    tell(null);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      tell(text.trim());
      onChange(text.trim());
    }, searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return [text, setText] as const;
}
