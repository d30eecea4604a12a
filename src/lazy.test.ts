import { expect, test } from "bun:test";
import { LazyMap, LazySet, once, succeedOnce } from "./lazy";

test("what is late is made when it is first asked for, and once", () => {
  let made = 0;
  const rows = () => {
    made += 1;
    return [["a", 1]] as [string, number][];
  };
  const [table, list, whole] = [
    new LazyMap(rows),
    new LazySet(() => rows().flat()),
    once(() => void rows()),
  ];
  expect(made).toBe(0);
  expect([table.get("a"), table.get("a"), table.get("b")]).toEqual([1, 1, undefined]);
  expect(made).toBe(1);
  expect([list.has("a"), list.has(1), list.has("b")]).toEqual([true, true, false]);
  expect(made).toBe(2);
  whole();
  whole();
  expect(made).toBe(3);
});

test("work that failed is begun anew by the next who needs it, and done once", async () => {
  let begun = 0;
  const needed = succeedOnce(async () => {
    begun += 1;
    if (begun === 1) throw new Error("not yet");
    return begun;
  });
  await expect(needed()).rejects.toThrow("not yet");
  expect(await Promise.all([needed(), needed()])).toEqual([2, 2]);
  expect([await needed(), begun]).toEqual([2, 2]);
});
