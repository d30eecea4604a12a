import { careers } from "@/modules/careers";
import type { App } from "@/src/app";

const lookEveryMs = 500;
const mostLooks = 60;

/** Publishes a few jobs once the boards have told enough of them. */
export async function furnishCareers(app: App): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    await Bun.sleep(lookEveryMs);
    const { count } = await careers.addSamples(app);
    if (count > 0) return;
  }
}
