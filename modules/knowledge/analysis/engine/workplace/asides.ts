/** Stands in these patterns for the name of a workplace. */
export const place = "§";

/** Up to so many letters of one clause, and of a list. */
const some = "[^.;:§]{0,45}?";
const list = "[^.;:]{0,60}?";
/** The end of a list, though not "our datacenter". */
const ofNobody =
  "(?<!(?:our|unser\\p{L}*|ons|onze|notre|nos|nuestr[oa]|nostr[oi]|nasz\\p{L}*|var[at]?|vores|nas[ei]\\p{L}*|noss[oa]) )§";

/** Of people: where they come from, and where those go who leave. */
const people = [
  `(?:predecessor|vorganger|voorganger|predecesseur|antecesor|predecesor|poprzedni|foretradar|forg\\p{L}{1,2}nger|forgjenger|edeltaj|antecessor|predchudc)\\p{L}*(?!\\p{L})${list}${ofNobody}`,
  `(?:kolleg|mitarbeit)\\p{L}* (?:gingen|ging|gehen|sind|wechseln) (?:zu|in|nach) ${list}${ofNobody}`,
  `(?:applicants|candidates|colleagues|co-?workers|hires|people|staff|employees|joiners|predecessors?|technicians|engineers)(?!\\p{L})${some} (?:c[oa]mes?|joined|arrived|hail|transferred|switched|coming) (?:(?:over|here|to us|us|straight) )?from ${list}${ofNobody}`,
  `(?:colleagues|co-?workers|people|staff|employees|predecessors?|technicians|engineers|some|many)(?!\\p{L})${some} (?:leave|left|leaves)(?: us)? (?:for|to join) ${list}${ofNobody}|(?:moved? on|moved? over|switch(?:ed)?) to ${list}${ofNobody}`,
  `(?:bewerber|kandidat|kolleg|mitarbeit|quereinsteig|vorganger|leute|einige)\\p{L}*${some} (?:kommen|kamen|kam|stammen|stammten|wechselten|wechseln) (?:\\p{L}+ ){0,2}?(?:aus|von|vom|in|zu|zum) ${list}${ofNobody}|(?:bewerber|kolleg|mitarbeit|vorganger|einige)\\p{L}* (?:aus|von) ${list}${ofNobody}${list} (?:gekommen|gewechselt)`,
  `(?:sollicitant|kandida|collega|medewerker|mensen|voorganger|sommige)\\p{L}*${some} (?:kwam|kwamen|komen|stapt|stappen|stapten|vertrekken|vertrok|vertrokken) (?:\\p{L}+ ){0,3}?(?:uit|van|naar|bij) ${list}${ofNobody}|overgestapt naar ${list}${ofNobody}`,
  `(?:candidats?|collegues?|collaborateurs|salaries|gens|predecesseurs?|techniciens)(?!\\p{L})${some} (?:viennent|venaient|provien\\p{L}+|provenaient|venus?|sont partis|partent|partis) (?:\\p{L}+ ){0,2}?(?:d|de|des|du|en|vers|pour|dans)(?!\\p{L}) ?${list}${ofNobody}`,
  `(?:candidat[oa]s|companer[oa]s|colegas|emplead[oa]s|gente|tecnicos)(?!\\p{L})${some} (?:vien\\p{L}+|venian|vinieron|procede\\p{L}*|procedian|llega\\p{L}+|se (?:van|fueron|marchan|marcharon)) (?:\\p{L}+ ){0,2}?(?:de|del|a|al) ${list}${ofNobody}`,
  `(?:candidati|colleghi|dipendenti|tecnici|persone)(?!\\p{L})${some} (?:vengono|venivano|arriva\\p{L}*|proven\\p{L}+|passa(?:no|ti)) (?:\\p{L}+ ){0,2}?(?:da|dai|dal|dalle|in|a)(?!\\p{L}) ?${list}${ofNobody}`,
  `(?:kandyda|koleg|koledzy|pracowni|ludzie|osob)\\p{L}*${some} (?:przysz\\p{L}+|przychodz\\p{L}+|pochodz\\p{L}+|trafil\\p{L}*|odchodz\\p{L}+|odeszl\\p{L}*) (?:\\p{L}+ ){0,2}?(?:z|ze|do) ${list}${ofNobody}`,
  `(?:sokande|kolleg|medarbetar|ansog|soker|ansatt|medarbejder|folk)\\p{L}*${some} (?:kommit|kommer|kom|kommet|gatt|gar|gaet|gar|byter|skifter) (?:\\p{L}+ ){0,2}?(?:fran|fra|till|til) ${list}${ofNobody}`,
  `(?:hakij|tyokaver|kolleg|tyontekij|moni)\\p{L}*${some} (?:tul\\p{L}+|siirty\\p{L}+|lahte\\p{L}+) ${list}${ofNobody}`,
  `(?:candidat[oa]s|colegas|funcionarios|trabalhadores|tecnicos)(?!\\p{L})${some} (?:vieram|vem|vinham|chegaram|sairam|saem) (?:\\p{L}+ ){0,2}?(?:de|dos|do|para) ${list}${ofNobody}`,
  `(?:uchazec|koleg|zamestnan|lide)\\p{L}*${some} (?:pris\\p{L}+|prichaz\\p{L}+|odchaz\\p{L}+|odes\\p{L}+) (?:\\p{L}+ ){0,2}?(?:z|ze|do) ${list}${ofNobody}`,
];

