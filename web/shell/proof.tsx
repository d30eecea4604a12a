import { Suspense, useEffect, useState } from "react";
import { askBy } from "../state/proof";
import { lazySpeaking } from "@/web/i18n/with-texts";

const ProofDialog = lazySpeaking(["accounts"], () => import("./proof-dialog"));

/** Asks for the password where a call needs it anew, and lets the call go on. */
export function Proof() {
  const [settle, wait] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(() => askBy(() => new Promise((resolve) => wait(() => resolve))), []);
  const end = (isProven: boolean) => {
    settle?.(isProven);
    wait(null);
  };
  return <Suspense>{settle && <ProofDialog onEnd={end} />}</Suspense>;
}
