import { expect, test } from "bun:test";
import { unzip } from "@/e2e/unzip";
import { zipBytes } from "./zip";

async function* files() {
  yield { name: "übersicht.txt", content: "Ada, Grace and Wim" };
  yield { name: "papers/a1.txt", content: new TextEncoder().encode("A1 – 2026") };
  yield { name: "empty.txt", content: "" };
}

test("whoever opens the file finds every entry whole, under its own name", async () => {
  const bytes = await new Response(ReadableStream.from(zipBytes(files()))).bytes();
  expect([...unzip(bytes)]).toEqual([
    ["übersicht.txt", "Ada, Grace and Wim"],
    ["papers/a1.txt", "A1 – 2026"],
    ["empty.txt", ""],
  ]);
});
