import type { Words } from "./clean";
import { isAwaited } from "./awaited";
import { isMark } from "./marks";

/**
 * How a heading says that what follows is the work, or is asked for, whatever its words: by whom it speaks of and what they do,
 * as patterns of folded lines in the languages of the ads but English, whose headings are listed. What somebody gets is neither.
 */
const told: { [section: string]: string[] } = {
  tasks: [
    "(?:was|das|wie|wobei|womit|hier|so) .*\\b(?:du|sie|ihr|dein\\w*|ihr\\w*)\\b.* ?(?:machst|machen|tust|tun|arbeite\\w*|bewegst|bewegen|gestalte\\w*|anpack\\w*|beitragen|beitragst|bewirk\\w*)(?: bei uns| wirst| werden| kannst| konnen)?|das (?:machst|machen|tust|tun|bewegst|gestaltest) (?:du|sie|ihr)\\b.*|so sieht (?:dein|ihr)\\w* \\w+ aus",
    "(?:wat|dit|hoe|waar|zo) .*\\b(?:je|jij|u|jouw|uw)\\b.* ?(?:doet|doen|doe|werken|werkt|aanpakken|oppakken)|(?:wat|dit) (?:doe|ga) (?:je|jij|u)\\b.*|zo ziet (?:je|jouw|uw) \\w+ eruit|(?:je|jouw|uw) (?:werk|werkdag|dag|werkweek)(?: bij ons)?",
    "(?:ce que|que|comment|quoi|a quoi) .*\\b(?:vous|tu)\\b.* ?(?:ferez|feras|faites|fais|faire|travaillerez|travailleras|realiserez)|(?:votre|ta|ton|vos|tes) (?:quotidien|journee|journees|semaine|travail)(?: type| chez nous)?|au programme",
    "(?:que|lo que|en que|como) (?:\\w+ ){0,3}(?:haras|hara|haces|hacer|trabajaras|desarrollaras|realizaras)(?: .*)?|(?:tu|su) (?:trabajo|dia a dia|jornada|dia)(?: .*)?|en que consiste (?:el|tu) \\w+",
    "(?:cosa|che cosa|di cosa|quello che|come) (?:\\w+ ){0,3}(?:farai|fara|occuperai|occupera|fare|lavorerai|seguirai|gestirai)(?: .*)?|(?:il tuo|la tua) (?:lavoro|giornata|quotidianita|attivita)(?: .*)?",
    "(?:co|czym|jak|nad czym) (?:\\w+ ){0,3}(?:robic|robil|zajmiesz|zajmowac|zajmowal|pracowac|pracowal)(?: \\w+){0,3}|(?:twoja|twoj) (?:praca|dzien|codziennosc)(?: .*)?|na czym (?:polega|bedzie polegac|bedzie polegala) (?:\\w+ )?(?:praca|rola)(?: .*)?|co bedziesz .*|bedziesz",
    "(?:co|cim|cemu|s cim|jak) (?:\\w+ ){0,4}(?:delat|delal|venovat|starat|pomuzete|pomuzes|pracovat|zabyvat)(?: \\w+){0,3}|(?:vase|tvoje|tva) (?:prace|den)(?: .*)?|va[sš]im (?:hlavnim )?(?:ukolem|ukoly) (?:bude|budou)|tv[ym]+ (?:ukolem|ukoly) (?:bude|budou)",
    "(?:vad|det har|detta|sa har|hur) .*\\bdu\\b.* ?(?:gora|gor|jobba|jobbar|arbeta|arbetar)(?: med| hos oss| for oss)*|(?:din|dina) (?:arbetsdag|vardag|dag|arbete|arbetsvecka)(?: .*)?|det har (?:gor|ska|kommer|far) du .*",
    "(?:hvad|hva|det|dette|sadan|slik|her|hvordan) .*\\b(?:du|dig|deg)\\b.* ?(?:lave|laver|gore|gor|gjore|gjor|jobbe|jobber|arbejde|arbejder|arbeide|arbeider)(?: med| hos os| hos oss| hver dag)*|(?:det|dette) (?:skal|vil|kommer) du .*|du kommer til (?:at|a)|(?:dit|ditt|din) (?:arbejde|arbeid|hverdag|arbejdsdag|arbeidsdag)(?: .*)?|(?:arbeids)?oppgavene dine(?: .*)?|dine (?:vigtigste|viktigste|primaere|daglige) \\w*(?:opgaver|oppgaver)",
    "(?:mita|millaista|mihin|miten) .*(?:tekemaan|teet|tekisit|tyoskentelet|tyoskentelemaan)|(?:tyonkuva|tyonkuvasi|tehtavankuva|tehtavankuvasi|toimenkuva|toimenkuvasi|tyopaivasi|arkesi)(?: .*)?|tassa (?:tehtavassa|roolissa|tyossa)(?: (?:sina|paaset))?",
    "(?:o que|no que|em que|como) (?:\\w+ ){0,3}(?:fazer|faras|fara|fazes|trabalhar|desenvolver)(?: .*)?|(?:o teu|o seu|a tua|a sua) (?:trabalho|dia a dia|dia|rotina)(?: .*)?",
  ],
  requirements: [
    "(?:was|das|wen|so) (?:\\w+ )?(?:wir )?(?:erwarten|wunschen|suchen|brauchen)(?: wir)?(?: uns)?(?: von (?:dir|ihnen|euch))?|(?:damit|womit|so) (?:uberzeugst|uberzeugen|punktest|punkten|passt|begeisterst) (?:du|sie)(?: \\w+){0,2}|(?:das|was) (?:solltest|sollten|kannst|konnen|hast|haben|brauchst|brauchen|zeichnet|bringst|bringen) (?:du|sie|dich)(?: \\w+){0,3}|wir erwarten(?: von (?:dir|ihnen))?",
    "(?:wat|dit|wie) (?:\\w+ )?(?:vragen|verwachten|zoeken) (?:we|wij)(?: \\w+){0,3}|(?:wat|wie) (?:we|wij) (?:\\w+ ){0,3}(?:vragen|verwachten|zoeken)|(?:wat|dit) (?:breng|neem|heb|kun|bezit) (?:je|jij|u)(?: \\w+){0,3}",
    "(?:ce que|qui|qu est ce que) (?:nous|on) (?:\\w+ )?(?:attend|attendons|cherche|cherchons|recherche|recherchons|demande|demandons)(?: .*)?|(?:nous|on) (?:re)?cherch(?:e|ons) (?:une personne|quelqu un|un profil|une ou un \\w+)(?: qui)?|(?:ce que|qu) (?:vous|tu) (?:apportez|apportes|savez|sais|maitrisez)(?: .*)?|vous etes|tu es|vous avez|tu as",
    "(?:que|lo que|a quien) (?:\\w+ )?(?:pedimos|esperamos|buscamos|necesitamos|necesitas|aportas|valoramos|traes)(?: .*)?|buscamos (?:a )?(?:alguien|una persona|un perfil)(?: que| con)?|(?:te|le) pedimos",
    "(?:chi|cosa|che cosa|quello che) (?:\\w+ )?(?:cerchiamo|chiediamo|aspettiamo|ti serve|porti|devi avere|richiediamo)(?: .*)?|cerchiamo (?:una persona|qualcuno|un profilo)(?: che| con)?|ti chiediamo",
    "(?:czego|kogo|co) (?:\\w+ )?(?:oczekujemy|szukamy|wymagamy|potrzebujesz|wniesiesz|potrzebujemy)(?: .*)?|szukamy (?:osoby|kogos|osob|ciebie)(?: ktora| kto| ktore| jesli)?|oczekujemy(?: .{0,20})?|aplikuj jesli",
    "(?:co|koho) (?:\\w+ )?(?:od (?:vas|tebe) )?(?:cekame|ocekavame|hledame|pozadujeme|potrebujeme|pozadujem)(?: .*)?|(?:hodi|hodite|hodis) se (?:nam|k nam) (?:kdyz|pokud)|(?:jste|jsi) pro nas (?:idealni|ten pravy|vhodny) (?:pokud|kdyz)|hledame (?:nekoho|kolegu|cloveka) (?:kdo|ktery)|co (?:byste mel|bys mel|potrebujete|prinesete)\\w*(?: .*)?",
    "(?:vad|vem|det har) (?:\\w+ )?(?:soker|forvantar|vill|onskar) vi(?: .*)?|vi (?:soker|tror|forvantar oss|onskar|ser garna)(?: att)? (?:dig|du|av dig)(?: som| har| ar)?|det har (?:har|behover|bor|kan) du(?: .*)?|du (?:har|ar|kan|behover)",
    "(?:hvad|hva|hvem|det|dette) (?:\\w+ )?(?:soger|leder|forventer|onsker|ser|soker) vi(?: .*)?|vi (?:forventer|soger|leder efter|onsker|ser efter|ser etter|leter etter|haber|haper|forestiller os)(?: at)? (?:dig|deg|du)(?: der| som| har| er)?(?: har)?|(?:det|dette) (?:har|kan|medbringer|trenger|bringer) du(?: .*)?|du (?:har|er|kan|skal have)",
    "(?:mita|keta) (?:\\w+ )?(?:odotamme|etsimme|toivomme|edellytamme|vaadimme)(?: .*)?|(?:odotamme|toivomme|edellytamme) (?:sinulta|etta sinulla on)(?: .*)?|etsimme (?:sinua|henkiloa|osaajaa)(?: jolla(?: on)?| joka)?|sinulla on",
    "(?:o que|quem|o perfil que) (?:\\w+ )?(?:procuramos|esperamos|pedimos|precisas|precisamos|trazes|traz|valorizamos)(?: .*)?|procuramos (?:alguem|uma pessoa|um perfil)(?: que| com)?|tens|precisas de",
  ],
};
const kinds = Object.entries(told).map(
  ([section, patterns]) => [section, new RegExp(`^(?:${patterns.join("|")})$`)] as const,
);
/** What the company does for somebody is no demand, though it is told alike. */
const ofOffer =
  /\b(?:von uns|van ons|bekomm\w*|erhalt\w*|krijg\w*|recev\w*|aupres de nous|de nosotros|te ofrecemos|ofrecemos|da noi|offriamo|od nas|oferujemy|zyskasz|dostaniesz|fran oss|far du|far av oss|fra os|fra oss|tilbyr|tilbyder|tilbud|meilta|tarjoamme|nabizime|dostanete|de nos|oferecemos|recebes)\b/;

