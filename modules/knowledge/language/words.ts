/** Articles, prepositions and the like by language, with their accents. */
export const smallWords: Record<string, string> = {
  en:
    "the and of to in for with you your our we are is on as be will at an or have this that " +
    "from by who all can us not it a has",
  de:
    "der die und in den von zu das mit des auf für ist im dem ein eine als es an aus er hat " +
    "sie bei um am wie so zum war oder wir du ihr uns bis zur vom m w",
  nl:
    "de het een van en in is dat op te zijn met voor aan er om ook als dan bij of uit nog " +
    "heb je jij jouw wij we ons onze ben kan dit die tot wat jou uur per",
  fr:
    "le la les de des du et en un une est que qui dans pour au aux par sur avec ce ces vous " +
    "nous votre notre vos nos il se pas ou son sa ses d l à",
  es:
    "el la los las de y en que un una por con para del se es al lo como más su sus o te tu " +
    "nos nuestra nuestro son ser muy si tus",
  it:
    "il lo la i gli le di e che in un una per con del della dei delle al alla è sono si da " +
    "nel non più o ed su ha tra dal",
  pl: "i w na z do się że to nie jest o jak za od po dla oraz lub są ze co pracy przy pod",
  sv:
    "och att det i en som på är av för med till den har de om ett du vi din vår våra kan " +
    "vid hos där ska oss dig vara nya",
  da:
    "og at det i en som på er af for med til den har de ikke om et du vi din dit vores kan " +
    "fra ved hos os dig nye dem jer",
  no:
    "og å det i en som på er av for med til den har de ikke om et du vi din vår våre kan " +
    "fra ved hos oss deg nye",
  fi: "ja on ei että se hän oli kun tai sekä myös ovat meillä sinulla olet työ kanssa ole sen",
  pt:
    "o a os as de e do da em um uma que para com não por dos das no na se ao como ou à são " +
    "é seu sua nos nas nós nosso até",
  cs:
    "a v na se je pro s z do nebo jsou ve k od nas že si po při za jak jako či náš naše jsme vás " +
    "vám bude budete u o i jste který která které",
  ca:
    "el la els les de i en que un una per amb del es al com més seu o et són ser des pel " + "als",
};

