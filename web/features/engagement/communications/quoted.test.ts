import { expect, test } from "bun:test";
import { answering, quoteOf, saidIn } from "./quoted";

test.each([
  ["On 3 March 2026, Femke Kabel wrote:"],
  ["Op di 3 mrt 2026 om 09:12 schreef Femke Kabel <femke@kabel.example>:"],
  ["Am 03.03.2026 um 09:12 schrieb Femke Kabel:"],
  ["----- Ursprüngliche Nachricht -----"],
])("what hangs below %p is earlier text", (introduction) => {
  const content = `Yes, that suits me.\n\n${introduction}\n> Can you start on Monday?`;
  expect(saidIn(content)).toEqual({
    own: "Yes, that suits me.",
    earlier: `${introduction}\n> Can you start on Monday?`,
  });
});

test("quoted lines at the end are earlier text, those answered one by one stay in their place", () => {
  expect(saidIn("Yes.\n> Monday?\n>\n").earlier).toBe("> Monday?\n>");
  const answered = "> Monday?\nYes.\n> With shifts?\nNo.";
  expect(saidIn(answered)).toEqual({ own: answered, earlier: "" });
});

test("a message that is nothing but quoted, or quotes nothing, stays whole", () => {
  for (const content of ["> Monday?", "On Monday I wrote: see you there.", ""]) {
    expect(saidIn(content)).toEqual({ own: content, earlier: "" });
  }
});

test("an answer carries the words that it answers, and says Re: once", () => {
  expect(quoteOf("Monday?\nOr Tuesday?\n", "They wrote:")).toBe(
    "\n\nThey wrote:\n> Monday?\n> Or Tuesday?",
  );
  expect(saidIn(`Yes.${quoteOf("Monday?", "On 3 March, Femke wrote:")}`).own).toBe("Yes.");
  expect([answering("Start"), answering("RE: Start"), answering("AW: Start")]).toEqual([
    "Re: Start",
    "RE: Start",
    "AW: Start",
  ]);
});
