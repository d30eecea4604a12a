import { Suspense } from "react";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { lazyWithTexts } from "@/web/i18n/with-texts";

type Creating = { jobIds: string[]; onDone: () => void };
type Mailing = { candidateIds: string[]; onDone: () => void };

const Creation = lazyWithTexts<Creating>(["campaigns"], () => import("./create-campaign"));
const Letter = lazyWithTexts<Mailing>(["campaigns"], () => import("./mail-to"));

/** Both are loaded with their texts once a row is selected, for recruiters only. */
export const CreateCampaign = (props: Creating) =>
  useHasRole("recruiter") && (
    <Suspense>
      <Creation {...props} />
    </Suspense>
  );

export const MailTo = (props: Mailing) =>
  useHasRole("recruiter") && (
    <Suspense>
      <Letter {...props} />
    </Suspense>
  );
