import { Suspense } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";

const Banner = lazyWithTexts(["reanalysis", "jobs"], () => import("./reanalysis-banner"));

/** What only administrators are asked and told; nobody else fetches a word of it. */
export function Reanalysis() {
  const isAdmin = useHasRole("admin");
  return <Suspense>{isAdmin && <Banner />}</Suspense>;
}