/** Work for it that goes on to another firm or to the desk of IT. */
const passedOn = [
  `§${some} (?:(?:passed|handed|sent) (?:on|over)|referred|forwarded|redirected) (?:on )?to (?!you)`,
  `(?:calls?|requests?|enquir\\p{L}+|inquir\\p{L}+|jobs?)(?!\\p{L})${some}§${some} pass (?:it|them|these|those) (?:on )?to `,
  `§${some} (?:verweisen|leiten|geben) wir ${some}(?:an|weiter)(?!\\p{L})|§${some}storungen (?:an|zu) ${some}(?:it|edv)(?!\\p{L})`,
  `(?:fel|feil|fejl|larm|alarmer)(?!\\p{L}) ${some}§${some} (?:gar|meldes|anmals) till? ${some}it(?!\\p{L})|§${some}(?:pannes|incidents) vont ${some}informatique|(?:averias|fallos) ${some}§${some} (?:van|se comunican) a ${some}informatica`,
  `(?:faults?|alarms?|tickets?|problems?|issues|requests?|calls?)(?!\\p{L})${some}§${some} (?:go|goes|reported|belong|passed) (?:straight )?to ${some}(?:it|ict)(?:[ -](?:desk|department|team|service|help ?desk|colleagues)|$)`,
  `(?:anfragen|auftrag\\p{L}*|arbeiten)(?!\\p{L}) ${some}§${some} (?:(?:an|zu) (?:unsere|die|eine|den|einen) ${some}(?:schwester|mutter|partner|andere|kolleg)|weitergeleitet|verwiesen)`,
  `(?:verweisen|leiten|geben) wir ${some}§${some} (?:an|weiter)(?!\\p{L})`,
  `§${some} (?:ist|sind|melden|meldest|meldet|gehen|gehort) ${some}(?:it|edv)(?:[ -](?:abteilung|team|hotline|service|helpdesk))?(?: zustandig|$)|§${some} (?:ist|sind) die (?:it|edv)[\\p{L}-]* (?:zustandig|verantwortlich)`,
  `§${some} (?:verwijzen|sturen|geven) we ${some}(?:door|zuster|collega)|(?:storing|melding|vragen|aanvragen)\\p{L}*${some}§${some} (?:gaan|meld|melden|geef|geven|sturen) ${some}(?:ict|it|zuster|collega)`,
  `(?:demandes?|pannes|alarmes|incidents)(?!\\p{L})${some}§${some} (?:transmis|transmet|renvoy|orient|confi|vont)\\p{L}* ${some}(?:societe|entreprise|filiale|service informatique|informatique|collegue|partenaire)`,
  `(?:consultas|solicitudes|averias|peticiones)(?!\\p{L})${some}§${some} (?:pasamos|remitimos|derivamos|van|se pasan|se remiten|se derivan) ${some}(?:empresa|filial|informatica|colegas|companer)`,
  `(?:richieste|guasti|allarmi)(?!\\p{L})${some}§${some} (?:giriamo|passiamo|vanno|inoltriamo|vengono) ${some}(?:consociata|societa|ditta|it|informatic|collegh)`,
  `(?:zapytania|zlecenia|awarie|zgloszenia)(?!\\p{L})${some}§${some} (?:przekazujemy|kierujemy|trafiaja|zglasza) ${some}(?:spol|firm|dzial|informaty)`,
  `(?:forfragning|fel|larm|henvendels|fejl|foresporsl)\\p{L}*${some}§${some} (?:skicka|gar|lamna|sender|gar|henvis|videre)\\p{L}* ${some}(?:syster|soster|it|kolleg)`,
  `(?:poptavk|poruch|zadosti|dotazy)\\p{L}*${some}§${some} (?:predava|posila|hlasi|jdou)\\p{L}* ${some}(?:spolecnost|firm|it |oddelen)`,
  `(?:pedidos|avarias)(?!\\p{L})${some}§${some} (?:passamos|encaminha\\p{L}*|vao|remetemos) ${some}(?:empresa|informatica|colegas)`,
];

