/**
 * Who says that somebody else runs it, as patterns of folded text in the languages of the ads: "run by the facilities group",
 * "die ein anderes Team betreut". What such a clause names is not run by whoever takes the job.
 */
const doers = {
  en: "(?:an?other|a different|a separate|an external|a dedicated|the (?:[\\w-]+ )?(?:facilit\\w+|cloud|platform|network|infrastructure|building|estates|hpc|it|power|cooling|operations)(?: \\w+)?|colleagues|our (?:facilit\\w+|cloud|platform|network|infrastructure|hpc|it) \\w+)",
  de: "(?:ein(?:em|er)? (?:ander|separat|eigen|extern)\\w+ \\p{L}+|ander\\w+ (?:team|abteilung|kolleg)\\w*|d(?:ie|as|er|en|em) (?:haustechnik|gebaudetechnik|facility[\\w -]*|kolleg\\w+|[\\w-]+-?team|fachabteilung|dienstleister|betreiber)|kolleg\\w+|extern\\w* (?:firm|partner|dienstleister)\\w*)",
  nl: "(?:een ander(?:e)? (?:team|afdeling|partij)|het [\\w-]+team|collega.s|de (?:facilitaire dienst|gebouwbeheerder|afdeling \\w+|beheerder)|een (?:externe )?(?:partij|leverancier|dienstverlener))",
  fr: "(?:une autre (?:equipe|entite)|l.equipe [\\w' -]{2,25}|les equipes [\\w' -]{2,25}|le service [\\w' -]{2,25}|des collegues|d.autres equipes|un (?:prestataire|tiers|autre service))",
  es: "(?:otr[oa]s? (?:equipo|departamento|empresa|area)s?|el equipo de [\\p{L} ]{2,25}|un (?:proveedor|tercero)|(?:los|otros) companeros)",
  it: "(?:un altr[oa] (?:team|squadra|reparto|gruppo)|altri colleghi|dei? colleghi|un fornitore|una ditta estern\\w+|l team [\\w' -]{2,25}|il team (?:cloud|facility|di \\w+))",
  pl: "(?:inny (?:zespol|dzial)|inn\\w+ (?:zespol|dzial|osob)\\w*|osobny (?:zespol|dzial)|zespol (?!\\p{L}*\\b(?:nasz|twoj))\\w+|dzial \\w+|firm\\w+ zewnetrzn\\w+)",
  cs: "(?:jin(?:y|ym) tym\\w*|jine oddeleni|jinym oddelenim|kolegove|externi firm\\w+)",
  sv: "(?:ett annat team|en annan (?:avdelning|grupp)|andra kollegor|driftavdelningen|fastighetsavdelningen)",
  da: "(?:et andet (?:team|hold)|en anden afdeling|andre kolleger|et annet (?:team|lag)|en annen (?:avdeling|gruppe)|andre kollegaer)",
  pt: "(?:outra (?:equipa|equipe|area|empresa)|outro departamento|a equipa de [\\p{L} ]{2,25}|um fornecedor|outros colegas)",
};

const patterns = [
  `(?:run|operated|managed|maintained|looked after|handled|cared for|kept going|owned|serviced) by ${doers.en}`,
  `${doers.en} (?:team |group |department |colleagues )?(?:runs?|operates?|manages?|maintains?|looks? after|takes? care of|owns?|keeps?) `,
  `(?:betreut|betreibt|wartet|verantwortet|ubernimmt|kummer(?:t|n) sich(?: um \\p{L}+)?|verantworten|betreuen) ${doers.de}`,
  `${doers.de}[^.;]{0,40}? (?:betrieben|betreut|gewartet|verantwortet|ubernommen|instand gehalten|betreut wird|betreibt|betreut)(?!\\p{L})`,
  `(?:door|bij) ${doers.nl}[^.;]{0,30}(?:beheerd|onderhouden|gedraaid|gerund|verzorgd|gedaan|geregeld)|(?:beheerd|onderhouden|verzorgd|gedraaid) door ${doers.nl}`,
  `${doers.nl} (?:beheert|onderhoudt|draait|runt|zorgt|verzorgt|doet)(?!\\p{L})|(?:beheert|onderhoudt|draait|runt|verzorgt) ${doers.nl}`,
  `(?:gere|exploite|entretenu|maintenu|assure|pilote|opere|confie)e?s? (?:par|a) ${doers.fr}|(?:gere|exploite|assure|entretient|maintient|opere|s.occupe)(?:nt)? ${doers.fr}`,
  `${doers.fr} (?:gere|exploite|assure|entretient|opere|maintient|s.occupe)(?:nt)?(?!\\p{L})`,
  `(?:gestionad|operad|mantenid|llevad|atendid|cuidad)[oa]s? por ${doers.es}|(?:gestiona|opera|mantiene|lleva|atiende|cuida|se encargan?|se ocupan?)n? ${doers.es}`,
  `${doers.es} (?:gestiona|opera|mantiene|lleva|atiende|cuida|se encarga|se ocupa)n?(?!\\p{L})`,
  `(?:gestit|mantenut|curat|operat|seguit|condott)[oaie] da(?:i|gli|lla|ll.)? ?${doers.it}|(?:gestisce|segue|cura|si occupa|se ne occupa) ${doers.it}|${doers.it} (?:gestisce|segue|cura|si occupa|se ne occupa)`,
  `(?:zajmuj\\w+ sie|odpowiada|opiekuje sie|dba|zarzadza|obsluguje|utrzymuje|prowadzi) ${doers.pl}|${doers.pl} (?:zajmuje|odpowiada|opiekuje|dba|zarzadza|obsluguje|utrzymuje|prowadzi)(?!\\p{L})`,
  `(?:obslugiwan|zarzadzan|utrzymywan|prowadzon)\\w+ przez ${doers.pl}`,
  `(?:stara se|staraji se|spravuje|provozuje|zajistuje|obstarava|ma na starosti|spravovan\\w*|provozovan\\w*) (?:o \\p{L}+ )?${doers.cs}|${doers.cs} (?:spravuje|provozuje|se stara|zajistuje|ma na starosti)`,
  `(?:skots|drivs|underhalls|forvaltas|skoter|driver|ansvarar) (?:av )?${doers.sv}|${doers.sv} (?:skoter|driver|ansvarar|underhaller)`,
  `(?:drives|passes|vedligeholdes|styres|driftes|vedlikeholdes|driver|passer) (?:a[fv] )?${doers.da}|${doers.da} (?:driver|passer|drifter|vedlikeholder|vedligeholder|star for|har ansvar)`,
  "(?:kummert sich (?:eine?|die) (?:fremdfirma|wartungsfirma|fachfirma)|(?:eine?|die) (?:fremdfirma|wartungsfirma|fachfirma) kummert|(?:pruft|wartet|betreut|ubernimmt) eine (?:fremdfirma|wartungsfirma|fachfirma))",
  "(?:looked after|maintained|serviced|tested|handled) by an? (?:outside|outsourced|specialist) (?:firm|contractor|company)",
  "(?:toinen|eri|toisen|erillinen) (?:tiimi|osasto|ryhma)\\p{L}*|muut tiimit",
  `(?:gerid|operad|mantid|assegurad|tratad)[oa]s? por ${doers.pt}|(?:gere|opera|trata|mantem|assegura) ${doers.pt}|${doers.pt} (?:gere|opera|trata|mantem|assegura)`,
];

