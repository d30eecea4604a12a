import { useState } from "react";

type Keys = readonly string[];
/** Where the pointer or the focus is: on the words of the ad, or on what was made of them. */
type Side = "ad" | "reasons";
type Touched = { keys: Keys; from: Side };

const nothing: Touched = { keys: [], from: "ad" };

export type Lighting = ReturnType<typeof useLighting>;

/** What is lit in an ad and in its reasons at once: what is pointed at, else what was chosen. */
export function useLighting() {
  const [touched, touch] = useState(nothing);
  const [chosen, choose] = useState(nothing);
  const { keys, from } = touched.keys.length > 0 ? touched : chosen;
  const leave = () => touch(nothing);
  return {
    keys,
    /** The words to bring into sight: never those that somebody is already reading. */
    sought: from === "reasons" ? keys : nothing.keys,
    has: (some: Keys) => shares(keys, some),
    isChosen: chosen.keys.length > 0,
    clear: () => choose(nothing),
    hasChosen: (some: Keys) => isSame(chosen.keys, some),
    /** What makes an element light its keys, by pointer and by focus; a click keeps them lit. */
    switchOf: (own: Keys, side: Side) => ({
      onPointerEnter: () => touch({ keys: own, from: side }),
      onPointerLeave: leave,
      onFocus: () => touch({ keys: own, from: side }),
      onBlur: leave,
      onClick: () => choose(isSame(chosen.keys, own) ? nothing : { keys: own, from: side }),
    }),
  };
}

const shares = (some: Keys, others: Keys) => some.some((key) => others.includes(key));
const isSame = (some: Keys, others: Keys) => some.join() === others.join();
