import { join } from "node:path";
import type { Together } from "@/web/locales";
import { screens } from "@/web/screens";
import { root } from "../root";
import { intl } from "../intl";
import { hint } from "../hint";
import { drawing } from "./draw";
import { still } from "./still";

/** The screen that stands before the program does: its texts bring along what draws it. */
export const begins = "candidates";

const screen = screens.find(({ page }) => page === begins);
const path = "/candidates";

/** How the texts of such a screen are written: as a module that draws it when it arrives. */
export async function beginnings(): Promise<(texts: Together) => Promise<string>> {
  const draws = await drawing(path);
  const asks = screen?.asks?.[0] ?? "";
  return async (texts) => {
    const given = `{ texts, ...${JSON.stringify({ screens: draws(texts), path, asks })} }`;
    const { outputs } = await Bun.build({
      entrypoints: ["/first/texts.js"],
      files: {
        "/first/texts.js": `import { begin } from ${JSON.stringify(join(root, "web/first/start.tsx"))};
          const texts = ${JSON.stringify(texts)};
          export default texts;
          export const first = begin(${given});`,
      },
      target: "browser",
      minify: true,
      plugins: [still, intl],
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
    });
    return hint + ((await outputs[0]?.text()) ?? "");
  };
}
