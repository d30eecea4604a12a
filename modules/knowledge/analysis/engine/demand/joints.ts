import { bits, bitsOf } from "./parts";

/** What opens a clause that says what somebody pays for, folded, in the languages of the ads. */
const that = new Set(
  "that dass damit dat zodat que che perche ze zeby zebys abys aby att at etta jotta abyste".split(
    " ",
  ),
);
const paying = bitsOf("pk");

/** "We pay, that you take it": the comma before a "that" does not part who pays from what it is for. */
export function withWhatIsPaid(parts: number[], words: readonly string[]): number[] {
  let isPaying = false;
  for (const [at, part] of parts.entries()) {
    const isComma = (part & bits.comma) !== 0;
    if (isComma && isPaying && that.has(words[at + 1] ?? "")) parts[at] = bits.covered;
    else isPaying = !isComma && (isPaying || (part & paying) !== 0);
  }
  return parts;
}

/** What says how much is asked for. */
const saying = bitsOf("pkgdDyYsUAxnojm");

/** "A cloud certificate (AWS, Azure) would be a plus": a bracket that asks for nothing parts nothing. */
export function openBrackets(parts: number[], words: readonly string[]): number[] {
  for (let from = words.indexOf("("); from !== -1; from = words.indexOf("(", from + 1)) {
    const end = words.indexOf(")", from);
    const to = end === -1 ? from : end;
    if (parts.slice(from, to).some((it) => (it & saying) !== 0)) continue;
    for (let at = from; at <= to; at += 1) if (parts[at] === bits.comma) parts[at] = bits.covered;
  }
  return parts;
}

/** How somebody is asked whether they have something: the verb before the person, where that makes a question or an "if". */
const asking = new Set(
  (
    "hast du|haben sie|habt ihr|besitzt du|besitzen sie|heb je|heb jij|hebt u|heeft u|bezit je|bezit u|beschik je|beschikt u|" +
    "mocht je|mocht u|har du|innehar du|besitter du|besidder du|har de|onko sinulla|avez vous|as tu|have you|do you|should you"
  ).split("|"),
);

/** Whether a clause begins so at this word. */
export const asksWhether = (words: readonly string[], at: number): boolean =>
  asking.has(`${words[at] ?? ""} ${words[at + 1] ?? ""}`);
