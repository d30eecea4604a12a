import type { ReactNode } from "react";
import type { MenuEntry } from "@/web/ui/menu";

export type Column = { id: string; title: string };

/** How the cards of one board are named, drawn, opened and moved. */
export type BoardDrawing<Card> = {
  nameOf: (card: Card) => string;
  card: (card: Card) => ReactNode;
  open: (card: Card) => void;
  /** Whether a card may go to a column; nobody is shown a way that is refused. */
  mayMove: (card: Card, column: string) => boolean;
  move: (card: Card, column: string) => void;
  /** What else can be done with a card. */
  actions?: (card: Card) => MenuEntry[];
};
