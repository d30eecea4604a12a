import type { BunPlugin } from "bun";

/** The router exports its development build to every bundler; this leaves its warnings out of ours. */
export const quiet: BunPlugin = {
  name: "quiet",
  setup(build) {
    const filter = /\/react-router\/dist\/development\/chunk-[\w]+\.mjs$/;
    build.onLoad({ filter }, async ({ path }) => {
      const source = await Bun.file(path).text();
      const contents = source.replace("ENABLE_DEV_WARNINGS = true", "ENABLE_DEV_WARNINGS = false");
      return { contents, loader: "js" };
    });
  },
};
