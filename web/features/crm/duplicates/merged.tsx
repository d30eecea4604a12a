import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, Suspense } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import type { MergedBanner } from "./merged-banner";
import { mergesOf } from "./queries";

const Banner = lazyWithTexts(["merging"], async () => ({
  Component: (await import("./merged-banner")).MergedBanner,
}));

type Props = Omit<ComponentProps<typeof MergedBanner>, "merges">;

/** Loaded with its texts once a merge is found: hardly any record was merged. */
export function Merged(props: Props) {
  const { data = [] } = useQuery(mergesOf(props.kind, props.id));
  return <Suspense>{data.length > 0 && <Banner {...props} merges={data} />}</Suspense>;
}
