import type { BunPlugin } from "bun";
import { join } from "node:path";
import { root } from "../client";

const table = join(root, "modules/billing/vat/table.json");

/** Leaves out the numbers of countries whose VAT numbers nobody checks: of the library's ninety the product asks the union's. */
export const numbersOfTheUnion: BunPlugin = {
  name: "numbers of the union",
  async setup(build) {
    const { members }: { members: string[] } = await Bun.file(table).json();
    const asked = new Set(members.map((it) => it.toLowerCase()));
    build.onLoad({ filter: /\/stdnum\/lib\/(?:cjs|esm)\/[a-z]{2}\/index\.js$/ }, ({ path }) => {
      const country = path.split("/").at(-2) ?? "";
      if (asked.has(country)) return undefined;
      return { contents: "module.exports = {};", loader: "js" };
    });
  },
};
