import { Suspense } from "react";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { lazyWithTexts } from "@/web/i18n/with-texts";

type Props = { jobIds: string[]; onDone: () => void };

const Owners = lazyWithTexts<Props>(["recruiters"], () => import("./owner-bulk"));

/** Loaded with its texts once a job is selected, for recruiters only. */
export const JobOwnerBulk = (props: Props) =>
  useHasRole("recruiter") && (
    <Suspense>
      <Owners {...props} />
    </Suspense>
  );
