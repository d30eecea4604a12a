import type { z } from "zod";
import type { App } from "@/src/app";
import { add } from "./lifecycle/adding";
import { NewClient } from "./model";

let written = 0;

export type Details = Partial<z.input<typeof NewClient>>;

/** An invented company; each is another one unless the test says otherwise. */
export function company(details: Details = {}): NewClient {
  written += 1;
  return NewClient.parse({ name: `Testhuis ${"abcdefghij"[written % 10]}${written}`, ...details });
}

export const added = (app: App, details: Details = {}) => add(app, company(details));
