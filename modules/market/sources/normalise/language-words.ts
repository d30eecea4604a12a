/** Common words of ads by language, lower case with their accents; shared ones count for less. */
export const stopWords: Record<string, string> = {
  en:
    "the and of to in for with you your our we are is on as be will at an or have this that from " +
    "by who all can us not it a work team experience skills role working ability including join " +
    "within across must other well has been were what when about more than their they manager",
  de:
    "der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an " +
    "werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum " +
    "war oder wir du dein deine deiner ihre ihr uns unser unsere sowie gerne durch bis zur vom " +
    "aufgaben profil kenntnisse erfahrung ausbildung bereich bieten suchen arbeiten " +
    "mitarbeiter m w",
  nl:
    "de het een van en in is dat op te zijn met voor niet aan er om ook als dan maar bij of uit " +
    "nog naar heb je jij jouw wij we ons onze door over ben worden wordt hebben heeft kan deze " +
    "dit die tot wat zoals binnen werken werk ervaring functie jaar gaat bent jou onder meer " +
    "minimaal uur per monteur kennis verantwoordelijk zoek zoeken",
  fr:
    "le la les de des du et en un une est que qui dans pour au aux par sur avec ce cette ces " +
    "vous " +
    "nous votre notre vos nos il elle se sont pas plus ou son sa ses être avez ainsi d l à poste " +
    "mission missions expérience équipe travail entreprise profil recherche au-delà chez afin",
  es:
    "el la los las de y en que un una por con para del se es al lo como más su sus o te tu nos " +
    "nuestra nuestro este esta son ser está muy sobre entre trabajo experiencia equipo empresa " +
    "puesto formación buscamos requisitos años funciones conocimientos desde si tus",
  it:
    "il lo la i gli le di e che in un una per con del della dei delle al alla è sono si da nel " +
    "nella non più come anche o ed su ha tra questo presso nostra nostro esperienza lavoro " +
    "azienda attività conoscenza requisiti ricerca gestione dell degli dal settore buona figura",
  pl:
    "i w na z do się że to nie jest o jak za od po dla oraz lub przez są ze co pracy praca " +
    "doświadczenie mile widziane wymagania oferujemy umiejętność znajomość zespołu twoje nasz " +
    "naszych możliwość stanowisko pracę firmy zakres będzie przy pod",
  sv:
    "och att det i en som på är av för med till den har de inte om ett du vi din ditt dina vår " +
    "vårt våra kan eller från vid hos även samt där ska arbeta arbete erfarenhet tjänsten inom " +
    "rollen söker oss dig blir goda arbetar både vara nya",
  da:
    "og at det i en som på er af for med til den har de ikke om et du vi din dit dine vores kan " +
    "eller fra ved hos også samt hvor skal arbejde erfaring stillingen inden os dig bliver gode " +
    "både være nye blandt arbejdet medarbejder opgaver dem dig jer",
  no:
    "og å det i en som på er av for med til den har de ikke om et du vi din ditt dine vår vårt " +
    "våre kan eller fra ved hos også samt hvor skal arbeide erfaring stillingen innen oss deg " +
    "blir gode både være nye blant arbeid medarbeider oppgaver dere jobbe etter",
  fi:
    "ja on ei että se hän oli joka mutta kun tai sekä myös ovat sinun meillä sinulla sinulta " +
    "meidän olet olemme voit työ työn tehtävä tehtävään kokemusta kanssa ole mukaan etsimme " +
    "tarjoamme osaaminen osaamista hyvä niin sen tässä tiimi työskentely arvostamme",
  pt:
    "o a os as de e do da em um uma que para com não por mais dos das no na se ao como ou à são " +
    "é seu sua nos nas pelo pela você nós nossa nosso experiência trabalho equipa empresa função " +
    "formação conhecimentos área anos procuramos requisitos até também gestão",
  ca:
    "el la els les de i en que un una per amb del dels es al com més seu seva o et nostra nostre " +
    "aquest aquesta són ser està molt sobre entre feina experiència equip empresa lloc formació " +
    "busquem requisits anys funcions coneixements des d'una pel pels als amb treball",
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
  sv: "och för att ning ör äll gar ska erf tjä ände någ ätt ång lig",
  da: "og  hed lig ige ør er  det af ler jde ende ning ejd æng øre bej tte",
  no: "og  het ing lig eid øk ell sjon ene kke til ere dig tte øre bei ikk",
  fi: "een ista sta ään uut yö kse tti lla ssa iin nen tää mme ehtä aa yt",
  pt: "ção ões ent ado ção que ão  nte nho lho ida ência ade área",
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
  ca: "çàèò·",
};
