import { useAtom } from "jotai";
import { storedAtom } from "@/web/state/stored-atom";
import { useUser } from "@/web/state/session";
import { type Layout, layoutOf } from "../types";

/** How each person last laid out each list, in this browser; an address that says otherwise is followed. */
const layoutsAtom = storedAtom<Record<string, Layout>>("coldaisle.layouts", {});

type Options = {
  /** What the layout is remembered by. */
  list: string;
  /** What the address asks for. */
  asked: string | undefined;
  own?: readonly { id: Layout }[] | undefined;
  change: (layout: Layout) => void;
};

/** The layout of a list: what its address says, else what was chosen last, else a table. */
export function useLayout({ list, asked, own, change }: Options) {
  const place = `${useUser()?.id ?? ""}/${list}`;
  const [remembered, remember] = useAtom(layoutsAtom);
  const layout = layoutOf(asked, own, layoutOf(remembered[place], own));
  const choose = (chosen: Layout) => {
    remember({ ...remembered, [place]: chosen });
    change(chosen);
  };
  return { layout, layouts: own, onLayoutChange: choose };
}
