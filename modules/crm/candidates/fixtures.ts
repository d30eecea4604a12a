import type { App } from "@/src/app";
import { add } from "./lifecycle/adding";
import { NewCandidate } from "./model";
import type { z } from "zod";

let written = 0;

/** An invented person; each is another one unless the test says otherwise. */
export function person(details: Partial<z.input<typeof NewCandidate>> = {}): NewCandidate {
  written += 1;
  return NewCandidate.parse({
    firstName: "Femke",
    lastName: `Testman ${"abcdefghij"[written % 10]}${written}`,
    origin: "applied",
    ...details,
  });
}

export const added = (app: App, details: Partial<z.input<typeof NewCandidate>> = {}) =>
  add(app, person(details));
