import { expect, test } from "bun:test";
import { serverTextLookup } from "./server-texts";

const say = serverTextLookup({
  "Too many attempts. Try again in {wait}.": "Te veel pogingen. Probeer het over {wait} opnieuw.",
  "1 minute": "1 minuut",
  "{count} minutes": "{count} minuten",
  "at most {points}: {because}": "hoogstens {points}: {because}",
  "speaks of {quote}": "noemt {quote}",
  "{names} and {name}": "{names} en {name}",
  "Post {who} to {country}.": "Naar {country} detacheren: {who}.",
});

test.each([
  ["1 minute", "1 minuut"],
  ["12 minutes", "12 minuten"],
  [
    "Too many attempts. Try again in 1 minute.",
    "Te veel pogingen. Probeer het over 1 minuut opnieuw.",
  ],
  [
    "Too many attempts. Try again in 12 minutes.",
    "Te veel pogingen. Probeer het over 12 minuten opnieuw.",
  ],
  ["UPS, CRAH and chillers", "UPS, CRAH en chillers"],
  ["Post Ada to NL.", "Naar NL detacheren: Ada."],
])("%p is said as %p", (english, own) => {
  expect(say(english)).toBe(own);
});

test("of two ways to read a sentence the one with more of its own words is taken", () => {
  expect(say("at most 15: UPS and chillers")).toBe("hoogstens 15: UPS en chillers");
});

test("words of an ad are quoted as they are", () => {
  expect(say("at most 15: speaks of ups and downs")).toBe("hoogstens 15: noemt ups and downs");
});

test.each(["Nobody knows this.", "Post  to NL.", "Post Ada to NL!", " and chillers", "toString"])(
  "%p is not ours and stays as it is",
  (foreign) => {
    expect(say(foreign)).toBe(foreign);
  },
);

test("what a person wrote into a value cannot fill in another", () => {
  expect(say("Post {country} to NL.")).toBe("Naar NL detacheren: {country}.");
});

test("a page that a proxy sent instead of a sentence costs nothing", () => {
  const page = "<p>this and that</p>".repeat(100_000);
  expect(say(page)).toBe(page);
});
