import { bits, bitsOf } from "./parts";

/** What opens a clause that says what something is said of, or for what somebody pays, folded, in the languages of the ads. */
const that = new Set(
  "that dass dat que che ze zeby zebys zebym abym abys aby abyste att at etta".split(" "),
);
const forThat = new Set(["damit", "zodat", "perche", "jotta"]);
const whoHas = new Set("die der welche joilla jolla ktorzy ktore kteri ktera".split(" "));
const [paying, weighing, wishing] = [bitsOf("pk"), bitsOf("dDyYUAnm"), bitsOf("yY")];
const certificateBit = bitsOf("C");

/**
 * "We pay, that you take it", "it is no must, that you hold it": the comma before a "that" does not part what is said from
 * what it is said of.
 */
export function withWhatIsMeant(parts: number[], words: readonly string[]): number[] {
  let said = 0;
  for (const [at, part] of parts.entries()) {
    if ((part & bits.comma) === 0) said |= part;
    else if (goesOn(said, words[at + 1] ?? "")) parts[at] = bits.covered;
    else said = 0;
  }
  return parts;
}

function goesOn(said: number, next: string): boolean {
  if ((said & paying) !== 0 && (that.has(next) || forThat.has(next))) return true;
  // What was said of a certificate named before is not of the next.
  if ((said & certificateBit) !== 0) return false;
  return (
    (that.has(next) && (said & weighing) !== 0) || (whoHas.has(next) && (said & wishing) !== 0)
  );
}

/** What repeats a "no" where one negation takes two words: "no … ninguna", "nie … żadnych". */
const echoes = new Set(
  (
    "ningun ninguna ninguno ningunos ningunas nadie nada nunca nessun nessuno nessuna mai niente nulla zaden zadna zadne " +
    "zadny zadnych zadnego zadnej zadneho nikt nic nigdy nikogo nikoho nenhum nenhuma ninguem"
  ).split(" "),
);
const no = bitsOf("n");
const reachOfEcho = 5;

/** An echo of a "no" shortly before says nothing by itself. */
export function withoutEchoes(parts: number[], words: readonly string[]): number[] {
  let last = -Infinity;
  for (const [at, part] of parts.entries()) {
    if ((part & bits.comma) !== 0) last = -Infinity;
    if ((part & no) === 0) continue;
    if (at - last <= reachOfEcho && echoes.has(words[at] ?? "")) parts[at] = bits.covered;
    else last = at;
  }
  return parts;
}

/** What says how much is asked for. */
const saying = bitsOf("pkgdDyYsUAnojm");

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

/** What begins a sentence that says something of what is named only later, folded, in the languages of the ads. */
const dummies = new Set(
  (
    "it that es das ist het dat is c ce il cela est e sara to jest bedzie sa det er vore se on je je bude neni sera seria " +
    "nao no non nie ei"
  ).split(" "),
);
/** Whether a clause begins at this word by what stands for something named later: "it is". */
export const isDummy = (word: string | undefined): boolean => dummies.has(word ?? "");
