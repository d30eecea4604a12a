import { Suspense } from "react";
import { useMay } from "@/web/shared/hooks/use-may";
import { lazySpeaking } from "@/web/i18n/with-texts";

type Props = { jobIds: string[]; onDone: () => void };

const Owners = lazySpeaking<Props>(["recruiters"], () => import("./owner-bulk"));

/** Travels with its texts once something is chosen, for those who may give jobs to people. */
export const OwnerOfMany = (props: Props) =>
  useMay("recruiter") && (
    <Suspense>
      <Owners {...props} />
    </Suspense>
  );
