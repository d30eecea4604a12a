/** Frequent small words, folded; one that two languages share votes for both. */
const stopWords: Record<string, string> = {
  en: "the and of to in for with you your our we are is will be on as at by from have this that or",
  de: "der die das und in von zu den mit fur sie ihr wir ist im auf als bei eine des oder zum du",
  nl: "de het een en van in voor met je jij jouw wij ons onze is zijn op als bij aan te dat die of",
  fr: "le la les des et de du un une pour avec vous votre vos nous notre est au aux sur dans par",
  es: "el la los las de del y en un una para con tu su nuestro se que por al o como nuestra es",
  it: "il lo la gli le di del della dei delle e in un una per con si che da al alla o nel sono",
  pl: "i w z na do oraz dla sie jest od nie po przy lub ze pracy",
  sv: "och att det som en ett for med av pa du vi ar till i vara din om hos",
  da: "og at det som en et for med af pa du vi er til i vores din om hos ikke",
  no: "og a det som en et for med av pa du vi er til i vare din om hos ikke",
  fi: "ja on se etta tai myos kanssa sinulla meilla olet ovat seka",
  pt: "o a os as de do da e em um uma para com seu sua nosso que por ou no na",
  cs: "a v na se je pro s z do nebo jsou ve k od nas",
};

const languages = Object.keys(stopWords);

/** For every small word the languages that use it, one bit each. */
const voices = new Map<string, number>();
for (const [index, words] of Object.values(stopWords).entries()) {
  for (const word of words.split(" ")) voices.set(word, (voices.get(word) ?? 0) | (1 << index));
}

/** What one folded word says about the language, for `languageOf`. */
export const voiceOf = (word: string): number => voices.get(word) ?? 0;

/** Counted anew for every sentence, in one place. */
const votes = new Int32Array(languages.length);

/** The language most of these words speak for; null with fewer than two votes or a draw. */
export function languageOf(
  heard: { voices: number }[],
  from = 0,
  to = heard.length,
): string | null {
  votes.fill(0);
  for (let at = from; at < to; at += 1) {
    for (let voice = heard[at]?.voices ?? 0; voice > 0; voice &= voice - 1) {
      const language = 31 - Math.clz32(voice & -voice);
      votes[language] = (votes[language] ?? 0) + 1;
    }
  }
  let most = 0;
  for (let language = 1; language < votes.length; language += 1) {
    if ((votes[language] ?? 0) > (votes[most] ?? 0)) most = language;
  }
  const count = votes[most] ?? 0;
  if (count < 2 || votes.lastIndexOf(count) !== most) return null;
  return languages[most] ?? null;
}

/** Languages as bits, so that a word's spelling is compared with the text's in one step. */
const bits = new Map(languages.map((language, index) => [language, 1 << index]));
/** "any" spells in all languages. */
const anyBit = 1 << languages.length;
bits.set("any", anyBit);

/** The bit of a language; of one nobody knows the sign, none. */
export const languageBit = (language: string | null): number => bits.get(language ?? "") ?? 0;

/** What is understood everywhere: words of no language, and English. */
export const everywhere = anyBit | languageBit("en");
