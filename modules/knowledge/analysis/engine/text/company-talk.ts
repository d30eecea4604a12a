import type { Hit } from "../lexicon/entry";
import type { Known } from "../lexicon/dictionary";
import type { Words } from "./clean";
import type { Sentence } from "./sections";

/** What a company says of itself, in the languages of the ads: what it is, since when, how many work there, what it sells. */
const praises = [
  "(?:is|are) (?:an?|the|one of)\\b.{0,80}\\b(?:lead|provider|compan|firm|manufacturer|supplier|specialist|contractor|group)",
  "(?:provid|offer|deliver|suppl)\\p{L}*\\b.{0,80}\\b(?:solutions|services|products)\\b.{0,40}\\b(?:clients|customers|worldwide|industr)",
  "(?:wir sind|ist|sind) (?:ein\\p{L}*|der|die|das|experten|spezialisten)\\b.{0,80}(?:unternehmen|f[üu]hrend|hersteller|anbieter|dienstleister|partner|b[üu]ro|experten|spezialist|gruppe|betrieb)",
  "wir sind (?:experten|spezialisten)|(?:bietet|bieten)\\b.{0,80}(?:l[öo]sungen|leistungen|produkte)|h[öo]chsten anspr[üu]chen an",
  "(?:nous sommes|est) (?:une?|le|la|l')\\b.{0,80}(?:leader|entreprise|soci[ée]t[ée]|groupe|acteur|sp[ée]cialiste)",
  "(?:wij zijn|is) (?:een|de|d[ée]|h[ée]t)\\b.{0,80}(?:bedrijf|specialist|organisatie|marktleider|groep|speler)",
  "(?:somos|es) (?:una?|el|la)\\b.{0,80}(?:empresa|grupo|l[íi]der|compañ[íi]a|cadena)|nos dedicamos",
  "(?:siamo|è) (?:un[a']?|il|la|l')\\b.{0,80}(?:azienda|societ[àa]|leader|gruppo|fornitore)",
  "(?:jeste[śs]my|jest) .{0,60}(?:firm|lider|producent|sp[óo][łl]k)",
  "(?:utvikler|utvecklar|udvikler|tillverkar|produserer|producerer|leverer|levererar)\\b.{0,80}\\b(?:marked|marknad|kunde|kunder|verden|världen|norge|sverige|danmark)",
  "(?:[äe]r (?:ett?|en) .{0,60}(?:f[öo]retag|virksomhed|virksomhet|selskap|bolag|leverand[øo]r|leverant[öo]r|ledende|ledande|f[øo]rende))|zab[ýy]v[áa](?:j[íi]c[íi])? se|se zab[ýy]v[áa]|(?:somos|[ée]) uma (?:empresa|sociedade|multinacional)",
  "(?:founded|established|gegr[üu]ndet|opgericht|fond[ée]e|fundada|fondata) (?:in|en|nel)? ?\\d{4}|(?:since|seit|sinds|depuis|desde|dal) \\d{4}",
  "(?:more than|over|[üu]ber|mehr als|rund|meer dan|ruim|plus de|m[áa]s de|oltre|ponad) [\\d.,]+ (?:employees|people|years|mitarbeit|kolleg|jahre|medewerkers|jaar|collaborateurs|salari[ée]s|ans|empleados|profesionales|a[ñn]os|dipendenti|collaboratori|anni|pracownik|lat)",
];
const praise = new RegExp(praises.join("|"), "iu");

/** Words that say who is looked for or spoken to, or what they have to know: a sentence with one tells about the work as well. */
const ofPeople =
  /^(?:you|your|dich|dein.*|du|sie|ihr|ihre.*|je|jij|jou.*|vous|votre|vos|tu|tus|tuo.*|te|ti)$|seek|hiring|recru[it]|such(?:en|t)$|gesucht|zoek(?:en|t)?$|cherch|embauch|s[oø]ge(?:r|s)$|sok(?:er|es)$|trenger|behover|hled(?:a|ame|aji)$|prijm(?:e|eme)$|procura(?:m|mos)?$|contrata(?:m|mos)?$|etsi(?:mme|taan)|haemme|tarvitsemme|busca|precisa|necesita|requiere|incorpor|selecciona|cerca(?:no|si)?$|ricerca|poszuku|szuka|experien|erfahrung|ervaring|esperienz|doswiadcz|knowledge|kenntnis|kennis|conoscenz|conocimiento|connaissanc/;

/** Words of which every praise holds one, folded: without any the long look is spared. */
const ofFirms =
  /\d|lead|provider|compan|firm|manufactur|supplier|specialis|contractor|group|client|customer|worldwide|industr|unternehm|fuhrend|herstell|anbiet|dienstleist|partner|buro|expert|spezialist|betrieb|losung|leistung|produkt|anspruch|entrepr|societ|acteur|bedrijf|organisat|marktleid|groep|speler|empresa|grup|lider|cadena|dedicamos|azienda|fornitor|producent|spolk|marked|marknad|kund|verden|varlden|norge|sverige|danmark|foretag|virksomh|selskap|bolag|leverand|leverant|ledende|ledande|forende|zabyv|multinacional|sociedad/;