/** What others build or look after, and nobody here. */
const ofOthers = [
  `§${some} (?:is|are) (?:an?other (?:team|firm|company|department)|the (?:it|ict) (?:department|team|desk)).s (?:job|business|work|task|responsibility)`,
  `§${some} (?:neemt|nemen|doet) (?:een ander team|een andere afdeling|collega.s van)|§${some} (?:kuhlt|versorgt|betreut|wartet|betreibt) die (?:it|edv)(?!\\p{L})`,
  `§${some} (?:built|run|operated|maintained|looked after|managed|taken over|serviced|handled|cared for|designed) by (?:others|another|a (?:different|separate|sister|contractor|supplier|third)|an (?:external|outside|other)|(?:the|our|their) (?:it|ict) (?:department|team|desk)|the (?:contractor|supplier|landlord|manufacturer))`,
  `§${some} (?:betreut|betreibt|wartet|baut|ubernimmt|bauen|warten|betreuen) (?:ein(?:e|er)? (?:extern|ander)\\p{L}+|andere|die it[ -]|der (?:vermieter|hersteller|dienstleister))|§${some} (?:von|durch) (?:anderen|ein(?:em|er) (?:extern|ander|fremd)\\p{L}*(?: \\p{L}+)?|fremdfirmen|einer fremdfirma) ${some}(?:gebaut|betreut|gewartet|betrieben|errichtet)`,
  `§${some} (?:gebouwd|onderhouden|beheerd|verzorgd|gerund) door (?:ander|een (?:extern|ander)|de (?:ict|it|leverancier|verhuurder))|§${some} door (?:anderen|een (?:extern|ander)\\p{L}* \\p{L}+) ${some}(?:gebouwd|onderhouden|beheerd|verzorgd)`,
  `§${some} (?:construit|entretenu|exploite|gere|maintenu|bati|suivi)s? par (?:d.autres|un (?:prestataire|autre|tiers)|une (?:autre|entreprise|societe)|le service informatique)`,
  `§${some} (?:(?:lo|los) (?:mantiene|construye|gestiona|lleva|atiende)n? (?:otr|un[ao]? (?:empresa|proveedor|contrata|tercer))|(?:construid|mantenid|gestionad|atendid)os? por (?:otr|un[ao]? (?:empresa|proveedor|contrata|tercer)))`,
  `§${some} (?:seguit|costruit|gestit|curat|mantenut)[oi] da (?:altri|un altr|un.altra|una (?:ditta|societa|impresa)|un fornitore|terzi)`,
  `§${some} (?:obsluguje|buduje|utrzymuje|serwisuje) (?:inn|firma zewn|zewnetrzn)|§${some} (?:budowan|obslugiwan|utrzymywan)\\p{L}+ przez (?:inn|firm|zewn)`,
  `§${some} (?:byggs|skots|drivs|underhalls|bygges|passes|drives|vedligeholdes|vedlikeholdes) a[fv] (?:andra|andre|en (?:extern|ekstern|annan|anden|annen)|ett annat|et andet|et annet|it-)`,
  `§${some} (?:rakenta\\p{L}*|hoita\\p{L}*|yllapita\\p{L}*|huolta\\p{L}*) (?:muut|toinen|ulkopuoli|toimittaja|alihankkija)`,
  `§${some} (?:mantid|construid|gerid|operad)os? por (?:outr|um[a]? (?:empresa|fornecedor|prestador|terceir)|terceiros)`,
  `§${some} (?:spravuje|stavi|provozuje|udrzuje|obsluhuje) (?:extern|jin|dodavatel)|§${some} (?:o to se|o nej se|o nez se) star\\p{L}+ (?:dodavatel|extern|jin|it |kolegove)`,
];

