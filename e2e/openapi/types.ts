import { join } from "node:path";
import { plugin } from "bun";

// The generator speaks to the compiler as it was before version 7.
const compiler = await import("typescript-5");
plugin({
  name: "the compiler that the generator knows",
  setup: (build) =>
    void build.module("typescript", () => ({ exports: { ...compiler }, loader: "object" })),
});

const [folder = ""] = process.argv.slice(2);
const { default: generate, astToString } = await import("openapi-typescript");
const document = await Bun.file(join(folder, "openapi.json")).json();
await Bun.write(join(folder, "paths.ts"), astToString(await generate(document)));
