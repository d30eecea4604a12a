import { expect, test } from "bun:test";
import { differences, mergeEdits } from "./difference";

const before = { name: "A", place: "Gent", skills: ["ups"], note: "" };

test("only what somebody else changed is asked about, and a clash is what both changed", () => {
  const mine = { ...before, name: "B", note: "mine" };
  const theirs = { ...before, name: "C", place: "Brugge" };
  expect(differences(before, mine, theirs)).toEqual([
    { field: "name", before: "A", theirs: "C", mine: "B", isClash: true },
    { field: "place", before: "Gent", theirs: "Brugge", mine: "Gent", isClash: false },
  ]);
});

test("what both changed alike is no question", () => {
  const both = { ...before, skills: ["ups", "sts"] };
  expect(differences(before, both, { ...both, skills: [...both.skills] })).toEqual([]);
});

test("what nobody else touched stays as it was typed, and the rest is theirs but for what is kept", () => {
  const mine = { ...before, name: "B", place: "Aalst", note: "mine" };
  const theirs = { ...before, name: "C", place: "Brugge", skills: ["sts"] };
  expect(mergeEdits({ before, mine, theirs }, new Set(["name"]))).toEqual({
    name: "B",
    place: "Brugge",
    skills: ["sts"],
    note: "mine",
  });
});
