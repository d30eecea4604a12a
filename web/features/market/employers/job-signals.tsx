import { Suspense } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";

const Signals = lazyWithTexts(["radar"], () => import("./signals"));

/** The signals of the job whose record is open; loaded with its texts when a record is opened. */
export const JobSignals = () => (
  <Suspense>
    <Signals />
  </Suspense>
);
