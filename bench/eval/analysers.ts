import { modules } from "@/modules/all";
import { configuredAnalysers } from "@/modules/market/ai-enrichment";
import { analyse } from "@/modules/knowledge/analysis";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import type { Analyser } from "./evaluate";

export const builtIn: Analyser = { name: "built-in analyser", analyse };

/** Every language model that this installation is set up with, behind the same function as the product's own analyser. */
export async function withModels(work: (analysers: Analyser[]) => Promise<void>): Promise<void> {
  const app = openApp(readConfig(Bun.env), { modules });
  try {
    await work(await configuredAnalysers(app));
  } finally {
    await app.close();
  }
}
