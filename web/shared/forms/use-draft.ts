import { useState } from "react";

/** What is being filled in, changed a part at a time. */
export function useDraft<Draft>(begin: () => Draft) {
  const [draft, setDraft] = useState(begin);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return [draft, change] as const;
}
