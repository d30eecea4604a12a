/**
 * How a line begins that says first where the work is, or when, and then what "you" do there: "In our plant room you",
 * "I vårt datacenter sköter du", "In unserem RZ betreuen Sie". Behind some verbs it tells what somebody gets, meets or is.
 */
type Place = { fronts: string; you: string };

const some = "[^.!?:;\\n]{0,90}?";
/** Words of Dutch that stand before "je" and are no verb. */
const noVerbs =
  "dat|wat|waar\\p{L}*|als|of|om|voor|met|bij|die|naar|van|aan|op|in|hoe|wanneer|omdat|zodat|en|door|over|tot|maar|want|dan|is|uit|onder";

const places: Place[] = [
  {
    fronts:
      "(?:based |located |working )?(?:in|at|on|from|across|within|for|alongside|together with|every (?:day|night|shift))",
    you: "you(?:'ll| will)? (?!(?:will )?(?:get|receive|enjoy|join|find|benefit|love|like|meet|become|be (?:part|joining|welcome)|can|may|have|learn|grow|work with us))\\p{L}",
  },
  {
    fronts:
      "(?:in|im|am|an|auf|bei|beim|f[uü]r|von|vom|ab|aus|mit|zusammen|gemeinsam|rund um|t[aä]glich|nachts|hier|dort)",
    you: "(?!(?:bist|hast|wirst|kannst|darfst|findest|bekommst|erh[aä]ltst|profitierst|lernst|w[aä]chst|f[uü]hlst|triffst|genie[sß]+t|entdeckst|verdienst)\\s)\\p{L}{2,}st du(?!\\p{L})",
  },
  {
    fronts: "(?:in|im|am|an|auf|bei|beim|f[uü]r|von|vom|ab|aus|mit|zusammen|gemeinsam|rund um)",
    you: "(?!(?:k[oö]nnen|d[uü]rfen|haben|finden|bekommen|erhalten|profitieren|lernen|wachsen|treffen|genie[sß]+en|entdecken|werden|verdienen|denen)\\s)\\p{L}{2,}en sie(?!\\p{L})",
  },
  {
    fronts: "(?:in|op|bij|vanuit|aan|voor|binnen|met|samen|namens|vanaf|elke|iedere|hier|daar)",
    you: `(?!(?:${noVerbs}|krijg|ontvang|kom|ben|vind|heb|word|geniet|profiteer|kun|kan|mag|leer|groei|voel|verdien|ontmoet|hoor|merk|weet|ervaar|ontdek)\\s)\\p{L}{2,} (?:je|jij|u) (?!(?:krijgt|ontvangt)\\s)\\p{L}`,
  },
  {
    fronts: "(?:dans|au|aux|[aà]|sur|pour|en|chez|depuis|avec|aupr[eè]s|chaque|de nuit|bas[eé]e?)",
    you: "vous (?!(?:b[eé]n[eé]fici|recevr|recevez|rejoi|profit|int[eé]gr|trouve|aurez|avez|d[eé]couvr|pouvez|pourrez|serez accueilli|apprendr))\\p{L}",
  },
  {
    fronts: "(?:en|desde|dentro|para|por|con|junto|cada|de noche)",
    you: "(?:(?!(?:encontrar|tendr|podr|recibir|disfrutar|conocer|aprender|formar|cobrar|ganar|crecer)[aá]s)\\p{L}{2,}r[aá]s|te (?:encargas|ocupas|haces|responsabilizas)|haces|mantienes|llevas|revisas|cuidas|atiendes|operas|garantizas|gestionas|supervisas|reparas|instalas|vigilas|compruebas|diriges)(?!\\p{L})",
  },
  {
    fronts: "(?:nel\\p{L}*|in|a|al\\p{L}*|da|dal\\p{L}*|su|sul\\p{L}*|per|con|presso|ogni|insieme)",
    you: "(?:(?!(?:trov|avr|potr|ricev|godr|conosc|impar|guadagn|cresc)e?rai)\\p{L}{2,}(?:er|ir|ar)ai|ti (?:occup|prend)i)(?!\\p{L})",
  },
  {
    fronts: "(?:n[oa]s?|em|num\\p{L}?|d[oa]s?|desde|para|por|com|junto|cada)",
    you: "(?:(?!(?:encontrar|ter|poder|receber|usufruir|conhecer|aprender|ganhar|crescer)[aá]s)\\p{L}{2,}r[aá]s|fazes|mant[eé]ns|tratas|garantes|asseguras|acompanhas|executas|realizas|operas|geres|cuidas|vigias|reparas|instalas|diriges|respondes|[eé]s respons[aá]vel)(?!\\p{L})",
  },
  {
    fronts: "(?:we?|na|przy|dla|od|ze?|u|pod|razem|wsp[oó]lnie|co (?:noc|dzie[nń]))",
    you: "(?!(?:nasz|wasz|arkusz|fundusz|klawisz|kosz|znajdziesz|otrzymasz|zyskasz|dostaniesz|mo[zż]esz|masz|poznasz|spotkasz|do[lł][aą]czysz|nauczysz|zarobisz|rozwiniesz)(?!\\p{L}))\\p{L}{3,}sz(?!\\p{L})",
  },
  {
    fronts: "(?:ve?|na|u|p[rř]i|pro|ze?|od|ke?|spolu|spole[cč]n[eě]|ka[zž]d\\p{L}+)",
    you: "(?!(?:najdete|dostanete|z[ií]sk[aá]te|m[uů][zž]ete|m[aá]te|potk[aá]te|pozn[aá]te|ocen[ií]te|nau[cč][ií]te|vyd[eě]l[aá]te|najde[sš]|dostane[sš]|z[ií]sk[aá][sš]|m[aá][sš]|m[uů][zž]e[sš])(?!\\p{L}))\\p{L}{2,}(?:[áíe]te|[eáí]š)(?!\\p{L})",
  },
  {
    fronts:
      "(?:i|p[aå]|vid|ved|hos|fr[aå]n?|f[oö]r|for|till?|inom|innen|tillsammans|sammen|med|ute|varje|hver)",
    you: "(?!(?:f[aå]r|[aäæe]r|har|blir|bliver|kan|hittar|finder|finner|m[oöø]ter|m[oø]der|l[aäæ]rer?|v[aäo]kser|tjenar|tjener|d[aäe]r|n[aäå]r|hvor|hur|hvordan|eller|f[oöø]r|her|h[aä]r)\\s)\\p{L}{2,}r du(?!\\p{L})",
  },
  {
    fronts: "(?:(?:\\p{L}+(?:ss[aä]|ll[aä]|st[aä])(?:mme|ni)?))",
    you: "(?!(?:saat|p[aä][aä]set|opit|voit|l[oö]yd[aä]t|tapaat|viihdyt|olet|kasvat|kehityt|nautit|ovat|omat|uudet|hyv[aä]t)(?!\\p{L}))\\p{L}{3,}[aeiouyäö]t(?!\\p{L}| (?:ovat|on)(?!\\p{L}))",
  },
];

const placed = new RegExp(
  `[-•*·\\s]{0,4}(?:${places.map(({ fronts, you }) => `${fronts}(?!\\p{L})${some}(?<!\\p{L})${you}`).join("|")})`,
  "iuy",
);

/** Whether a sentence that begins here names the place of somebody's work before whom it speaks to. */
export function placesAt(text: string, start: number): boolean {
  placed.lastIndex = start;
  return placed.test(text);
}
