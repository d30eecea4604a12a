import { Suspense } from "react";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { useMay } from "@/web/shared/hooks/use-may";

type Chosen = { candidateIds: string[]; onDone: () => void };

const Bulk = lazySpeaking<Chosen>(["papers"], () => import("./consent-bulk"));

/** Travels with its texts once somebody is chosen, for those who may write down consents. */
export const ConsentBulk = (props: Chosen) =>
  useMay("recruiter") && (
    <Suspense>
      <Bulk {...props} />
    </Suspense>
  );
