import { expect, test } from "bun:test";
import { mentionOf } from "@/modules/records/notes/rules";
import { askedAt, offered, typed, written } from "./mentions";

const person = (name: string, username: string) => ({ id: Bun.randomUUIDv7(), name, username });
const ada = person("Ada Jansen", "ada");
const otherAda = person("Ada Jansen", "ada2");
const femke = person("Femke van Dijk", "femke");
const all = [ada, otherAda, femke];

test("what is typed names people, also two of one name, and comes back as it was typed", () => {
  const text = "Ask @Ada Jansen (ada2), then @Femke van Dijk. Not ada@jansen.example";
  const sent = written(text, all);
  expect(sent).toBe(
    `Ask ${mentionOf(otherAda.id)}, then ${mentionOf(femke.id)}. Not ada@jansen.example`,
  );
  expect(typed(sent, [], all)).toBe(text);
});

test("somebody who is gone keeps the name they are remembered by", () => {
  const gone = Bun.randomUUIDv7();
  expect(typed(mentionOf(gone), [{ id: gone, name: "former user" }], all)).toBe("@former user");
});

test.each([
  ["Ask @fem", { from: 4, name: "fem" }],
  ["@", { from: 0, name: "" }],
  ["Ask @Femke van", { from: 4, name: "Femke van" }],
  ["femke@dijk", null],
  ["Ask nobody", null],
] as const)("after %p somebody is asked for: %p", (text, asked) => {
  expect(askedAt(text, text.length)).toEqual(asked);
});

test("people are offered by any part of their name, and no more once it is complete", () => {
  expect(offered("dij", all)).toEqual([femke]);
  expect(offered("ada", all)).toEqual([ada, otherAda]);
  expect(offered("Femke van Dijk", all)).toEqual([]);
  expect(offered("mke", all)).toEqual([]);
});
