import { expect, test } from "bun:test";
import fc from "fast-check";
import {
  arrangeCards,
  cards,
  movableCards,
  placeCard,
  sideOf,
  moveCardOneStep,
  defaultLayout,
} from "./rules";

const card = fc.constantFrom(...movableCards);
const layout = fc
  .record({
    wide: fc.array(card),
    narrow: fc.array(card),
    hidden: fc.array(fc.constantFrom(...cards)),
  })
  .map(arrangeCards);

test("however cards are moved, each stands in one place only and none is lost", () => {
  const way = fc.constantFrom("up", "down", "across");
  fc.assert(
    fc.property(layout, fc.array(fc.tuple(card, way), { maxLength: 20 }), (first, moves) => {
      let now = first;
      for (const [it, to] of moves) now = moveCardOneStep(now, it, to as "up");
      expect([...now.wide, ...now.narrow].toSorted()).toEqual(movableCards.toSorted());
      expect(now.hidden).toEqual(first.hidden);
    }),
  );
});

test("a step passes the next card in sight, and back again brings it home", () => {
  fc.assert(
    fc.property(layout, card, (now, it) => {
      fc.pre(!now.hidden.includes(it));
      const shown = (of: typeof now) =>
        of[sideOf(now, it)].filter((one) => !now.hidden.includes(one));
      const at = shown(now).indexOf(it);
      const below = moveCardOneStep(now, it, "down");
      expect(shown(below).indexOf(it)).toBe(Math.min(at + 1, shown(now).length - 1));
      if (at + 1 < shown(now).length)
        expect(shown(moveCardOneStep(below, it, "up"))).toEqual(shown(now));
    }),
  );
});

test("a card is dropped before another one on either side, and on itself stays where it is", () => {
  expect(
    placeCard({ layout: defaultLayout, card: "gdpr", side: "wide", before: "projects" }).wide,
  ).toEqual([...["scraping", "gdpr", "projects", "activity", "actuals"]] as never);
  expect(placeCard({ layout: defaultLayout, card: "gdpr", side: "wide" }).wide.at(-1)).toBe("gdpr");
  expect(
    placeCard({ layout: defaultLayout, card: "gdpr", side: "narrow", before: "gdpr" }),
  ).toEqual(defaultLayout);
});

test("a card that came after somebody arranged theirs stands at the end of its usual side", () => {
  const before = { ...defaultLayout, wide: ["activity" as const], narrow: [] };
  expect(arrangeCards(before)).toEqual({
    wide: ["activity", "scraping", "projects", "actuals"],
    narrow: ["actions", "insights", "gdpr"],
    hidden: [],
  });
});
