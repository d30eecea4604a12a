import type { ReactNode } from "react";
import { Button } from "@/web/ui/button";
import type { Pages } from "./use-pages";

type Props = { more: Pages<unknown>["more"] | false; children: ReactNode };

/** Reads a list on, where there is more of it. */
export const MoreButton = ({ more, children }: Props) =>
  more && (
    <Button className="justify-self-center" pending={more.isLoading} onClick={more.load}>
      {children}
    </Button>
  );
