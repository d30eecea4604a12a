import { Suspense } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";

type Chosen = { candidateIds: string[]; onDone: () => void };

const Bulk = lazyWithTexts<Chosen>(["papers"], () => import("./consent-bulk"));

/** Travels with its texts once somebody is chosen, for those who may write down consents. */
export const ConsentBulk = (props: Chosen) =>
  useHasRole("recruiter") && (
    <Suspense>
      <Bulk {...props} />
    </Suspense>
  );
