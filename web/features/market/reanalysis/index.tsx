import { Suspense } from "react";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { useMay } from "@/web/shared/hooks/use-may";

const Banner = lazySpeaking(["reanalysis", "jobs"], () => import("./reanalysis-banner"));

/** What only administrators are asked and told; nobody else fetches a word of it. */
export function Reanalysis() {
  const isAdmin = useMay("admin");
  return <Suspense>{isAdmin && <Banner />}</Suspense>;
}
