import { Suspense } from "react";
import { useMay } from "@/web/shared/hooks/use-may";
import { lazySpeaking } from "@/web/i18n/with-texts";

type Creating = { jobIds: string[]; onDone: () => void };
type Mailing = { candidateIds: string[]; onDone: () => void };

const Creation = lazySpeaking<Creating>(["campaigns"], () => import("./create-campaign"));
const Letter = lazySpeaking<Mailing>(["campaigns"], () => import("./mail-to"));

/** Both travel with their texts once something is chosen, for those who may write to people. */
export const CreateCampaign = (props: Creating) =>
  useMay("recruiter") && (
    <Suspense>
      <Creation {...props} />
    </Suspense>
  );

export const MailTo = (props: Mailing) =>
  useMay("recruiter") && (
    <Suspense>
      <Letter {...props} />
    </Suspense>
  );
