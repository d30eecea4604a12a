import type { App } from "@/src/app";
import { addAll } from "./adding";
import { NewClient } from "./model";

/** Invented operators and contractors to try the product with; each says that it is a sample. */
export async function addSamples(app: App): Promise<{ count: number }> {
  const { default: companies } = await import("./samples.json");
  const inputs = companies.map((it) => NewClient.parse({ ...it, isSample: true }));
  const ids = await addAll(app, inputs);
  return { count: ids.length };
}
