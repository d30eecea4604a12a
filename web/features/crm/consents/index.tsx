import { Suspense } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";

type Chosen = { candidateIds: string[]; onDone: () => void };

const Bulk = lazyWithTexts<Chosen>(["papers"], () => import("./consent-bulk"));

/** Loaded with its texts once a candidate is selected, for recruiters only. */
export const ConsentBulk = (props: Chosen) =>
  useHasRole("recruiter") && (
    <Suspense>
      <Bulk {...props} />
    </Suspense>
  );
