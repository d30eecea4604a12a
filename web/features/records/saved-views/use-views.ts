import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useParams, useSearchParams } from "react-router-dom";
import type { View } from "@/modules/records/saved-views/model";
import { type ListKind, viewKeyOf, viewQueryOf } from "@/modules/records/saved-views/rules";
import { useFirstLoadDone } from "@/web/state/first-load";
import { viewList } from "@/web/features/records/core/queries";

const noViews: View[] = [];

/** The views of a list, which of them is on the screen, and whether it is still as it was saved. */
export function useViews(kind: ListKind) {
  const { data: views = noViews } = useQuery({ ...viewList(kind), enabled: useFirstLoadDone() });
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  const query = viewQueryOf(search);
  const key = viewKeyOf(kind);
  const chosen = params.get(key);
  const present =
    views.find(({ id }) => id === chosen) ?? views.find((view) => query && view.query === query);

  const show = (view: Pick<View, "id" | "query"> | null, replace = false) => {
    const after = new URLSearchParams(view?.query);
    if (view) after.set(key, view.id);
    setParams(after, { replace, preventScrollReset: true });
  };
  useDefaultView(views, (view) => show(view, true));
  return {
    views,
    present,
    query,
    isChanged: present !== undefined && present.query !== query,
    show,
  };
}

/** Whoever comes to the bare list gets their own view of it; who clears it afterwards sees everything. */
function useDefaultView(views: readonly View[], show: (view: View) => void): void {
  const { search } = useLocation();
  const { id: opened } = useParams();
  const [isBare, setBare] = useState(search === "" && opened === undefined);
  const usual = views.find(({ isDefault }) => isDefault);
  const begin = useEffectEvent((view: View) => {
    if (isBare && search === "") show(view);
    setBare(false);
  });
  useEffect(() => {
    if (usual) begin(usual);
  }, [usual]);
}
