import { watch } from "node:fs";
import { join } from "node:path";
import { bundleClient, root } from "./client";
import { writeManifest } from "./manifest";

/** An editor saves in several steps; one build for all of them. */
const settleMs = 120;

/** Rebuilds the client on every change; beside it `bun --watch cli/main.ts demo` starts again when the manifest changes. */
export async function watchClient(): Promise<void> {
  await rebuild();
  let timer: Timer | undefined;
  for (const folder of ["web", "modules"]) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || file.startsWith("generated") || file.includes(".test.")) return;
      clearTimeout(timer);
      timer = setTimeout(rebuild, settleMs);
    });
  }
}

async function rebuild(): Promise<void> {
  const start = performance.now();
  try {
    await writeManifest(await bundleClient(true), true);
    console.log(`client built in ${Math.round(performance.now() - start)} ms`);
  } catch (error) {
    console.error(error);
  }
}
