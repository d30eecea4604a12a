import { useEffect, useState } from "react";

const secondMs = 1000;

/** Whole seconds since something began; nothing while it is not going on. */
export function useSeconds(isGoing: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isGoing) return;
    setSeconds(0);
    const timer = setInterval(() => setSeconds((before) => before + 1), secondMs);
    return () => clearInterval(timer);
  }, [isGoing]);
  return seconds;
}
