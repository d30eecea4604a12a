import { Suspense } from "react";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { lazyWithTexts } from "@/web/i18n/with-texts";

type Props = { jobIds: string[]; onDone: () => void };

const Owners = lazyWithTexts<Props>(["recruiters"], () => import("./owner-bulk"));

/** Travels with its texts once something is chosen, for those who may give jobs to people. */
export const JobOwnerBulk = (props: Props) =>
  useHasRole("recruiter") && (
    <Suspense>
      <Owners {...props} />
    </Suspense>
  );
