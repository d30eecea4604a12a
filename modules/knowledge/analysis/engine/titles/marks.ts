type Mark = [pattern: RegExp, by: (match: RegExpExecArray) => string];
const stem: Mark[1] = ([, word = ""]) => word;
const nothing: Mark[1] = () => "";

/** Brackets that say "all genders", or how somebody is spoken of. */
const anybody =
  "gn|all(?:e)? genders?|any gender|tous (?:les )?genres|tutti i generi|todos (?:los g[ée]neros|os g[ée]neros)|alle (?:geschlechter|genders)|" +
  "alla kön|alle k(?:ø|jø)nn?|kaikki sukupuolet|wszystkie płcie|všechna pohlaví|mann/kvinne|kvinna/man|kvinde/mand|" +
  "(?:he|she|they|him|her)(?:/(?:he|she|they|him|her|them)){1,2}";
const letter = "[mwfhvdkxi]";
const between = "\\s*[/|,.:*+&-]\\s*";
/** What says that anybody may apply, from the whole bracket to the letters within a word. */
export const marks: Mark[] = [
  [
    new RegExp(
      `\\s*[([]\\s*(?:${letter}(?:${between}(?:${letter}|a|gn|div(?:ers)?|\\*)){1,4}|${anybody})\\s*[)\\]]`,
      "giu",
    ),
    nothing,
  ],
  [new RegExp(`(?<=\\s)${letter}(?:/${letter}){1,3}(?![\\p{L}\\d/])`, "giu"), nothing],
  [/(\p{L}{3,})\(st\)er(?!\p{L})/giu, ([, word = ""]) => `${word}er`],
  [
    /(\p{L}{3,})(?:[:*_·•‧]|\/-?| ?\(-?\/?|\.(?=(?:ne|e|trice|rice|euse|ère|fe)(?!\p{L})))(?:in|innen|n?ne|e|t?rice|euse|ère|fe|a|as|o|os|r?a|ora)(?:\)|(?!\p{L}))/giu,
    stem,
  ],
  [/(\p{L}{3,}) ?\/ ?-?(?:czka|iczka|yczka|čka|ička|ka|ster)(?!\p{L})/giu, stem],
  [/(\p{L}{3,}(?:en|eur|é))-(?:ne|euse|t?rice|e)(?!\p{L})/giu, stem],
  [/(\p{Ll}{3,}[rt])In(?:nen)?(?!\p{L})/gu, stem],
  // "Técnicx", "tecnicə", "tecnic*"
  [/(\p{L}{2,}(?:[ií]c|ier|ad|ari|ect|ett))(?:x|ə|\*)(?!\p{L})/giu, ([, word = ""]) => `${word}o`],
  [/^person(?:a|al) (?=(?:t[ée]cnic|ingenier|electric|mec[áa]nic|encargad|operari))/giu, nothing],
  [/(\p{L}{3,})@(?!\p{L})/gu, ([, word = ""]) => `${word}o`],
];
