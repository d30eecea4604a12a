/**
 * Words that tell of the job and not of the company, wherever they stand in a sentence and whoever speaks: who is looked
 * for, and what the work is called. A company that seeks to be something or cares for its people says neither.
 */
const seeking = [
  "(?:is|are|'re|'m) (?:now |currently |urgently )?(?:looking for|seeking|hiring|recruiting)|we (?:now )?(?:seek|hire)|we need (?:an?|some(?:body|one)|another)|needs (?:an?|some(?:body|one)|another) (?!new)",
  "suchen wir|wir suchen|sucht (?!nach|stets|immer)|suchen (?:eine|einen|zwei|drei|ab)|wird gesucht|werden gesucht|brauchen wir|wir brauchen|stellen wir .{0,40} ein",
  "zoeken (?:we|wij)|(?:we|wij) zoeken|zoekt (?!naar|altijd)|op zoek naar|wordt gezocht",
  "recherch(?:e|ons|ent) (?:une?|des|deux|son|sa|un\\(e\\))|cherch(?:e|ons|ent) (?:une?|des|deux|son|sa)|recrut(?:e|ons|ent)(?!\\p{L})|embauch(?:e|ons|ent)",
  "buscamos|busca[n]? (?:una?|personal|t[eé]cnic|operari|oficial|incorporar)|estamos buscando|necesita(?:mos|n)? (?:una?|incorporar|personal|t[eé]cnic)|precisa(?:mos|n)? (?:una?|incorporar|personal)",
  "cerchiamo|cerca(?:no)? (?:una?['’ ]|personale|tecnic|figur|\\d)|ricerca (?:una?['’ ]|personale|per |tecnic|figur|\\d)|siamo alla ricerca|stiamo cercando|seleziona (?:una?|per|person|tecnic)",
  "szuka(?:my|j[aą])?(?!\\p{L})|poszukuj(?:e|emy|[aą])|potrzebujemy|zatrudni(?:my|)(?!\\p{L})",
  "hled[aá](?:me|j[ií])?(?!\\p{L})|p[rř]ijme(?:me)?(?!\\p{L})|pot[rř]ebujeme",
  "procura(?:mos|m)?(?!\\p{L})|estamos [aà] procura|precisa(?:mos|m)? de|recruta(?:mos|m)?(?!\\p{L})",
  "s[oöø]ker(?!\\p{L})|s[oø]ger(?!\\p{L})|beh[oö]ver vi|vi beh[oö]ver|vi trenger|trenger vi|har (?:vi )?brug for",
  "etsimme|etsit[aä][aä]n|haemme|tarvitsemme|kaipaamme",
];
const duties = [
  "your (?:tasks|duties|job|role|work|working day|day|week|shift|responsibilit\\p{L}+|mission)|day to day,? you|(?:^|[.!] )the (?:job|role|position|post|vacancy)(?!\\p{L})",
  "(?:ihre[nr]?|deine[nr]?|den|die) aufgaben?(?!\\p{L})|aufgabe(?:n)? (?:ist|sind|umfass)|(?:ihr|dein)(?:e[mnr]?)? (?:arbeit\\p{L}*|job|schicht|alltag)|in dieser (?:rolle|funktion|position|stelle)",
  "(?:je|jouw|uw) (?:taken|taak|werk|werkdag|functie|rol|dienst)(?!\\p{L})|in deze (?:functie|rol)|(?:het werk|de taken) (?:bestaat|bestaan|omvat)",
  "(?:vos|tes) (?:missions?|t[aâ]ches|journ[eé]es)|(?:votre|ta|ton) (?:mission|r[oô]le|journ[eé]e|poste)|(?:le poste|la mission|le travail) (?:consiste|comprend|est)",
  "(?:tus|sus) (?:funciones|tareas)|tu (?:trabajo|d[ií]a a d[ií]a|funci[oó]n|puesto)|(?:las funciones|el trabajo|el puesto) (?:ser[aá]n|consist\\p{L}+|incluy\\p{L}+|consta)|se encargar[aá]",
  "(?:tue|sue|le) (?:mansioni|attivit[aà] (?:sono|saranno|comprend\\p{L}+))|tuo (?:lavoro|compito|ruolo)|che si occup(?:i|er[aà]|a)(?!\\p{L})|il (?:lavoro|ruolo) (?:consiste|prevede|comprende)",
  "(?:twoi(?:ch|mi)|twoje) zada[nń]\\p{L}*|do (?:twoich |pani\\p{L}* )?(?:zada[nń]|obowi[aą]zk[oó]w)|(?:zadania|obowi[aą]zki)(?: na tym stanowisku)? (?:to|obejmuj\\p{L}+)|praca polega|na tym stanowisku",
  "(?:va[sš]\\p{L}*|tv\\p{L}+) (?:pr[aá]c\\p{L}+|[uú]kol\\p{L}*)|n[aá]pl\\p{L}+ (?:va[sš][ií] |tv[eé] )?pr[aá]ce|mezi \\p{L}+ [uú]koly|na starosti budete",
  "(?:tuas|suas|as) (?:fun[cç][oõ]es|tarefas)|o (?:teu|seu) trabalho|(?:a fun[cç][aã]o|o trabalho) (?:consiste|inclui|passa)",
  "(?:dina|dine) (?:\\p{L}*uppgifter|\\p{L}*oppgaver|\\p{L}*opgaver)|din (?:roll|rolle|arbetsdag|arbejdsdag|arbeidsdag)|i rollen|(?:arbetet|arbejdet|arbeidet|jobbet|jobben) (?:best[aå]r|inneb[aä]r|inneb[aæ]r|indeb[aæ]r|g[aå]r)",
  "teht[aä]v(?:[aä]si|iisi|[aä][aä]n)|ty[oö](?:h[oö]si|si)(?!\\p{L})|toimenkuva",
];
const ofJob = new RegExp(`(?<!\\p{L})(?:${[...seeking, ...duties].join("|")})`, "iu");

/** Whether a sentence says who is looked for or what the work is. */
export const speaksOfJob = (sentence: string): boolean => ofJob.test(sentence);
