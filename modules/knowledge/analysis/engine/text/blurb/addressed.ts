/**
 * How a line begins that tells somebody what to do, in the languages of the ads. What follows on "you", "je" or "sie" is
 * work unless it says what they get or meet: "You will join a team of 40" still tells about the company.
 */
const leads = [
  "(?:as an? [\\p{L} -]{3,40}, )?you(?:'ll| will)? (?!(?:will )?(?:get|receive|enjoy|join|find|benefit|love|like|meet|are welcome|be part|become|be joining|work with us))\\p{L}",
  "(?:in this role|we are looking for|we're looking for|we are hiring|we seek|the (?:successful|ideal) candidate|reporting to)",
  "(?:als [\\p{L} -]{3,40} )?(?:je|jij|u) (?!(?:krijgt|ontvangt|komt|maakt deel|hebt recht|profiteert|werkt bij|vindt|gaat deel))\\p{L}",
  "(?:als [\\p{L} -]{3,40} (?:ben|ga|onderhoud|werk|zorg|voer|los)\\p{L}* (?:je|jij|u)|wij zoeken|we zoeken|wij vragen|in deze functie|voor (?:onze|deze) [\\p{L} -]{3,40} zoeken)",
  "(?:sie|du|ihr) (?!(?:erhalten|bekommen|profitieren|finden|erh[aä]ltst|bekommst|profitierst|findest|werden teil|wirst teil|erwartet|haben anspruch))\\p{L}",
  "(?:wir suchen|gesucht wird|zu ihren aufgaben|in dieser position|als [\\p{L} -]{3,40} (?:sind|warten|betreuen|[uü]bernehmen|bist|wartest|betreust|[uü]bernimmst))",
  "(?:vous|tu) (?!(?:b[eé]n[eé]fici|recevr|rejoi|profit|int[eé]gr|trouver|aurez droit|d[eé]couvr))\\p{L}",
  "(?:nous (?:re)?cherchons|rattach[eé]e? |au sein de l'[eé]quipe|en tant que |la personne (?:recherch|retenue))",
  "(?:buscamos|se encargar|te encargar|ser[aá]s |realizar[aá]s|mantendr[aá]s|mantienes|tus |tendr[aá]s que|deber[aá]s|la persona (?:seleccionada|se))",
  "(?:si occuper|ti occuperai|sarai |dovrai|gestirai|curerai|cerchiamo|siamo alla ricerca|la risorsa|il candidato|la figura)",
  "(?:du (?!(?:f[aå]r|vil m[oø]de|bliver en del))\\p{L}|vi s[oøö]ker|som [\\p{L} -]{3,30} (?:har|f[aå]r|kommer|skal|blir) du|vi s[oø]ger)",
  "(?:etsimme|teht[aä]viisi|vastaat|huollat|poszukujemy|szukamy|b[eę]dziesz|hled[aá]me|budete|bude[sš] |procuramos|ser[aá] respons[aá]vel|ir[aá]s )",
];
/** Who is looked for, behind what for: "To strengthen our team we are looking for", "Zur Verstärkung suchen wir". */
const seeking =
  "[^.!:;\\n]{0,60}(?<!\\p{L})(?:we(?:'re| are) (?:now |currently |always )?(?:looking|searching|hiring)|we (?:now )?seek|" +
  "(?:suchen|brauchen) wir|wir suchen|zoeken (?:wij|we)|(?:wij|we) zoeken|zijn (?:wij|we) op zoek|nous (?:re)?cherchons|nous recrutons|" +
  "buscamos|estamos buscando|cerchiamo|siamo alla ricerca|stiamo cercando|szukamy|poszukujemy|s[öo]ker vi|vi s[öo]ker|" +
  "s[øo]ger vi|vi s[øo]ger|etsimme|hled[aá]me|procuramos|estamos [àa] procura)(?!\\p{L})";
leads.push(seeking);
const address = new RegExp(`[-•*·\\s]{0,4}(?:${leads.join("|")})`, "iuy");

/** Whether a sentence that begins here speaks to whoever takes the job. */
export function addressesAt(text: string, start: number): boolean {
  address.lastIndex = start;
  return address.test(text);
}

/** How a line begins that asks for something, whoever it speaks of: "Se requiere", "Valorable", "Experience with". */
const demands = [
  "(?:proven |previous |solid )?experience (?:in|with|of|as)\\b|must have\\b|(?:required|essential|desirable):",
  "(?:erfahrung (?:in|mit|im|als)|voraussetzung(?:en)? (?:ist|sind)|erforderlich (?:ist|sind)|w[uü]nschenswert)\\b",
  "(?:ervaring (?:met|in|als)|vereist is|een must is)\\b",
  "(?:exp[eé]rience (?:en|dans|de|sur)|une exp[eé]rience|ma[iî]trise d|connaissance d)",
  "(?:se (?:requiere|precisa|exige|valora)|(?:ser[aá] )?valorable|imprescindible|experiencia (?:en|con|m[ií]nima|previa))",
  "(?:si richiede|[eè] richiest|esperienza (?:in|nel|con|pregressa)|costituisce titolo)",
  "(?:wymagan|mile widzian|do[sś]wiadczenie (?:w|na|z)\\b)",
  // What somebody knows or holds: nobody offers that.
  "(?:good |strong |solid |working |sound )?knowledge (?:of|in)\\b|proficien(?:t|cy) (?:in|with)\\b|famili(?:ar|arity) with\\b",
  "(?:gute |fundierte |sehr gute |solide )?kenntnisse (?:in|der|des|[uü]ber|von|im)\\b",
  "(?:goede |grondige )?kennis (?:van|over)\\b|je (?:hebt|beschikt over|kent|bezit)\\b",
  "(?:bonnes? |vous avez (?:des |une )?)?(?:connaissances? (?:de|en|du|des)\\b|ma[iî]trise d)|vous (?:ma[iî]trisez|avez connaissance)",
  "(?:buenos? )?conocimientos? (?:de|en|sobre|t[eé]cnicos)\\b|(?:curso|t[ií]tulo|carnet|carn[eé]) (?:de|en)\\b|dominio de\\b|manejo de\\b",
  "(?:buona |ottima )?conoscenza (?:di|dei|della?|degli|delle|nel)\\b|certificazion[ei] (?:in|di)\\b|possesso di\\b",
  "(?:dobra |bardzo dobra )?znajomo[sś][cć]\\b|umiej[eę]tno[sś][cć]\\b|uprawnienia\\b",
  "(?:goda )?kunskaper (?:i|om)\\b|du har\\b|erfarenhet (?:av|fr[aå]n|inom)\\b",
];
const demand = new RegExp(`[-•*·\\s]{0,4}(?:${demands.join("|")})`, "iuy");

/** Whether a sentence that begins here asks for something. */
export function demandsAt(text: string, start: number): boolean {
  demand.lastIndex = start;
  return demand.test(text);
}
