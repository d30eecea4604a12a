import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { ownPageOf } from "./use-own-page";

const Requests = lazyWithTexts(["papers"], async () => ({
  Component: (await import("./own-page-requests")).OwnPageRequests,
}));

type Props = {
  candidateId: string;
  /** The interview or the application that it has to be about. */
  aboutId: string;
};

/** What a candidate asked about this on their own page, where somebody works on it. */
export function CandidateRequests(props: Props) {
  const mayAsk = useHasRole("recruiter");
  return mayAsk ? <Asked {...props} /> : null;
}

function Asked({ candidateId, aboutId }: Props) {
  const { data } = useQuery(ownPageOf(candidateId));
  // That an offer was accepted stays true, whoever has seen to it.
  const requests = data?.requests.filter(
    (it) => it.aboutId === aboutId && (!it.settledAt || it.kind === "accept"),
  );
  if (!requests?.length) return null;
  return (
    <Suspense>
      <Requests requests={requests} candidateId={candidateId} />
    </Suspense>
  );
}
