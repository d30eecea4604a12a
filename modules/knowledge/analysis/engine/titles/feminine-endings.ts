type Ending = { pattern: RegExp; by: string; languages?: string[] };

/** How the languages of the ads name a woman at work, and the ending that titles are listed under. */
export const feminineEndings: Ending[] = [
  // German
  { pattern: /((?:er|eur|ist|ent|ant|or|ekt|chef|fach|log))in(?:nen)?$/iu, by: "$1" },
  { pattern: /(kauf|fach|ob)frau$/iu, by: "$1mann" },
  // French, and Dutch where it borrows
  { pattern: /(\p{L}{3,})euse$/iu, by: "$1eur" },
  { pattern: /(\p{L}{4,}i)enne$/iu, by: "$1en" },
  { pattern: /(\p{L}{3,}t)trice$/iu, by: "$1tore" },
  { pattern: /(\p{L}{3,}t)rice$/iu, by: "$1ore", languages: ["it"] },
  {
    pattern:
      /((?:disegna|collauda|manuten|ispet|diret|proget\p{L}*|condut|costrut|sviluppa)t)rice$/iu,
    by: "$1ore",
  },
  { pattern: /(\p{L}{3,}at)rice$/iu, by: "$1or", languages: ["nl"] },
  { pattern: /(\p{L}{3,}t)rice$/iu, by: "$1eur" },
  { pattern: /(\p{L}{4,}eur)e$/iu, by: "$1" },
  { pattern: /^(chef)fe$/iu, by: "$1" },
  { pattern: /(charg|employ|attach|délégu|habilit|prépos)ée$/iu, by: "$1é" },
  { pattern: /(conseill|ouvri|plombi|menuisi|charpenti)ère$/iu, by: "$1er" },
  { pattern: /(contremaître)sse$/iu, by: "$1" },
  {
    pattern:
      /(adjoint|assistant|exploitant|surveillant|consultant|intervenant|gérant|expert|apprenti)e$/iu,
    by: "$1",
  },
  // Dutch: "-ster" on the stem of the verb, which the man's form writes open, doubled or with a "d"
  { pattern: /(leid|bereid|werk)ster$/iu, by: "$1er" },
  { pattern: /(beheer|uitvoer|bestuur)ster$/iu, by: "$1der" },
  { pattern: /(\p{L}{3,}r)ster$/iu, by: "$1der", languages: ["nl"] },
  { pattern: /(\p{L}+)([aeou])\2([bdfgklmnp])ster$/iu, by: "$1$2$3er", languages: ["nl"] },
  {
    pattern: /(\p{L}*[^aeiou][aeiou])([bdfgklmnpt])ster$/iu,
    by: "$1$2$2er",
    languages: ["nl"],
  },
  { pattern: /(\p{L}{3,}[bdfgklmnptwz])ster$/iu, by: "$1er", languages: ["nl"] },
  { pattern: /(\p{L}*las)ster$/iu, by: "$1ser", languages: ["nl"] },
  { pattern: /(teken)ares$/iu, by: "$1aar" },
  { pattern: /(techn)ica$/iu, by: "$1icus", languages: ["nl"] },
  // Swedish
  { pattern: /(\p{L}{3,}t)ris$/iu, by: "$1ör", languages: ["sv"] },
  // Words for a man and a woman at the end
  { pattern: /(\p{L}{2,})kvinne$/iu, by: "$1mann" },
  { pattern: /(\p{L}{2,})kvinde$/iu, by: "$1mand" },
  { pattern: /(\p{L}{2,})kvinna$/iu, by: "$1man" },
  { pattern: /(voor|vak|werk|onderhouds|bedrijfs)vrouw$/iu, by: "$1man" },
  { pattern: /(\p{L}{3,})nainen$/iu, by: "$1mies" },
  // English
  { pattern: /(fore|trades|crafts|draughts|drafts|lines)(?:woman|person)$/iu, by: "$1man" },
  // Spanish, Portuguese, Italian
  { pattern: /(ingegner)a$/iu, by: "$1e" },
  { pattern: /^(jef)a$/iu, by: "$1e" },
  { pattern: /^(delineant)a$/iu, by: "$1e" },
  { pattern: /^(cap)a$/iu, by: "$1o", languages: ["it"] },
  { pattern: /^(capata)za$/iu, by: "$1z" },
  {
    pattern:
      /((?:ingenier|engenheir|arquitect|architett|encargad|encarregad|operari|operai|emplead|impiegat|addett|delegad|obrer|fontaner|tuber|serralheir|cerrajer))a$/iu,
    by: "$1o",
  },
  { pattern: /((?:ct|is|ad|ed|id|st|et|ut|lt)or)a$/iu, by: "$1" },
  // Polish
  {
    pattern:
      /(inżynier|koordynator|dyrektor|konstruktor|monter|menedżer|operator|inspektor|serwisant|projektant|asystent|konsultant)ka$/iu,
    by: "$1",
  },
  { pattern: /(specjalist|brygadzist|maszynist)ka$/iu, by: "$1a" },
  { pattern: /(techn|kierown|mechan|pracown)iczka$/iu, by: "$1ik" },
  { pattern: /(elektr|automat|energet)yczka$/iu, by: "$1yk" },
  { pattern: /(hydraul|chłodn)iczka$/iu, by: "$1ik" },
  { pattern: /(spawac|malar|ślusar|tokar|murar|blachar|instalator|zbrojar)(z?)ka$/iu, by: "$1$2" },
  // Czech
  {
    pattern:
      /(inženýr|operátor|koordinátor|manažer|konzultant|asistent|ředitel|projektant|\p{L}{3}[áé][řr]|svářeč)ka$/iu,
    by: "$1",
  },
  { pattern: /(techn|mechan)ička$/iu, by: "$1ik" },
  { pattern: /(zámeč|potrub)nice$/iu, by: "$1ník" },
];

/** Nouns that are written the same of a man and a woman: the adjective behind tells. */
export const commonNouns = /\p{L}(?:ist|ant|ent|jef)[ae]$|able$/iu;

/** German adjectives, which end by whom they are said of: "Leitende Ingenieurin", "Schaltberechtigte". */
export const weakAdjective = /\p{L}{4}e$/iu;
/** Those that name a person by themselves. */
export const personParticiples =
  /(?:berechtigt|beauftragt|bevollmächtigt|angestellt|verantwortlich|sachverständig|studierend|auszubildend|vorsitzend)e$/iu;

/** Adjectives of the trades, which name a person at the head of a title. */
export const personHeads =
  /((?:t[ée]cnic|mec[áâa]nic|el[ée]c?tric|elec?tromec[áâa]nic|elec?tr[óôo]nic|elettric|meccanic|elettronic|elettromeccanic|frigor[íi]fic|inform[áa]tic|energ[ée]tic|hidr[áa]ulic|idraulic|termic|t[ée]rmic))a$/iu;
