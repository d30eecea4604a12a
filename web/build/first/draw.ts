import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Role, roles } from "@/modules/platform/accounts/rules";
import type { Tree } from "@/web/first/still/draw";
import type { Reader } from "@/web/first/frame";
import type { Together } from "@/web/locales";
import { root } from "../root";
import { intl } from "../intl";
import { still, withPlaces } from "./still";

type Draws = (reader: Reader) => Tree[];

/** What the program asks of a window while it draws: one that is wide, at the address of the list, and keeps nothing. */
function windowAt(pathname: string) {
  const nothing = () => {};
  const heard = { addEventListener: nothing, removeEventListener: nothing };
  const location = { origin: "", pathname, search: "" };
  return {
    document: { ...heard, documentElement: { dataset: {} }, getElementById: nothing },
    location,
    navigator: { userAgent: "" },
    window: {
      ...heard,
      location,
      scrollY: 0,
      innerHeight: 0,
      localStorage: { getItem: () => null },
      matchMedia: (query: string) => ({ ...heard, matches: query.startsWith("(min-width") }),
    },
  };
}

/** The screen of an address as each role sees it first, by components as they are; its trees as JSON. */
export async function drawing(path: string): Promise<(texts: Together) => Record<string, string>> {
  const { outputs } = await Bun.build({
    entrypoints: [join(root, "web/first/screen.tsx")],
    target: "browser",
    banner: "const { document, location, navigator, window } = globalThis.around;",
    plugins: [withPlaces, still, intl],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  });
  Object.assign(globalThis, { around: windowAt(path) });
  const { screen } = await moduleOf((await outputs[0]?.text()) ?? "");
  const drawn = (role: Role, texts: Together) =>
    JSON.stringify(screen({ session: { role } as Reader["session"], texts }));
  return (texts) => Object.fromEntries(roles.map((role) => [role, drawn(role, texts)]));
}

async function moduleOf(script: string): Promise<{ screen: Draws }> {
  const folder = await mkdtemp(join(tmpdir(), "coldaisle-first-"));
  try {
    await Bun.write(join(folder, "screen.js"), script);
    return await import(join(folder, "screen.js"));
  } finally {
    await rm(folder, { recursive: true });
  }
}
