import { Suspense } from "react";
import { lazySpeaking } from "@/web/i18n/with-texts";

const Signals = lazySpeaking(["radar"], () => import("./signals"));

/** The signals of the job whose record is open; they travel with their texts when one is opened. */
export const JobSignals = () => (
  <Suspense>
    <Signals />
  </Suspense>
);
