import { Suspense } from "react";
import type { ListKind } from "@/modules/records/saved-views/rules";
import { lazyWithTexts } from "@/web/i18n/with-texts";

const ViewsMenu = lazyWithTexts(["attached"], async () => ({
  Component: (await import("./views-menu")).default,
}));

/** The views of a list, beside its title; loaded after the list itself. */
export const ListViews = ({ kind }: { kind: ListKind }) => (
  <Suspense>
    <ViewsMenu kind={kind} />
  </Suspense>
);
