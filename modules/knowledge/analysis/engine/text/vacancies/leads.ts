import { LazyMap } from "@/src/lazy";
import { fold, type Words } from "../clean";

/** What stands before what a language calls a job, and what leads to others without such a word, parted by strokes. */
type Spoken = { near: string; jobs: string; alone: string };

/** What leads to the titles of other vacancies, by languages; one of a single word is a lead only to titles. */
const spoken: Spoken[] = [
  {
    near: "similar|nearby|related|further|more|other",
    jobs: "jobs|vacancies|positions|openings|roles",
    alone:
      "nearby|similar|related|in your area|near you|jobs near you|jobs in your area|jobs in the area|vacancies near you|vacancies in your area|around here|" +
      "others searched for|others also searched for|others searched|others viewed|others also viewed|others applied for|people searched for|people also searched for|people viewed|people also viewed|also searched for|also viewed|candidates also viewed|" +
      "we are also hiring|we are also looking for|we're also hiring|we're also looking for|also hiring|also wanted|join us also as|work with us also as|also in our team|from the same employer|more from this employer|more from this company",
  },
  {
    near: "ähnliche|weitere|andere|passende|verwandte|mehr",
    jobs: "stellen|jobs|stellenangebote|stellenanzeigen|positionen|vakanzen",
    alone:
      "ähnlich|in der nähe|in ihrer nähe|in deiner nähe|jobs in der nähe|jobs in ihrer nähe|jobs in deiner nähe|stellen in der nähe|stellen in ihrer nähe|stellen in der umgebung|jobs in der umgebung|in der umgebung|" +
      "andere suchten|andere suchten auch|andere suchten nach|andere sahen|andere sahen auch|auch gesucht|häufig gesucht|oft gesucht|nutzer suchten auch|bewerber suchten auch|bewerber sahen auch|" +
      "wir suchen auch|wir suchen außerdem|wir suchen ebenfalls|außerdem suchen wir|ebenfalls gesucht|außerdem gesucht|arbeite bei uns auch als|arbeiten sie bei uns auch als|komm auch als|vom selben arbeitgeber|mehr von diesem arbeitgeber",
  },
  {
    near: "vergelijkbare|soortgelijke|andere|overige|meer|gerelateerde",
    jobs: "vacatures|banen|functies|jobs",
    alone:
      "vergelijkbaar|in de buurt|bij jou in de buurt|vacatures in de buurt|vacatures bij jou in de buurt|banen in de buurt|vacatures in jouw regio|vacatures in de regio|jobs in de buurt|" +
      "anderen zochten|anderen zochten ook|anderen zochten naar|anderen bekeken|anderen bekeken ook|ook gezocht|ook bekeken|vaak gezocht|bezoekers bekeken ook|" +
      "wij zoeken ook|we zoeken ook|ook zoeken wij|ook zoeken we|werk ook bij ons als|kom ook werken als|ook bij ons|van dezelfde werkgever|meer van deze werkgever",
  },
  {
    near: "",
    jobs: "",
    alone:
      "similaires|offres similaires|postes similaires|emplois similaires|annonces similaires|autres offres|autres postes|autres emplois|à proximité|offres à proximité|emplois à proximité|près de chez vous|offres près de chez vous|emplois près de chez vous|dans votre région|offres dans votre région|" +
      "d'autres ont cherché|d'autres ont recherché|d'autres ont aussi cherché|d'autres ont consulté|d'autres ont aussi consulté|d'autres ont vu|autres recherches|également recherché|aussi recherché|aussi consulté|" +
      "nous recrutons aussi|nous recrutons également|nous cherchons aussi|nous cherchons également|nous recherchons aussi|nous recherchons également|rejoignez-nous aussi comme|travaillez aussi chez nous comme|du même employeur",
  },
  {
    near: "",
    jobs: "",
    alone:
      "similares|ofertas similares|empleos similares|puestos similares|vacantes similares|otras ofertas|otros empleos|otras vacantes|cerca de ti|ofertas cerca de ti|empleos cerca de ti|empleos cerca|ofertas cerca|en tu zona|ofertas en tu zona|empleos en tu zona|" +
      "otros buscaron|otros buscaron también|otros también buscaron|otros vieron|otros también vieron|otras personas buscaron|también buscado|también visto|" +
      "también buscamos|buscamos también|buscamos además|trabaja con nosotros también como|trabaja también con nosotros como|únete también como|de la misma empresa",
  },
  {
    near: "",
    jobs: "",
    alone:
      "simili|offerte simili|annunci simili|lavori simili|posizioni simili|altre offerte|altre posizioni|altri annunci|nelle vicinanze|offerte nelle vicinanze|lavori nelle vicinanze|vicino a te|offerte vicino a te|lavori vicino a te|nella tua zona|offerte nella tua zona|" +
      "altri hanno cercato|altri hanno cercato anche|altri cercavano|altri hanno visto|altri hanno visto anche|cercati anche|visti anche|" +
      "lavora con noi anche come|cerchiamo anche|ricerchiamo anche|unisciti a noi anche come|stiamo cercando anche|della stessa azienda",
  },
  {
    near: "podobne|inne|pozostałe|pokrewne",
    jobs: "oferty|ogłoszenia|stanowiska|oferty pracy",
    alone:
      "podobne|w pobliżu|oferty w pobliżu|praca w pobliżu|w okolicy|oferty w okolicy|praca w okolicy|w twojej okolicy|oferty w twojej okolicy|" +
      "inni szukali|inni szukali też|inni szukali także|inni oglądali|inni oglądali też|inni przeglądali|szukano także|często szukane|" +
      "szukamy także|szukamy też|szukamy również|poszukujemy także|poszukujemy również|pracuj u nas także jako|pracuj z nami także jako|dołącz do nas także jako|tego samego pracodawcy",
  },
  {
    near: "podobné|další|jiné|ostatní|související",
    jobs: "nabídky|pozice|inzeráty|nabídky práce",
    alone:
      "podobné|v okolí|nabídky v okolí|práce v okolí|pozice v okolí|ve vašem okolí|nabídky ve vašem okolí|poblíž|" +
      "jiní hledali|jiní hledali také|ostatní hledali|ostatní také hledali|ostatní hledali také|jiní si prohlíželi|často hledané|také hledáno|" +
      "hledáme také|hledáme i|hledáme rovněž|pracujte u nás také jako|pracuj u nás také jako|přidejte se k nám také jako|od stejného zaměstnavatele",
  },
  {
    near: "liknande|fler|andra|relaterade|övriga",
    jobs: "jobb|tjänster|annonser|lediga jobb",
    alone:
      "liknande|i närheten|jobb i närheten|lediga jobb i närheten|nära dig|jobb nära dig|i ditt område|jobb i ditt område|" +
      "andra sökte|andra sökte också|andra sökte efter|andra sökte även|andra tittade på|andra tittade också på|ofta sökt|" +
      "vi söker också|vi söker även|jobba hos oss även som|jobba även hos oss som|bli också|från samma arbetsgivare",
  },
  {
    near: "lignende|andre|flere|øvrige|relaterede|relaterte",
    jobs: "stillinger|job|jobs|jobber|jobopslag|annoncer|annonser",
    alone:
      "lignende|i nærheden|job i nærheden|ledige job i nærheden|i nærheten|jobber i nærheten|ledige stillinger i nærheten|nær dig|nær deg|i dit område|i ditt område|stillinger i nærheten|stillinger i nærheden|" +
      "andre søgte|andre søgte også|andre søgte efter|andre så|andre så også|andre søkte|andre søkte også|andre søkte etter|ofte søgt|ofte søkt|" +
      "vi søger også|vi søker også|vi søger desuden|arbejd hos os også som|arbejd også hos os som|jobb hos oss også som|jobb også hos oss som|bliv også|bli også|fra samme arbejdsgiver|fra samme arbeidsgiver",
  },
  {
    near: "samankaltaisia|vastaavia|muita|lisää",
    jobs: "työpaikkoja|tehtäviä|paikkoja|ilmoituksia",
    alone:
      "samankaltaiset|vastaavat|lähellä|lähistöllä|työpaikat lähellä|työpaikat lähistöllä|työpaikkoja lähellä|alueellasi|työpaikat alueellasi|" +
      "muut etsivät|muut etsivät myös|muut hakivat|muut hakivat myös|muut katsoivat|muut katsoivat myös|haettu myös|" +
      "haemme myös|etsimme myös|tule meille myös|tule meille töihin myös|samalta työnantajalta",
  },
  {
    near: "",
    jobs: "",
    alone:
      "semelhantes|vagas semelhantes|ofertas semelhantes|empregos semelhantes|outras vagas|outras ofertas|perto de si|perto de ti|ofertas perto de si|ofertas perto de ti|vagas perto de si|na sua zona|na tua zona|ofertas na sua zona|vagas na tua zona|" +
      "outros procuraram|outros procuraram também|outros também procuraram|outros pesquisaram|outros viram|outros também viram|também procurado|" +
      "também procuramos|procuramos também|trabalha connosco também como|trabalhe connosco também como|trabalha também connosco como|junta-te a nós também como|da mesma empresa",
  },
];

const parts = (listed: string): string[] => listed.split("|").filter(Boolean);

const phrases = () =>
  new Set(
    spoken
      .flatMap(({ near, jobs, alone }) => [
        ...parts(near).flatMap((which) => parts(jobs).map((job) => `${which} ${job}`)),
        ...parts(alone),
      ])
      .map(fold),
  );

/** Leads by their first word, each in its words, the longest first. */
const byFirst = new LazyMap(() => {
  const found = new Map<string, string[][]>();
  for (const phrase of phrases()) {
    const words = phrase.split(" ");
    const first = words[0] ?? "";
    found.set(first, [...(found.get(first) ?? []), words]);
  }
  for (const some of found.values()) some.sort((a, b) => b.length - a.length);
  return found;
});

const none: readonly string[][] = [];

/** How many words of a lead to other vacancies begin here; 0 where none does. */
export function leadAt({ words, known }: Words, from: number): number {
  const first = known[from];
  if (!first) return 0;
  const leads = (first.leads ??= byFirst.get(first.word) ?? none);
  if (leads === none) return 0;
  return leads.find((it) => it.every((word, at) => words[from + at] === word))?.length ?? 0;
}