const talks = { ofPeople: 1, ofFirms: 2 };

/** What one word tells, found once for each word. */
const talkOf = (known: Known): number =>
  (known.talk ??=
    (ofPeople.test(known.word) ? talks.ofPeople : 0) +
    (ofFirms.test(known.word) ? talks.ofFirms : 0));

/** What the words of a sentence tell together; "looking for" says it in two. */
function talkIn(words: Words, from: number, to: number): number {
  let talk = 0;
  for (let at = from; at < to; at += 1) {
    const known = words.known[at];
    if (known) talk |= talkOf(known);
    if (words.words[at] === "for" && /^look(?:ing)?$/.test(words.words[at - 1] ?? ""))
      talk |= talks.ofPeople;
  }
  return talk;
}

/** "For a client specialised in water": what the client lives on, up to who is looked for. */
const trade =
  /(?:\b(?:client|customer|company|kund|unternehmen|firma|klant|bedrijf|opdrachtgever|entreprise|soci[ée]t[ée]|empresa|azienda)\p{L}*,?\s(?:\S+\s){0,8}?(?:speciali[sz]ed in|active in|spezialisiert auf|gespecialiseerd in|actief in|sp[ée]cialis[ée]+s? (?:dans|en)|especializad[oa]s? en|dedicad[oa]s? a|specializzat[oaie] (?:in|nel\p{L}*)|attiv[oa] nel\p{L}*))(.*?)(?=\b(?:we|zijn|is|are|sucht|suchen|recru|recherch|embauch|s[oø]ge(?:r|s)$|sok(?:er|es)$|trenger|behover|hled(?:a|ame|aji)$|prijm(?:e|eme)$|procura(?:m|mos)?$|contrata(?:m|mos)?$|etsi(?:mme|taan)|haemme|tarvitsemme|busca|precisa|necesita|cerca|ricerca|[àa] la recherche)\b|$)/iu;

/** Most sentences hold none of these words, and are not looked through. */
const isOfTrade = /sp[ée]ciali|spezialisiert|especializ|active in|actief in|dedicad|attiv[oa] nel/i;

/** A sentence that a company says of itself is short; of a longer one only the beginning is looked at. */
const longest = 400;
/** It stands where an ad begins. */
const mostSentences = 10;

/** What "we" ask of somebody is no praise of ourselves. */
const asksSomebody =
  /need|requir|expect|erwart|brauch|ben[öo]tig|verlang|verwacht|nodig|vragen|besoin|attend|propos|exig|esper|pedi|valor|richied|oczek|wymag|candidat|kandidat|colleague|kolleg|collega|personne qui|persona|someone|jemand|iemand|osob|coll[eè]gue|welcome|position|stelle\b|functie|poste\b|puesto|posizion/iu;

/** For every word of these sentences whether it tells about the company alone: 1, else 0. */
export function companyWords(
  words: Words,
  sentences: Sentence[],
  beside: readonly Hit[],
): Uint8Array {
  const { text, starts, ends } = words;
  const told = new Uint8Array(starts.length);
  const ours = beside.flatMap(({ id, from }) => (id === "we" ? from : []));
  for (const { from, to } of ours.length > 0 ? sentences : []) {
    if (!ours.some((at) => at >= from && at < to)) continue;
    if ((talkIn(words, from, to) & talks.ofPeople) !== 0) continue;
    if (!asksSomebody.test(text.slice(starts[from], ends[to - 1]))) told.fill(1, from, to);
  }
  for (const { from, to } of sentences.slice(0, mostSentences)) {
    const [start = 0, end = 0] = [starts[from], ends[to - 1]];
    const last = lastWithin(starts, { from, to }, start + longest);
    const said = text.slice(start, Math.min(end, start + longest));
    if (talkIn(words, from, last) === talks.ofFirms && praise.test(said)) told.fill(1, from, to);
    const found = isOfTrade.test(said) ? trade.exec(said) : null;
    if (!found) continue;
    const [until, since] = [start + found.index + found[0].length, start + found.index];
    for (let at = from; at < to; at += 1)
      if ((starts[at] ?? 0) >= since && (starts[at] ?? 0) < until) told[at] = 1;
  }
  return told;
}

/** The first word of a sentence that begins at or after this place; most sentences are short and end before. */
function lastWithin(
  starts: Int32Array,
  { from, to }: Pick<Sentence, "from" | "to">,
  place: number,
): number {
  let last = to;
  while (last > from && (starts[last - 1] ?? 0) >= place) last -= 1;
  return last;
}
