import { useEffect } from "react";

/** Has the browser ask before a reload or a closed window throws away what is half written. */
export function useLeaveWarning(isHalfWritten: boolean): void {
  useEffect(() => {
    if (!isHalfWritten) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isHalfWritten]);
}
