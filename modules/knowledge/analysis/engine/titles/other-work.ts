/**
 * What people are called whose work has nothing to do with a building's plant, by where they work, as patterns of folded
 * words in the languages of the ads. Whatever stands around them, a title with one of these is of their work.
 */
const people = [
  // Cleaners, cooks, gardeners, receptions, staff offices, courts, classes, lorries, papers and wards.
  "cleaner|cleaning (?:operative|operator|staff|supervisor|manager)|janitor\\w*|housekeep\\w*|schoonma(?:ak|ker)\\w*|glazenwasser",
  "reinigungs(?:kraft|krafte|mitarbeiter\\w*)|gebaudereinig\\w*|raumpfleg\\w+|agent d.entretien|agent de (?:nettoyage|proprete)|femme de menage|limpiador\\w*",
  "(?:personal|operari[oa]|auxiliar|empregad[oa]) de limpe(?:z|ç|c)a|addett[oaie] (?:alle|alla) puliz\\w+|sprzata\\w+|lokalvard\\w+|stadare|rengorings\\w+",
  "renholds?\\w*|siivooja|laitoshuoltaja|uklizec\\w*|cook|(?:sous|head|pastry|executive) chef|chef de cuisine|kitchen (?:porter|assistant)|catering\\w*",
  "barista|canteen|kok|koch|kochin|kuchen(?:hilfe|kraft)|cuisini\\w+|cociner[oa]|cuoc[oa]|kucharz|kucharka|kock|kokk|kuchar|cozinheir[oa]|keittaja|gardener",
  "landscaper|groundskeeper|hovenier|gartner(?:in)?|jardini\\w+|jardiner[oa]|giardiniere|ogrodnik|tradgardsmastare|receptionn?ist\\w*|recepcionista",
  "recepcjonist\\w+|recepcni|empfangs(?:mitarbeiter|kraft|dame|sekretar)\\w*|(?:hotess?e?|agent|charge\\w?) d.accueil|baliemedewerker|vastaanotto\\w+",
  "front desk",
  "hr (?:business|partner|manager|advis\\w+|generalist|officer|specialist|administrator|director|lead|assistant|adviseur|medewerker|referent|consultant)\\w*",
  "hr-\\w+|human resources|people partner|personal(?:referent|leiter|sachbearbeiter|berater)\\w*|recursos humanos|risorse umane|ressources humaines",
  "recruteu\\w+|recrutement|rekruter\\w*|rekryterare|headhunter|lawyer|solicitor|barrister|jurist\\w*|rechtsanw\\w+|advocaat|avocate?|abogad[oa]|avvocat[oa]",
  "prawnik|prawniczka|radca prawny|advokat|pravnik|advogad[oa]|syndikus\\w*|boekhoud\\w+|buchhalt\\w*|comptable|contable|ragionier[ea]|ksiegow\\w+|teacher",
  "lecturer|docent|dozent(?:in)?|(?:berufsschul|fach)?lehrer(?:in)?|larare|underviser|opettaja|lektor",
  "(?<!device )driver(?! (?:engineer|developer|software))|(?:vrachtwagen)?chauffeur|(?:lkw-?|kraft|berufskraft|kurier|auslieferungs|bus)fahrer\\w*",
  "conductora?|autista|camionista|kierowca|lastbilschauffor|sjafor|courier|bezorger|kuljettaja|motorista|journalist\\w*|photograph\\w*|fotogra(?:f|fo|fa|af)",
  "translator|vertaler|ubersetzer\\w*|traducteur|traductora?|tlumacz\\w*|nurse|krankenschwester|krankenpfleg\\w*|verpleegkundige|infirmi\\w+|enfermer\\w+",
  "infermier\\w+|pielegniark\\w*|sjukskotersk\\w*|sykepleier\\w*|sygeplejersk\\w*",
  // Farms, woods and waters.
  "(?<!(?:server|wind|solar|gpu|tank) )farm(?:er|ers|hand|ing|worker|arbeiter)?|dairy\\w*|milker|herds(?:man|woman|person)|shepherd|beekeeper|zoo ?keeper|stable (?:hand|lad)|groom|fisherm[ae]n|agricultur\\w+",
  "landwirt\\w*|melker|tier(?:pfleg|wirt)\\w*|imker|winzer\\w*|erntehelf\\w*|forstwirt\\w*|pferdewirt\\w*|stallhilfe",
  "\\w*vee\\w*houder\\w*|boer(?:in)?|agrarisch\\w*|dierverzorg\\w*|tuinder\\w*|kwekerij\\w*|oogst\\w*|\\w+teler",
  "agricole|agricult\\w+|vacher|bergere?|eleveu\\w+|vigneron\\w*|viticole|maraicher\\w*|apicult\\w+|palefreni\\w+|soigneur animali\\w+",
  "agricol[ao]|ganader[oa]|vaquer[oa]|ordena\\w+|vendimia\\w*|jornaler[oa]|pastora?|tratadora?|vaqueir[oa]|ordenh\\w+",
  "mungit\\w+|allevat\\w+|bracciante|vendemmia\\w*|stalliere|dojarz|dojark\\w+|rolni\\w+|hodowc\\w+|pszczelarz|gospodarstw\\w*",
  "djur(?:skot|var)\\w*|dyrepasser|lantbruk\\w*|land(?:brug|bruk)\\w*|malker|gardsarbeid\\w*|fodermester|\\w*roykter",
  "maatalou\\w*|maatila\\w*|karjan\\w*|elaintenhoit\\w*|lypsaja|dojic\\w*|osetrovatel\\w*|zemedel\\w*|chovatel\\w*|vcelar\\w*",
  // Kitchens, bakeries and bars.
  "baker|butcher|fishmonger|cheesemaker|brewer|distiller|confectioner|pizza\\w*|chef de (?:partie|rang)|commis(?: de cuisine| chef)?",
  "waiter|waitress|bartender|bar(?:man|maid)|dishwasher|food service\\w*|(?:bio|fein)?backer|backereifach\\w*|metzger\\w*|fleischer\\w*",
  "konditor\\w*|kellner\\w*|servierkraft|brauer\\w*|kaser|kasemacher\\w*|spulkraft|beikoch|\\w*bakker|slager\\w*|horeca\\w*|brouwer|kaasmaker|keukenhulp",
  "boulang\\w+|patissi\\w+|bouch(?:er|ere)|charcuti\\w+|poissonni\\w+|cremi\\w+|fromag\\w+|serveuse|(?<!(?:technicien|ingenieur|administrateur) )serveur|brasseur|plongeur|traiteur",
  "panader[oa]|pasteler[oa]|carnicer[oa]|camarer[oa]|cervecer[oa]|friegaplatos|queser[oa]|queijeir[oa]|padeir[oa]|pasteleir[oa]|talhante|garcom",
  "panettiere|fornai[oa]|pasticcer\\w*|macellai[oa]|camerier[ea]|birrai[oa]|pizzaiol[oa]|lavapiatti|aiuto cuoco|casar[oa]",
  "piekarz|cukierni\\w+|rzezni\\w+|piwowar|serowar|pomoc kuchenna|bagare|bager|slakt\\w+|slagter|servitor|servitris|tjener|brygg(?:er|are|ar)|diskare",
  "leipuri|kondiittori|teurastaja|lihanleikkaaja|tarjoilija|keittioapulainen|kokki|pekar\\w*|cukrar\\w*|reznik|cisnik|servirka|sladek|syrar",
  // Shops.
  "(?:shop|store|retail|sales) (?:assistant|associate|keeper|clerk|worker|staff)|cashier|shelf stacker|florist\\w*|kassier\\w*|filialleit\\w*",
  "winkel\\w*|kassa\\w*|caissi\\w+|bloemist|vendeu\\w+|hotesse? de caisse|fleuriste|employee? (?:de libre service|de magasin)|dependient[ea]|cajer[oa]",
  "addett\\w+ vendite|cassier[ea]|sprzedawc\\w+|kasjer\\w*|butik\\w*|kassor|ekspedient|butikk\\w*|myymala\\w*|(?:assistente|operadora?) de (?:loja|caixa)|prodavac\\w*|pokladni\\w*",
  // Stores, lorries and parcels.
  "warehouse (?:operative|worker|assistant|associate|operator|person|clerk)|forklift\\w*|(?:order )?pick(?:er|ing)|packer|delivery (?:driver|rider)",
  "lagerist\\w*|lager(?:helf|mitarbeit|arbeit|fach)\\w*|fachkraft fur lagerlogistik|kommissionier\\w*|(?:gabel)?stapler\\w*|zusteller|brieftrager|kraftfahr\\w+",
  "magazijn\\w*|orderpicker|heftruck\\w*|postbezorger|magasinier|magasiniere|cariste|preparat\\w+ de commandes|manutentionnaire|livreu\\w+|coursier",
  "mozo(?: de)? almacen|almacener[oa]|carretiller[oa]|repartidora?|magazzinier\\w*|carrellista|facchin[oa]|magazynier\\w*|pakowacz\\w*|kurier\\w*",
  "lager(?:arbet|medarbe|bitrad|arbei|eksped|personal)\\w*|truckfor\\w+|varastotyo\\w*|(?:operador|empregado|auxiliar|fiel)\\w* de armazem|repositora?|skladni\\w*|ridic(?:ka|e)?",
  // Desks.
  "auctioneer|auction\\w*|underwriter|actuary|payroll\\w*|bookkeeper|accounts (?:payable|receivable|assistant)|data entry\\w*|(?:administrative|office) (?:assistant|clerk|junior)",
  "burokraft|burofachkraft|verwaltungsangestellt\\w*|verwaltungsfach\\w*|lohnbuch\\w*|steuerfach\\w*|steuerberat\\w*|bankkauf\\w*|versicherungs\\w*|datenerfass\\w*",
  "administratief (?:medewerk|assist)\\w*|financieel administrateur|salarisadminist\\w*|assistante? (?:administrati\\w+|de direction|comptable|rh)|gestionnaire (?:de )?paie",
  "administrativ[oa]|auxiliar administrativ[oa]|impiegat[oa] (?:amministrativ|contabil|commercial)\\w*|segretari[oa]|secretari[oa]",
  "kadr|kadrow\\w+|sekretark\\w*|pracownik biurow\\w+|ekonomiassistent|lonekonsult|bogholder|lonkonsulent|regnskaps\\w*|okonomimedarb\\w*",
  "taloushallin\\w*|kirjanpita\\w*|palkanlaskija|assistente administrativ[oa]|contabilist[ao]|ucetni\\w*|personalist\\w*|mzdov\\w+",
  // Guards and doors.
  "security (?:guard|officer|agent|operative|steward)|wach(?:mann|frau|schutz\\w*|person\\w*)|werkschutz\\w*|objektschutz\\w*|sicherheits(?:mitarbeit|kraft|krafte|dienst)\\w*|beveiliger|beveiligings(?:medewerk|beambt)\\w*",
  "agent de (?:securite|surete|surveillance)|vigilante|guardia (?:giurata|de seguridad|jurado)|addett[oaie] (?:alla |alle )?(?:vigilanza|portineria|sorveglianza|accoglienza)|portinai[oa]|usciere|ochroniarz|pracownik ochrony|straznik",
  "vaktare|ordningsvakt|vekter|(?:sikkerheds)?vagt|vartija|(?:pracovni(?:k|ce) )?ostrah\\w*|hlidac\\w*|(?:guarda|agente de seguranca)|pfortner\\w*|portier\\w*|gardien(?:ne)?",
  // Care, schools and the arts.
  "carer|care (?:assistant|worker)|midwife|physician|doctor|dentist|dental\\w*|pharmacist|therapist|physiotherap\\w*|psycholog\\w*|veterinar\\w*|nanny|childcare\\w*|social worker",
  "altenpfleg\\w*|pflege(?:fach|helf|kraft)\\w*|erzieher|kinderpfleg\\w*|hebamme|(?:zahn|tier|haus)?arzt|apotheker\\w*|medizinisch\\w* fachangestellt\\w*|sozial(?:arbeit|padagog)\\w*|heilerzieh\\w*",
  "verzorg\\w*|(?:huis|tand)?arts|pedagogisch\\w*|kinderopvang|thuiszorg\\w*|aide.soignante?|medecin|dentiste|pharmacien\\w*|educat(?:eur|rice)\\w*|sage.femme|puericult\\w*",
  "medic[oa]|farmaceutic[oa]|farmacista|fisioterap\\w*|educadora?|gerocultor\\w*|celadora?|cuidadora?|ostetric[oa]|badante|lekarz\\w*|farmaceut\\w*|opiekun\\w*|wychowawc\\w+|polozna",
  "undersk\\w+|lakare|tandlak\\w+|barnskotare|forskol\\w+|vardbitrade|personlig assistent|sosu\\w*|p(?:a|ae)dagog|helsefag\\w*|tannlege|barnehage\\w*|lahihoitaja|sairaanhoitaja|laakari|hammaslaak\\w*",
  "zdravotni sestra|lekar\\w*|zubar\\w*|pecovatel\\w*|vychovatel\\w*|hairdresser|fris(?:eu|or)\\w*|kapper|coiffeu\\w+|peluquer[oa]|parrucchier[ea]|fryzjer\\w*|kampaaja|cabeleireir[oa]|kadernic\\w*",
  "tutor|professor\\w*|profesora?|professeu\\w+|enseignante?|insegnante|nauczyciel\\w*|wykladowc\\w+|ucitel\\w*|leraar|leerkracht|l(?:a|ae)rer",
  "editor|reporter|redakt(?:eur|or|or)\\w*|redacteur\\w*|redactora?|redattore|dziennikarz\\w*|novinar\\w*|periodista|giornalista|interpreter|dolmetscher|librarian|bibliothe\\w+|musician|actor",
  "traduttore|traduttric[ei]|prekladatel\\w*|kaantaja|oversetter|overs(?:a|ae)tter|oversattare",
  // Guests and homes.
  "night porter|porter|room attendant|chambermaid|lifeguard|event(?:s)? (?:manager|coordinator|planner|assistant)|ice rink\\w*|car park\\w*|estate agent|letting agent|travel agent",
  "eventmanager\\w*|veranstaltungs(?:kauf|leit|manag)\\w*|zimmermadchen|bademeister|immobilien(?:makler|kauf)\\w*|makelaar|agent immobilier|agente inmobiliari[oa]|agente immobiliare",
  "veilleur de nuit|maitre.nageur|socorrista|conserje|organizador\\w* de eventos|bagnin[oa]|organizzat\\w+ eventi|pokojow\\w*|portier|badvakt|pokojsk\\w+|plavcik|vratny|uimavalvoja",
  "hundefris\\w*|kosmetik\\w*|kosmetyczk\\w*|estetist\\w*|esthetic\\w*|beautician|tailor|seamstress|politici?\\w*|priest|clergy",
];
const other = new RegExp(`(?<![\\w-])(?:${people.join("|")})(?!\\w)`);

/** Whether a folded title names somebody whose work is another, whatever plant stands around it. */
export const isOtherWork = (folded: string): boolean => other.test(folded);