export const isOfOthers = new RegExp(`(?<!\\p{L})(?:${patterns.join("|")})`, "u");

/** Another company of the same group, and what it does: what it builds or runs is nobody's work here. */
const kin =
  "(?:(?:our|its|the|a) (?:sister|parent|holding|affiliate[d]?|group) compan(?:y|ies)|(?:unsere?r?|die|eine?r?) (?:schwester|mutter|tochter|konzern)(?:firm|gesellschaft|unternehm)\\w*|(?:ons|onze|het|een|de) (?:zuster|moeder|dochter)(?:bedrijf|onderneming|maatschappij)\\w*|(?:notre|la|une) (?:societe|entreprise|filiale) (?:s\\S{1,2}ur|mere)|notre (?:filiale|maison mere)|(?:nuestra|la|una) (?:empresa|filial|compania) (?:hermana|matriz|filial)|(?:la nostra|la|una) (?:consociata|societa (?:sorella|madre|controllata)|capogruppo)|(?:nasza|siostrzana) (?:spolka|firma) (?:siostrzana|matka|corka)|nasza siostrzana (?:spolka|firma)|(?:nase )?(?:sesterska|materska) (?:firma|spolecnost)|(?:vart|vort|vores|vart) (?:syster|soster|moder|dotter|datter)(?:bolag|selskab|selskap|foretag)\\w*|sisaryhtio\\w*|emoyhtio\\w*|(?:a nossa|uma) (?:empresa|sociedade) (?:irma|mae))";
const doing =
  "(?:builds?|baut|bouwt|construi\\w*|constru\\w+|costruisce|buduje|stavi|bygge?r|rakentaa|runs?|operates?|betreibt|exploite|gestiona|gestisce|drijft|runt|driver|drifter|provozuje|prowadzi|opera|plans?|plant|designs?|supplies|liefert|levert|fournit|fornisce|suministra|dostarcza|dodava|leverera?r?|equips?|stattet)(?!\\p{L})";
/** A firm or a branch next door, and a branch of the group beside. */
const beside = [
  "(?:our|the) neighbou?r\\p{L}*|the (?:office|branch) next door|unsere?r? nachbar\\p{L}*|die nachbar\\p{L}+|onze? buur\\p{L}*|de buren",
  "(?:l.agence|la societe|l.entreprise|la filiale|le depot) voisine?|notre voisin|(?:la|nuestra) (?:delegacion|empresa|filial|oficina) vecina|nuestro vecino",
  "(?:la|nostra) (?:filiale|sede|ditta|azienda) vicina|il nostro vicino|nasz sasiad|sasiedni (?:oddzial|zaklad)|nas soused|sousedni (?:pobocka|firma)",
  "var granne|grannforetaget|vores nabo|nabofirmaet|naboen|naapuriyritys|naapurimme|o nosso vizinho|a (?:empresa|filial) vizinha",
].join("|");
const doesThere =
  "(?:builds?|is building|installs?|fits|baut|installiert|errichtet|bouwt|installeert|legt|construit|installe|pose|construye|instala|monta|costruisce|installa|buduje|instaluje|montuje|stavi|bygger|installerar|installerer|rakentaa|asentaa|constroi)(?!\\p{L})";
const branches =
  "(?:(?:also|auch|ook|aussi|tambien|anche|takze|rowniez|ocksa|ogsa|myos|tambem) (?:has |have |hat |haben |heeft |a |tiene |ha |ma |har )?(?:an?|eine?n?|een|une?|una?|en|et|uma?)? ?(?:\\p{L}+ )?(?:branch|division|arm|sparte|bereich|zweig|tak|divisie|branche|rama|ramo|divisione|galaz|gren|avdelning|afdeling|divisao),? (?:that|which|die|der|dat|qui|que|che|ktora|som))";

export const isOfKin = new RegExp(
  `(?<!\\p{L})(?:${kin} [^.;]{0,30}?${doing}|(?:${beside})(?!\\p{L})[^.;]{0,40}?${doesThere}|${branches})`,
  "u",
);