/** What ads say most, beside the small words. */
export const adWords: Record<string, string> = {
  en:
    "work team experience skills role working ability including join within across must " +
    "other well been were what when about more than their they manager",
  de:
    "sich nicht auch werden dass nach wird einer sind noch einem über einen dein deine " +
    "deiner ihre unser unsere sowie gerne durch aufgaben profil kenntnisse erfahrung " +
    "ausbildung bereich bieten suchen arbeiten mitarbeiter",
  nl:
    "niet maar naar door over worden wordt hebben heeft deze zoals binnen werken werk " +
    "ervaring functie jaar gaat bent onder meer minimaal monteur kennis verantwoordelijk " +
    "zoek zoeken ploegendienst storingen begeleiden leveranciers oplossen vragen bieden vereist rijbewijs salaris opleiding onderhoud dienst",
  fr:
    "cette elle sont plus être avez ainsi poste mission missions expérience équipe travail " +
    "entreprise profil recherche au-delà chez afin",
  es:
    "este esta está sobre entre trabajo experiencia equipo empresa puesto formación " +
    "buscamos requisitos años funciones conocimientos desde imprescindible valorable carné conducir ofrecemos turnos " +
    "quiénes somos proceso guardia operador salario contrato necesario cuadros mantenimiento",
  it:
    "nella come anche questo presso nostra nostro esperienza lavoro azienda attività " +
    "conoscenza requisiti ricerca gestione dell degli settore buona figura offerta turni supporto manutenzione patente " +
    "laurea richiesta richiesto offriamo ditta ditte impianti compilazione diploma contratto",
  pl:
    "przez praca doświadczenie mile widziane wymagania oferujemy umiejętność znajomość " +
    "zespołu twoje nasz naszych możliwość stanowisko pracę firmy zakres będzie obowiązków umowa " +
    "umowę wynagrodzenie obsługa serwis wymiana kontrola urządzeń obchody zmianowa wykształcenie usuwanie awarii uprawnienia",
  sv:
    "inte ditt dina vårt eller från även samt arbeta arbete erfarenhet tjänsten inom rollen " +
    "söker blir goda arbetar både arbetsuppgifter erbjuder anställning utbildning körkort heltid " +
    "stöd kunskap skift semester företaget erbjudande skicka egen krav meriterande lön drift underhåll ansökan",
  da:
    "dine eller også samt hvor skal arbejde erfaring stillingen inden bliver gode både være " +
    "blandt arbejdet medarbejder opgaver søger uddannelse kendskab gerne mulighed hverdag " +
    "virksomhed ansøgning kørekort arbejdsmiljø kollegaer fast stilling kunder fejl løn tilbyder " +
    "vedligeholder vedligeholdelse svendebrev hjælper hjælpe hold efter uden nogle hver vej rejse hjem arbejder " +
    "afdeling afdelingen løbende sikkerhed kvalitet anlæg værktøj værksted hjælp førstehjælp gennem mellem muligt " +
    "spørgsmål færdig tilbage vagt uge uger overenskomst tiltrædelse udføre opstart fejlfinding idriftsættelse eftersyn " +
    "projekter kursus gyldigt certifikat køling køleanlæg nødvendig datacenteret sendes eget meget",
  no:
    "ditt dine vårt eller også samt hvor skal arbeide erfaring stillingen innen blir gode " +
    "både være blant arbeid medarbeider oppgaver dere jobbe etter søker kunnskaper ansatte " +
    "utdanning kjennskap gjerne mulighet mulighetene arbeidsmiljø ønsker førerkort bedrift " +
    "fast stilling kunder feil lønn tilbyr vedlikeholder vedlikehold fagbrev anlegg jobb kolleger hyggelig nødvendig hjelper hjelpe " +
    "uten noen hver vei reise hjem arbeider avdeling avdelingen løpende sikkerhet kvalitet verktøy verksted hjelp " +
    "førstehjelp gjennom mellom mulig spørsmål ferdig tilbake vakt uke uker tiltredelse utføre oppstart feilsøking " +
    "igangkjøring ettersyn prosjekter kurs gyldig sertifikat kjøling kjøleanlegg datasenter datasenteret søknad sendes mye",
  fi:
    "joka mutta sinun sinulta meidän olemme voit työn tehtävä tehtävään kokemusta mukaan " +
    "etsimme tarjoamme osaaminen osaamista hyvä niin tässä tiimi työskentely arvostamme yritys tehtävät koulutus vuoro " +
    "edellytykset palkka huolto kokemus vaadimme",
  pt:
    "mais pelo pela você nossa experiência trabalho equipa empresa função formação " +
    "conhecimentos área anos procuramos requisitos também gestão oferecemos funções somos turnos " +
    "contrato carta condução curso regalias subsídio sobre turno registos processo envie manutenção obrigatório avarias eletricidade",
  cs:
    "práce zkušenosti znalost znalosti požadujeme nabízíme vzdělání praxe společnost oblasti " +
    "možnost pracovní mzda dovolené výhodou hledáme minimálně provádět zajištění zařízení " +
    "řidičský průkaz schopnost spolupráce náplň požadavky směny směnný příspěvek stravenky týdnů " +
    "nástup údržba opravy kontrola obsluha příprava denně řešení poruch vyučení oboru",
  ca:
    "dels seva nostra nostre aquest aquesta està molt sobre entre feina experiència equip " +
    "empresa lloc formació busquem requisits anys funcions coneixements d'una pels treball",
};

/** Letter triples that give a language away even where no common word stands. */
export const trigrams: Record<string, string> = {
  en: "the ing and ght wor ity ful ugh tio our wit ers ork ess ell",
  de: "sch ein cht ung ich ver auf eit ück lich kei ier gen ben ger ufg äft für tät zur",
  nl: "aar oor ijn sch een oek ijk eer aan den uur ijd eid elij kun werk geli ger aat eel",
  fr: "ous eur eme ent ait ier eau que oir ais ion tre éri ées eux onn ell aux iqu",
  es: "ión ado que ent aci los cio ñ os  por nte ará qui emp dad ienc miento",
  it: "zio gli ell ione che tti azi ità zza ett ollo nell gio sse ato one iamo cia",
  pl: "cze rze ści nie prz owa ych ani wan sta szy czn ią się prac ego ość ymi",
  sv: "er och för att ning ör äll gar ska erf tjä ände någ ätt ång lig",
  da: "og  bog fte hed lig ige ør er  det af ler jde ende ning ejd æng øre bej tte",
  no: "og  het ing lig eid øk ør er ell sjo asj kjø øye yr gg jel ene kke til ere ige ler det dig tte øre bei ikk",
  fi: "een ista sta ään uut yö kse tti lla ssa iin nen tää mme ehtä aa yt",
  pt: "ção ões ent ado ção que ão  nte nho lho ida ência ade área",
  cs: "ost vat ech při ení ště řed kov čně ých ého ství íme ává ště ická běž ouc",
  ca: "ció que amb ent ència aci ment tat ers ny ques àri els est",
};

/** Letters that only some of the languages write. */
export const letters: Record<string, string> = {
  de: "ßäöü",
  fr: "éèêçàùœ",
  es: "ñáíó",
  it: "àèìòù",
  pl: "łąęśćżźń",
  sv: "åäö",
  da: "æøå",
  no: "æøå",
  fi: "äö",
  pt: "ãõç",
  cs: "ěřůťďňýčšž",
  ca: "çàèò·",
};
