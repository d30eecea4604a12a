import type { BunPlugin } from "bun";

/**
 * Gives the library that reads fonts the Brotli of the runtime instead of one written in JavaScript, whose dictionary takes
 * half a megabyte of the binary and as much again in bytecode.
 */
export const nativeBrotli: BunPlugin = {
  name: "native brotli",
  setup(build) {
    build.onResolve({ filter: /^brotli\/decompress(\.js)?$/ }, ({ path }) => ({
      path,
      namespace: "native-brotli",
    }));
    build.onLoad({ filter: /./, namespace: "native-brotli" }, () => ({
      contents: `module.exports = (bytes) => require("node:zlib").brotliDecompressSync(bytes);`,
      loader: "js",
    }));
  },
};
