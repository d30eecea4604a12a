import type { BunPlugin } from "bun";

/**
 * What the router does for a server that renders pages, and for measuring. Nothing here asks for it, but the code that
 * everybody runs mentions it, so the bundler keeps it.
 */
const unused = [
  "PrefetchPageLinks",
  "instrumentClientSideRouter",
  "getRouteInstrumentationUpdates",
  "deserializeErrors",
];

/**
 * The router exports its development build to every bundler; this leaves its warnings out of ours, and what is never
 * called. It refuses a router that is written otherwise, so that an upgrade cannot bring all of it back unseen.
 */
export const lighterRouter: BunPlugin = {
  name: "lighter router",
  setup(build) {
    const filter = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/;
    build.onLoad({ filter }, async ({ path }) => {
      const source = await Bun.file(path).text();
      return {
        contents: source.includes("createRouter(") ? lighter(source) : source,
        loader: "js",
      };
    });
  },
};

export function lighter(source: string): string {
  const silent = replaced(source, "ENABLE_DEV_WARNINGS = true", "ENABLE_DEV_WARNINGS = false");
  return unused.reduce(without, treeShakeable(silent));
}

/** Names for a debugger are assigned to a component, which makes the bundler keep it whoever uses it. */
const treeShakeable = (source: string) =>
  source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
    .replaceAll(/ = (React\d*\.forwardRef\()/g, " = /* @__PURE__ */ $1");

/** A call that should not be there is told, not passed over. */
const without = (source: string, name: string) =>
  replaced(
    source,
    new RegExp(`^function ${name}\\(.*?^\\}$`, "ms"),
    `function ${name}() { throw new Error("${name} was left out."); }`,
  );

function replaced(source: string, wanted: string | RegExp, by: string): string {
  const changed = source.replace(wanted, () => by);
  if (changed === source) throw new Error(`The router has no ${wanted} any more.`);
  return changed;
}
