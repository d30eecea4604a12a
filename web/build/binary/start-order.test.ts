import { expect, test } from "bun:test";
import { startOrder } from "./start-order";

test("the order of a start names its functions and modules, and nothing else of what was recorded", async () => {
  const [version, ...lines] = (await Bun.file(startOrder).text()).trimEnd().split("\n");
  expect(version).toBe("v2");
  expect(lines.filter((it) => !/^[FMN] [0-9a-f]{16}$/.test(it))).toEqual([]);
  const of = (kind: string) => lines.filter((it) => it.startsWith(kind)).length;
  expect([of("F ") > 1000, of("M ") > 50, of("N ") > 50]).toEqual([true, true, true]);
});