/** What once was one. */
const former = [
  `(?:former|disused) (?:\\p{L}+ ){0,2}?§|(?:used to (?:be|house|serve as)|once (?:was|housed|served as)|was (?:once|formerly)|formerly (?:a|an|housed))(?!\\p{L})${some}§`,
  `(?:ehemalig\\p{L}*|fruhere[nrsm]?|einstig\\p{L}*) (?:\\p{L}+ ){0,1}?§|(?:war|diente|beherbergte) (?:\\p{L}+ ){0,1}?(?:fruher|einst|ehemals|bis \\d{4}|bis vor \\p{L}+ \\p{L}+)(?!\\p{L})${some}§`,
  `(?:voormalige?|vroegere) (?:\\p{L}+ ){0,1}?§|(?:was|diende|huisvestte) (?:vroeger|ooit|eerder|tot \\d{4})(?!\\p{L})${some}§`,
  `(?:ancien(?:ne)?s?) (?:\\p{L}+ ){0,3}?(?:d un |du |d.un )?§|(?:etait|abritait) (?:autrefois|jadis|auparavant)(?!\\p{L})${some}§`,
  `(?:antiguos?) (?:\\p{L}+ ){0,2}?§|(?:fue|era|albergaba|albergo) (?:antes|antano|en su dia)(?!\\p{L})${some}§`,
  `(?:ex|vecchio) §|(?:era|ospitava) (?:un tempo|una volta|prima)(?!\\p{L})${some}§`,
  `(?:byl[ey]\\p{L}*|dawn\\p{L}+) §|(?:dawniej|kiedys) ${some}§|(?:byval\\p{L}+) §|(?:drive|kdysi) (?:byl\\p{L}*|slouzil\\p{L}*) ${some}§`,
  `(?:fore detta|tidigare|forhenvaerende|forhenv\\p{L}+|entinen|entisen|antigo) §|(?:var) (?:tidigare|tidligere|en gang|engang) ${some}§|(?:foi|era) (?:antes|outrora) ${some}§`,
];

/** Whether a clause of folded text names a workplace only beside: a source of people, the work of others, the past. */
export const isAside = new RegExp(
  `(?<!\\p{L})(?:${[people, passedOn, ofOthers, former].flat().join("|")})`,
  "u",
);
