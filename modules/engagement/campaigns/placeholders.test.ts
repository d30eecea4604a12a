import { expect, test } from "bun:test";
import {
  campaignPlaceholders,
  filledIn,
  messagePlaceholders,
  namesIn,
} from "@/modules/engagement/placeholders/rules";

const lists: readonly (readonly string[])[] = [messagePlaceholders, campaignPlaceholders];

test("a campaign and a message call their reader, the candidate, the writer and the agency the same", () => {
  const [ofMessages, ofCampaigns] = lists.map((names) =>
    names.filter((name) => /^(?:person|candidate|agency|user)\./.test(name)).toSorted(),
  );
  expect(ofMessages).toHaveLength(13);
  expect(ofCampaigns).toEqual(ofMessages);
});

test("the glossary names every one of them", async () => {
  const glossary = await Bun.file("docs/glossary.md").text();
  expect(lists.flat().filter((name) => !glossary.includes(`\`${name}\``))).toEqual([]);
});

test("what has no value stays and is told once, and a value is nobody's placeholder", () => {
  const text = "{{ a }} {{b}} {{b}} {{c}}";
  expect(namesIn(text)).toEqual(["a", "b", "c"]);
  expect(filledIn(text, (name) => ({ a: "{{c}}", c: "" })[name])).toEqual({
    text: "{{c}} {{b}} {{b}} ",
    missing: ["b"],
  });
});
