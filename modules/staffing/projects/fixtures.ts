import type { z } from "zod";
import type { App } from "@/src/app";
import { add } from "./adding";
import { NewProject } from "./model";

let written = 0;

export type Details = Partial<z.input<typeof NewProject>>;

/** An invented project; each is another one unless the test says otherwise. */
export function undertaking(details: Details = {}): NewProject {
  written += 1;
  return NewProject.parse({ name: `Testhal ${written}`, ...details });
}

export const added = (app: App, details: Details = {}) => add(app, undertaking(details));

/** Four people for the same role, in one phase. */
export const fourSeats = [
  { phase: "construction", role: "mep-engineer", seats: 4 },
] satisfies NonNullable<Details["seats"]>;
