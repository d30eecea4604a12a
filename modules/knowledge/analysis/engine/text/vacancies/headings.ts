/**
 * What stands above the titles of other vacancies, as patterns of folded lines: which of them ("similar", "more"), and what
 * a language calls an opening; then who looked at them, and whom they may please. "Other tasks" and "other job duties" name
 * no opening.
 */
const openings = [
  "(?:(?:browse|see|view|search|find|explore|discover|show) )?(?:all |our |the )?(?:similar|other|more|related|recommended|latest|further|current|featured|suggested|newest|nearby|comparable|open|popular) (?:\\w+ ){0,2}(?:jobs|vacancy|vacancies|positions|openings|opportunities|job ads|listings|roles)(?: (?:at|in|with|from|near|like|for|you|that|on|by|available|here)(?!\\w).*)?",
  "(?:jobs|vacancies|positions|roles) (?:you (?:may|might)|like this|similar to|near you|in the same|for you|from the same|at the same|of the same)(?!\\w).*|(?:browse|search|explore|find) (?:\\w+ )?by (?:category|categories|location|sector|industry|job title|title|town|city|region)",
  "(?:ahnliche|weitere|andere|passende|verwandte|aktuelle|neueste|offene|empfohlene|vergleichbare|mehr|alle|interessante|unsere)(?: \\w+){0,2} \\w*(?:stellen|stellenangebote|stellenanzeigen|stellenausschreibungen|jobs|jobangebote|vakanzen|positionen)(?: .*)?",
  "(?:bekijk (?:ook )?)?(?:deze|vergelijkbare|andere|meer|soortgelijke|gerelateerde|overige|openstaande|recente|nieuwste|passende|aanbevolen|alle|onze)(?: \\w+){0,2} \\w*(?:vacatures|banen|jobs|functies)(?: .*)?",
  "(?:(?:voir|decouvrez|consultez|parcourir) )?(?:(?:les |nos |d )?(?:autres|dernieres|nouvelles)|toutes (?:les|nos)|plus d) ?(?:offres|postes|emplois|annonces)(?!\\w).*|(?:offres|postes|emplois|annonces)(?: d emploi)? (?:similaires|connexes|recommande\\w+|associe\\w+|recente?s|comparables|a proximite|du meme|qui (?:peuvent|pourraient))(?!\\w).*",
  "(?:ver |consulta )?(?:otr[ao]s|mas|nuestr[ao]s|ultim[ao]s|tod[ao]s l[ao]s) (?:ofertas|vacantes|empleos|puestos|trabajos|posiciones)(?!\\w).*|(?:ofertas|vacantes|empleos|puestos|trabajos|posiciones)(?: de (?:empleo|trabajo))? (?:similares|relacionad[oa]s|parecid[oa]s|recomendad[oa]s|recientes|destacad[oa]s|que te|cerca)(?!\\w).*",
  "(?:vedi |scopri |guarda )?(?:altr[ei]|ulteriori|tutt[ei] (?:le|gli|i)|ultim[ei]|le nostre) (?:offerte|posizioni|annunci|lavori|opportunita)(?!\\w).*|(?:offerte|posizioni|annunci|lavori|opportunita)(?: di lavoro)? (?:simili|correlat[ie]|consigliat[ie]|aperte|recenti|che potrebbero)(?!\\w).*",
  "(?:zobacz |sprawdz |przegladaj )?(?:takze |rowniez |tez )?(?:podobne|inne|pozostale|wszystkie|najnowsze|polecane|nasze|wiecej|powiazane|pokrewne) (?:oferty?|ogloszenia|ogloszen|ofert|wakaty|stanowiska)(?!\\w).*|(?:oferty|ogloszenia)(?: pracy)? (?:podobne|polecane|powiazane)(?!\\w).*",
  "(?:zobrazit |prohlednete si )?(?:podobne|dalsi|jine|ostatni|souvisejici|vsechny|nejnovejsi|doporucene|nase)(?: \\w+)? (?:nabidky|pozice|mista|inzeraty)(?!\\w).*",
  "(?:se |visa )?(?:fler|liknande|andra|relaterade|lediga|senaste|rekommenderade|alla|vara|ovriga)(?: \\w+)? (?:jobb|tjanster|annonser|jobbannonser|platsannonser)(?!\\w).*",
  "(?:se |vis )?(?:flere|lignende|andre|relaterede|relaterte|ledige|seneste|siste|anbefal(?:ede|te)|alle|vores|vare|ovrige)(?: \\w+)? (?:jobs?|jobb|jobber|stillinger|jobopslag|jobannoncer|annonser|stillingsannonser)(?!\\w).*",
  "(?:katso |nayta )?(?:myos )?(?:muit?a|muut|lisaa|samankaltais\\w+|samanlais\\w+|vastaav\\w+|uusimmat|suositellut|kaikki)(?: avoim\\w+)? (?:tyopaik\\w+|tyoilmoituks\\w+|paikkailmoituks\\w+)(?: .*)?|(?:samankaltais\\w+|vastaav\\w+|avoim\\w+) (?:tehtav\\w+|tyopaik\\w+)(?: .*)?",
  "(?:ver |veja )?(?:outr[ao]s|mais|ultim[ao]s|tod[ao]s [ao]s|nossas) (?:ofertas|vagas|empregos|anuncios)(?!\\w).*|(?:ofertas|vagas|empregos|anuncios)(?: de (?:emprego|trabalho))? (?:semelhantes|similares|relacionad[oa]s|recomendad[oa]s|recentes|que)(?!\\w).*",
];
const readers = [
  "(?:people|others?|users|candidates|visitors|job ?seekers|applicants|members)(?: \\w+){0,6} also (?:viewed|view|searched|applied|looked|saw|liked|clicked)(?!\\w).*|you (?:may|might|could)(?: also)? (?:like|be interested|want to (?:see|look))(?!\\w).*",
  "(?:andere|weitere) (?:nutzer|bewerber|besucher|kandidaten)(?: .*)?|(?:das|diese \\w+) konnten? (?:sie|dich|ihnen|dir)(?: auch)? (?:interessieren|gefallen)(?: .*)?",
  "(?:anderen|bezoekers|kandidaten|mensen)(?: \\w+){0,4} ook(?: .*)?|misschien (?:ook|vind|ben|zijn|is dit)(?!\\w).*|(?:dit )?vind je (?:misschien )?ook .*",
  "(?:ces|cette) (?:offres?|annonces?) .*interess.*|vous aimerez (?:peut etre )?aussi.*|(?:cela|ca) pourrait (?:aussi )?vous .*|les (?:candidats|internautes|personnes) (?:\\w+ ){0,6}(?:aussi|egalement)(?: .*)?",
  "(?:tambien )?(?:te|le) (?:puede|podria)n? (?:tambien )?(?:interesar|gustar)(?!\\w).*|(?:quiza|quizas) (?:tambien )?te (?:interes|gust).*|otros (?:usuarios|candidatos)(?: .*)?",
  "(?:ti )?potrebb(?:e|ero) (?:anche )?interessar(?:ti|e)(?: .*)?|altri (?:utenti|candidati)(?: .*)?",
  "(?:inni|uzytkownicy|kandydaci)(?: \\w+){0,3} (?:ogladali|przegladali|sprawdzali|aplikowali|szukali)(?: .*)?|(?:moze|moga) (?:cie|ci|panstwa) (?:tez |rowniez |takze )?(?:zainteresowac|spodobac)(?!\\w).*",
  "mohl[oay] by (?:vas|te) (?:take |taky |tez )?(?:zajimat|zaujmout)(?: .*)?|ostatni (?:uzivatele |uchazeci )?(?:si )?(?:take )?(?:prohlizeli|zobrazili|hledali)(?: .*)?",
  "andra (?:har )?(?:ocksa )?(?:tittade|tittat|sokte|sokt|kollade)(?: .*)?|du kanske (?:ocksa )?(?:gillar|ar intresserad)(?: .*)?|(?:det|detta|dessa) kan(?:ske)? (?:ocksa )?(?:vara|intressera|passar?)(?: .*)?",
  "andre (?:har )?(?:ogsa )?(?:sa|sogte|kiggede|sokte)(?: .*)?|(?:maske|kanskje) (?:er du|du|liker)(?: .*)?|du (?:vil )?(?:maske|kanskje) ogsa .*",
  "muut (?:katsoivat|hakivat|katsovat)(?: .*)?|(?:sinua )?(?:saattaisi|voisi|voisivat|saattaa) (?:myos )?kiinnostaa(?: .*)?",
  "(?:tambem )?(?:lhe |te )?(?:podem?|podera) (?:tambem )?(?:lhe )?(?:interessar|gostar)(?!\\w).*|outros (?:candidatos|utilizadores|usuarios)(?: .*)?",
];
/** The same sorted by trade or place, and links to several such lists in one line. */
const sorted = [
  "(?:\\w*jobs|vacatures|vacancies|\\w*stellen|stellenangebote|offres|emplois|ofertas|empleos|offerte|lavori|oferty|nabidky|jobb|stillinger|vagas|empregos|tyopaikat) (?:by|per|nach|par|por|wedlug|podle|dle|efter|etter|mukaan) .*",
  "(?:(?:\\S+ ){1,4}(?:jobs|vacatures|stellenangebote|vacancies)(?: |$)){2,}.*|(?:(?:empleos|ofertas|vagas|offres|emplois|offerte|oferty) (?:\\S+ ){1,5}){2,}.*",
];
const others = new RegExp(`^(?:${[...openings, ...readers, ...sorted].join("|")})$`);

/** Who is looked for in the ad itself may be called so as well, where nothing else is told above. */
const maybeOwn =
  /^(?:(?:see|view) )?(?:all|our|open|current|unsere|alle|offene|aktuelle|openstaande|onze|lediga|ledige|vara|vores|vare|les|nos|toutes|nuestr[ao]s|tod[ao]s|le nostre|tutt[ei]|nasze|wszystkie|nase|vsechny|kaikki|avoim\w+|nossas)(?!\w)/;

/** Whether the folded line of a heading, up to its colon, stands above the titles of other vacancies, or maybe of all. */
export function vacanciesBelow(line: string): "others" | "all" | null {
  if (!others.test(line)) return null;
  return maybeOwn.test(line) ? "all" : "others";
}