const longest = 9;

/** Where a line stands over a list, or ends with a mark, and says so: its first word, its end and the section it opens. */
export type Headline = { from: number; end: number; id: string };

/** What a heading opens of which only the lines below tell whether it is the work or an offer. */
export const awaits = "awaits";

export function headlinesIn(read: Words): Headline[] {
  const { words } = read;
  const found: Headline[] = [];
  for (let from = 0; from < words.length;) {
    const end = words.indexOf("\n", from);
    const to = end === -1 ? words.length : end;
    const id = to - from <= longest + 2 && to > from ? sectionOf(read, from, to) : undefined;
    if (id) found.push({ from, end: to, id });
    from = to + 1;
  }
  return found;
}

function sectionOf(read: Words, from: number, to: number): string | undefined {
  const { words } = read;
  if (isMark(words[from]) || !leads(read, to)) return undefined;
  const line = words
    .slice(from, to)
    .filter((it) => !isMark(it))
    .join(" ");
  if (isAwaited(line)) return awaits;
  if (ofOffer.test(line)) return undefined;
  return kinds.find(([, pattern]) => pattern.test(line))?.[0];
}

const bullet = /\n\s*[-–—•*·▪●○◦‣>✓✔➢►]\s*$/;

/** Whether a line that ends here ends with a colon or a question mark, or stands over a list. */
function leads({ text, words, starts, ends }: Words, to: number): boolean {
  if (words[to - 1] === ":") return true;
  const last = isMark(words[to - 1]) ? to - 2 : to - 1;
  const behind = text.slice(ends[last], (ends[last] ?? 0) + 2);
  if (behind.includes("?")) return true;
  if (words[to - 1] === ".") return false;
  let next = to;
  while (next < words.length && isMark(words[next])) next += 1;
  return bullet.test(text.slice(ends[last], starts[next]));
}
