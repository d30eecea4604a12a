type Cases = {
  /** Longest first. */
  endings: string[];
  /** Shorter words change their meaning with their ending too often. */
  shortestWord: number;
  shortestStem: number;
  /** Whose something is, behind the case: "datakeskuksessamme". */
  owners?: RegExp;
  /** Tells its stems from words, and from the stems of others. */
  mark: string;
};

/** Case endings of Polish and Czech nouns and adjectives without their accents. */
const slavic: Cases = {
  endings: (
    "iami iach iego ami ach ych ich ymi imi ego emu iej " +
    "owi iem ow ou om ej em ie ia iu ym im ii i y e a u o"
  ).split(" "),
  shortestWord: 5,
  shortestStem: 4,
  mark: "~",
};

/** The same of Finnish; what changes within the word ("huolto", "huollon") stays a word of its own. */
const finnish: Cases = {
  endings: (
    "itten issa ista illa ilta ille iden iksi assa asta alla alta alle aksi essa esta ella elta elle " +
    "ossa osta olla olta olle ojen oja aja ien jen ten iin ssa sta lla lta lle ksi tta ita aan een oon " +
    "aa ee at et ot ut it en an in on un ia ja na a i o t n"
  ).split(" "),
  shortestWord: 7,
  shortestStem: 5,
  owners: /e?(?:mme|nne|nsa)$/,
  mark: "^",
};

/** Languages whose words have too many endings for each to be written down. */
const casesOf: Readonly<Record<string, Cases | undefined>> = {
  pl: slavic,
  cs: slavic,
  fi: finnish,
};

/** A shorter word ends so by itself. */
const longOwned = 11;

function stemBy(
  { endings, shortestWord, shortestStem, owners, mark }: Cases,
  whole: string,
): string {
  if (whole.length < shortestWord) return whole;
  const owned = owners && whole.length >= longOwned ? whole.replace(owners, "") : whole;
  const word = owned.length >= shortestWord ? owned : whole;
  const ending = endings.find((it) => word.length - it.length >= shortestStem && word.endsWith(it));
  return `${word.slice(0, word.length - (ending?.length ?? 0))}${mark}`;
}

/** What all cases of a folded word have in common, marked as a stem: "dokumentacji" is "dokumentacj~"; short words stay. */
export const stemOf = (word: string): string => stemBy(slavic, word);

export const finnishStemOf = (word: string): string => stemBy(finnish, word);

/** A folded alias by the stems of its words, which every case of it has; null where nothing can be cut. */
export function stemmed(alias: string, language: string): string | null {
  const cases = casesOf[language];
  if (!cases) return null;
  const stems = alias.split(" ").map((word) => stemBy(cases, word));
  return stems.some((it) => it.endsWith(cases.mark)) ? stems.join(" ") : null;
}
