import type { Module } from "@/src/module";
import * as registry from "./registry";

/** Everything that is built in, by the names of the folders: no order depends on how the registry is written. */
export const modules: readonly Module[] = Object.values(registry).toSorted((a, b) =>
  a.name < b.name ? -1 : 1,
);
