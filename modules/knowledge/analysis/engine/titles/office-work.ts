/** Who buys for a plant that stands behind, "Einkäufer TGA", is of its trade. */
const unlessOfPlant =
  "(?! (?:for |fur |voor |pour |para |per |de |di |der |til |for )?(?:tga|mep|m&e|hvac|installa|impiant|instala|haustechnik|travaux|bau))";

/**
 * What people are called who sell, hire, count, judge at law, write, arrange or furnish, by kind of profession, as patterns of
 * folded words in the languages of the ads. Where a title is made of a plain word ("técnico de", "responsable", "specialist") and
 * a field, the field says what the work is: "técnico de selección" hires. Whoever sells as an engineer stays a function beside.
 */
const kinds: { [kind: string]: string[] } = {
  sales: [
    "(?:head|vp|director) (?:of )?sales|(?:inside |field |area |regional )?sales (?!engineer|technician)\\w+|salesperson|salesm[ae]n|saleswom[ae]n",
    "(?<!technical )(?<!fm )(?:key )?account (?:manager|executive|director|representative|lead|partner)\\w*|accountmanager|business develop\\w+|customer success\\w*|channel manager",
    "vertriebs(?!ingenieur|techni)\\w+|vertrieb|verkaufer\\w*|verkaufs\\w+|kundenber\\w+|kundenbetreu\\w+|aussendienstmitarb\\w+|(?<!system)kauf(?:mann|frau|leute)|\\w{4,}(?<!system)kauf(?:mann|frau)",
    "verkoper|verkoopster|verkoop(?!techn)\\w+|relatiebeheer\\w*|commercieel (?:medewerk|manager|directeur|adviseur|binnendienst)\\w*|commerciele (?:medewerk|binnendienst)\\w*",
    "commerciale? (?:sedentaire|itinerant|terrain|b2b|export|grands? comptes|data ?cent\\w+|junior|confirme|senior)|^commerciale?$|(?:attache|direct(?:eur|rice)|responsable|assistante?|conseill\\w+|delegue)e? commerciale?s?",
    "(?:responsable|conseill\\w+|chargee?) (?:de |des )?(?:comptes|grands comptes|clientele|developpement)|comercial (?!de obra)\\w*|^comercial$|(?:gest\\w+|responsable|ejecutiv[oa]|executiv[oa]|director\\w?|diretor\\w?|tecnic[oa]) (?:comercial|de (?:cuentas|contas|clientes|ventas|vendas))",
    "(?:delegad[oa]|asesora?|assessora?) comercial|vendedora?|vendit(?:ore|rice|eur)|addett[oa] (?:alle )?vendite|(?:responsabile|direttore|agente) (?:commerciale|di commercio|vendite)|gest\\w+ client\\w+|gest\\w+ (?:de |di )?(?:cuenta|conta)s?|agente di vendita|(?:verkoop|commercieel) \\w*binnendienst|medewerk\\w+ (?:verkoop|commercie\\w+)\\w*",
    "handlow(?:iec|czyni)|przedstawiciel\\w* handlow\\w+|(?:specjalist\\w|kierowni\\w+|dyrektor|doradca|asystent\\w*|opiekun\\w*) (?:ds\\.? |do spraw )?(?:sprzedazy|handlow\\w+|klient\\w*|kluczowych klientow)",
    "obchodni\\w*|prodejc\\w+|(?:in|ute)?saljare|saljchef|forsaljning\\w*|kundansvarig|kundradgivare|affarsutveckl\\w+|s(?:a|ae)lger\\w*|selger\\w*|salgs\\w+|kunde(?:chef|sjef|radgiver|ansvarlig)|forretningsudvikl\\w+|forretningsutvikl\\w+",
    "myyja|myynti\\w+|asiakkuus\\w+|asiakasvastaava|asiakaspalvel\\w+",
  ],
  hiring: [
    "recruit\\w+|recruteu\\w+|talent (?:acquisition|partner|sourcer|manager|specialist|scout)|technical sourcer|reclutad\\w+|recrutad\\w+|recrutamento|reclutamiento|selezionat\\w+|rekrut\\w+|rekryter\\w+|rekrytoi\\w+|rrhh",
    "(?:tecnic[oa]|responsable|especialista|consultora?|gestora?|auxiliar|analista) (?:de |en )?(?:seleccion|recrutamento|personal|nominas)|seleccion de personal|(?:addett\\w+|responsabile|specialista) (?:alla |della |di )?(?:selezione|ricerca e selezione|personale)",
    "personal(?:dienst|disponent|vermitt|entwickl|manag|gewinn|chef|konsulent|admin)\\w*|arbeitsvermitt\\w+|wervings?\\w*|personeels(?:advis|functionar|zaken|consul)\\w*|nabor(?:ar|ov)\\w*|(?:specjalist\\w|kierowni\\w+) (?:ds\\.? )?(?:personaln\\w+|kadr\\w*|hr)",
    "henkilosto\\w*|lonn?(?:chef|specialist|medarbe)\\w*|recursos humanos|gestao de pessoas|charge\\w? de recrutement|gestionnaire (?:rh|de carriere)",
  ],
  finance: [
    "contr[oa]leu\\w+ (?:de gestion|financi\\w+|interne|budgetaire)|(?:controllo|control|controlo) (?:di|de) gest\\w+|controller di gestione|controlling|kontroling\\w*|(?:financial|finance|business|group|division|management) controller|controller (?:financ|finanz|finans)\\w+",
    "(?<!(?:cost|project|document|hvac|bms|plc|quality|planning|material|stock|technical|process|motion|climate) )^(?:senior |junior |lead )?controller(?:in)?(?= data| rechenz|$)|finance (?:manager|director|officer|partner|business|analyst|assistant|lead|specialist)|financial (?:accountant|planner|officer)",
    "finan[zs](?:buchh|controll|manag|leit|analyst|direktor|chef)\\w*|accountant|(?:internal |financial )auditor|treasur\\w+|economist(?:a|e|in)?(?! de la construction)|ekonomist\\w*|ekonom(?:k[ay]|in)?|(?:national|bedrijfs|projekt|prosjekt)(?:ekonom|okonom|econoom)\\w*|okonom|volkswirt\\w*|betriebswirt\\w*",
    "(?:credit|tax|pricing|billing) (?:manager|controller|specialist|officer|clerk)|comptab\\w+|contable\\w*|contabil\\w*|ragioner\\w*|facturaci?\\w+|faktur(?:ist|ant)\\w*|ekonomi(?:chef|assistent|ansvarig|controll)\\w*|okonomi(?:chef|sjef|konsul|medarb)\\w*|talous\\w*|kassor\\w*",
    "(?:analista|director\\w?|diretor\\w?|responsable|tecnic[oa]) (?:financier[oa]|financeir[oa]|de finanzas|de contabilidad\\w*|de tesoreria)|(?:specjalist\\w|kierowni\\w+|dyrektor) (?:ds\\.? )?(?:finans\\w+|rozliczen|ksiegow\\w+)|financni (?:reditel\\w*|analyti\\w+|manazer\\w*)",
  ],
  buying: [
    `(?:(?:senior|category|strategic|technical|junior|lead) )?(?:buyer|purchaser)s?|(?:procurement|purchasing|sourcing|category) (?:specialist|manager|officer|executive|lead|director|assistant|administrator|coordinator|agent|advisor|consultant)${unlessOfPlant}`,
    `(?:\\w*inkoper|inkoopster|inkoop\\w*|inkop(?:are|schef|sansvarig\\w*)|indkob\\w*|indkoeb\\w*|innkjop\\w*|innkjoep\\w*)${unlessOfPlant}|(?:\\w*einkaufer\\w*|\\w*einkaufs\\w+|einkauf)${unlessOfPlant}|beschaffer\\w*|disponent\\w*`,
    `(?:acheteu(?:r|se)s?|approvisionn\\w+|(?:responsable|directeur|directrice|assistante?|chargee?) (?:des |d.)?achats?)${unlessOfPlant}|(?:compradora?|jef[ea] de compras|(?:responsable|tecnic[oa]|gest\\w+|director\\w?|diretor\\w?|assistente|auxiliar|especialista|analista) (?:de )?(?:compras|aprovisionamiento\\w*|aprovisionamento\\w*))${unlessOfPlant}`,
    `(?:(?:responsabile|addett[oa]|impiegat[oa]|direttore|direttrice|ufficio|specialista) (?:agli |degli )?acquisti|compratore|compratrice)${unlessOfPlant}|kupiec|kupczyni|(?:specjalist\\w|kierowni\\w+|dyrektor) (?:ds\\.? |do spraw )?(?:zakupow|zaopatrzenia)|zaopatrzeniowiec`,
    "nakupci\\w*|(?:specialist\\w+|referent\\w*|vedouci|manazer\\w*) nakupu|ostaja|ostopaallikko|hankinta(?:paallikko|asiantuntija|johtaja)",
  ],
  goods: [
    "(?:logistics|supply chain|transport|shipping|freight|customs|export|import) (?:coordinator|planner|manager|analyst|clerk|administrator|controller|officer|assistant|declarant)|expedit[eo]r|(?:logistiek|transport)\\w* (?:coordinator|planner|medewerk\\w+|manager)|douane\\w*|expediteur\\w*",
    "(?:logistik|versand|speditions|zoll|transport|logistikk|logistics)-?(?:koordinator|leit|manag|planer|planlegg|kauf|sachbearb|ansvarlig|ansvarig|chef|sjef|medarbe)\\w*|spediteur\\w*|speditor\\w*|spedytor\\w*|spedizionier\\w*|speditorka",
    "(?:coordina\\w+|responsabile|responsable|tecnic[oa]|gest\\w+|chargee?|agente?|assistente|addett[oa]) (?:de |di |en |della |alla |de la )?(?:logisti\\w+|transportes?|trasporti|expedition\\w*|supply chain)|(?:specjalist\\w|kierowni\\w+|koordynator\\w*) (?:ds\\.? )?(?:logisty\\w+|transportu|spedycji)|(?:koordinator|manazer|referent)\\w* (?:logistiky|dopravy)|logistiikka\\w*|huolitsija",
  ],
  insurance: [
    "claims (?:handler|adjuster|manager|assessor|specialist|adviser|advisor)|loss adjuster|underwrit\\w+|(?:gestionnaire|expert\\w*|inspecteur|charge\\w*|conseill\\w+|redacteur) (?:de |des |en |d.)?sinistres?|(?:gestora?|perit[oa]|tecnic[oa]|analista) (?:de )?(?:siniestros|sinistros|apolices|polizas)|(?:liquidator\\w*|likwidator\\w*) (?:szkod|sinistri)|schaden(?:regul|sachbearb|gutacht)\\w*|schade(?:expert|behandel)\\w*|skade(?:reglerar|behandl|konsulent)\\w*|skadereg\\w*",
    "insurance \\w+|(?:court\\w+|agente?|conseill\\w+|gestionnaire|corredor\\w*|mediador\\w*|broker|consulente|inspecteur) (?:en |d.|de |di )?(?:assuran\\w+|seguros?|assicura\\w+)|broker assicur\\w+|assicurator\\w+|assureur|verzekering\\w*|assurantie\\w*",
    "versicherung\\w*|forsakring\\w*|forsikring\\w*|vakuutus\\w*|(?:agent\\w*|doradca|broker|specjalist\\w) (?:ds\\.? )?ubezpiecz\\w+|pojist\\w+|pojistovac\\w+",
  ],
  schooling: [
    "(?:training|course|learning|academy|l&d|education|apprenticeship|onboarding) (?:coordinator|administrator|manager|officer|planner|assistant|specialist|partner|advisor|lead)|(?:schulungs|ausbildungs|trainings|seminar|kurs|weiterbildungs|bildungs)(?:koordinat|manag|planer|organisat|referent|admin)\\w*",
    "(?:opleidings|trainings|cursus)(?:coordinat|manag|planner|adviseur|medewerk)\\w*|(?:coordinat\\w+|chargee?|responsable|assistante?|gestionnaire) (?:de (?:la )?|des )?formations?|(?:coordinador\\w*|responsable|tecnic[oa]|gest\\w+|coordenador\\w*|administrativ[oa]) de (?:la )?formac\\w+|(?:coordina\\w+|responsabile|addett[oa]) (?:alla |della )?formazione",
    "(?:koordynator\\w*|specjalist\\w|kierowni\\w+) (?:ds\\.? )?szkolen|(?:koordinator\\w*|manazer\\w*|referent\\w*) (?:skoleni|vzdelavani)|(?:utbildnings|kurs|kursus|oplaerings|opplaerings|uddannelses)(?:samordn|koordinat|administrat|konsulent|ansvarlig|ansvarig|radgiv)\\w*|koulutus(?:koordin|suunnitt|assist|paallik)\\w*",
  ],
  unions: [
    "(?:trade )?union (?:organi[sz]er|officer|secretary|representative|rep)|gewerkschafts\\w*|betriebsrats(?:berat|betreu|referent)\\w*|vakbonds\\w*|(?:secretaire|delegue|permanent|juriste)e? syndica\\w+|(?:delegad[oa]|tecnic[oa]|secretari[oa]|asesora?) sindical|(?:funzionari[oa]|delegat[oa]|operat\\w+) sindacal\\w+",
    "(?:dzialacz\\w*|organizator\\w*|specjalist\\w) zwiazk\\w+|odborov\\w+|(?:fack|fagforenings|forbunds)(?:lig|ombuds|sekret|konsulent|radgiv)\\w*|ombudsman\\w*|ammattiliit\\w+",
  ],
  languages: [
    "interprete|interprets?|tolk(?:in)?|tulkki|tlumocni\\w+|tradutora?|traduktor\\w*|teckensprakstolk|oversaetter\\w*",
  ],
  guarding: ["vaegter\\w*|vagter\\w*|strazn[yia]\\w*|vakthavare|sikkerhetsvakt|vaktmann"],
  policy: [
    "public affairs \\w+|policy (?:officer|advis\\w+|manager|analyst)|lobbyist\\w*|beleids(?:medewerk|advis)\\w*|investor relations\\w*|(?:market|investment|equity|m&a) (?:analyst|research\\w*|associate|manager)",
  ],
  law: [
    "legal (?!entity)\\w+|(?:general|corporate|in-?house) counsel|counsel|paralegal|attorney|juriste|jurist\\w*|notar(?:y|is|io|iusz|in)?|lakimies|juridi(?:que|co|ca|sch)\\w*|giurista|(?:consulente|addett\\w+|ufficio) legale|contract lawyer|patentanw\\w+",
  ],
  telling: [
    "marketing\\w*|marketeer|public relations|(?:pr|press|brand) (?:manager|officer|specialist|consultant)|communications? (?:manager|officer|lead|specialist|advis\\w+|director|consultant)|social media \\w+|content (?:creator|manager|writer|marketer)|community manager",
    "kommunikations(?:manag|referent|leit|berat|konsul|medarbe|chef|radgiv|ansvarig|strateg)\\w*|kommunikasjons(?:radgiv|sjef|leder)\\w*|kommunikator\\w*|presse(?:sprech|referent|radgiv)\\w*|communicatie(?:advis|medewerk|manag|special)\\w*|viestin\\w+|tiedottaja",
    "(?:chargee?|responsable|directeur|directrice|assistante?) (?:de )?(?:la )?communication|(?:responsable|tecnic[oa]|directora?|diretora?|assessora?|jef[ea]) de comunica(?:cion(?!es)|cao(?! de dados))|(?:addett\\w+|responsabile) (?:alla |della )?comunicazione|(?:specjalist\\w|kierowni\\w+) (?:ds\\.? )?(?:marketingu|komunikacji|pr|promocji)|tiskov\\w+ mluvc\\w+",
  ],
  offices: [
    "(?:executive|personal|administrative|management|team) assistant|assistant to the \\w+|secretar\\w*|sekretar\\w*|sekretaer\\w*|\\w*secretaresse|office (?:manager|administrator|assistant|coordinator)|re[cz]ep?[cz]?[ct]?ionist\\w*|rece(?:p|pc|c)ionist\\w*",
    "(?:vorstands|direktions|geschaftsfuhrungs|lednings|direktions)assistent?\\w*|assistenz(?: der)? (?:geschafts\\w+|vorstand\\w*|leitung)|management ?assistente?|(?:asistente|assistente|assistante?) (?:de|di) (?:direccion|direzione|direcao|direction)",
    "asystent\\w* (?:zarzadu|dyrekc\\w+|dyrektora|biura)|asistent\\w* (?:vedeni|reditele)|johdon assistentti|toimistos\\w+|kontorsassistent|kontormedarbe\\w+|kontorist|customer (?:service|support|care) (?:advis\\w+|agent|representative|manager|assistant)|(?:kundtjanst|kundeservice|klantenservice|kundenservice)\\w*|servicio al cliente|servizio clienti|service client\\w*",
  ],
  furnishing: [
    "interior (?:design|architect|decorat)\\w*|innenarchitekt\\w*|raumausstatt\\w+|interieur(?:architect|ontwerp|vormgev)\\w*|binnenhuisarchitect\\w*|architecte? d.interieur|decorat(?:eur|rice)|(?:arquitect[oa]|disenadora?|decoradora?|designer|arquitet[oa]) de interiores|interiorist[ao]",
    "(?:architett[oa]|designer) (?:di |d.)interni|arredat(?:ore|rice)|(?:architekt\\w*|projektant\\w*) wnetrz|(?:bytov\\w+|interierov\\w+) (?:architekt\\w*|designer\\w*)|inredn\\w+|indretnings\\w*|interi(?:or|oor|oer)arkitekt|interi(?:or|oer)designer|sisustus\\w*",
    "(?:graphic|fashion|web|ux|ui|ux/ui|ui/ux) design\\w*|(?:grafik|mode|web|kommunikations)design\\w*|grafik(?:er)?|grafisch\\w* (?:vormgev|ontwerp)\\w*|graphiste|disenadora? grafic[oa]|designer grafic[oa]|grafic[oa] pubblicitari[oa]|grafisk \\w+",
    "landscape (?:architect|design)\\w*|landschafts(?:archit|garten|pfleg)\\w*|landschapsarchitect\\w*|paysagiste|paisajist[ao]|paesaggist[ao]|landskap?[sb]?arkitekt|architekt\\w* krajobrazu|stadtplan\\w+|stedenbouw\\w*|urbanist\\w*|urban planner",
  ],
  vehicles: [
    "kfz-?\\w*|kraftfahrzeug\\w*|(?:truck|lorry|car|vehicle|automotive|bus|bicycle|motorcycle|fleet|hgv|lgv) (?:mechanic|technician|fitter)|auto(?:monteur|mechani|technicus|mekani)\\w*|(?:bedrijfswagen|vrachtwagen)(?:monteur|techn)\\w*|fietsenmaker|karosserie\\w*|carross\\w+",
    "mecanicien\\w* (?:auto\\w*|poids lourds|vl|pl|cycles?|moto)|mecanic[oa] (?:de )?(?:automo\\w+|vehiculos|camiones|coches|bicicletas|pesados|viaturas|autos?)|meccanic[oa] (?:d.auto\\w*|auto\\w*|di veicoli|veicoli)|autofficina|(?:mechanik|mechani\\w+) (?:samochod\\w+|pojazd\\w+)",
    "(?:lastbils?|bil|lastvogns|lastebil|buss?)mekanik\\w*|raskaskalusto\\w*|automekaani\\w*",
    "kran(?:fahr|for|maschin)\\w*|kraan(?:machinist|drijver)|grutier\\w*|gruista|grutera?|(?:operadora?|operatore|operator) (?:de |di )?(?:grua|gru|zurawia|dzwigu)|jerabni\\w+|nosturi\\w*|crane (?:operator|driver)",
  ],
};

/** "Konsulent, salg": a plain word, and behind its comma a field that is of an office. */
const fields =
  "sales|salg|salj|forsaljning|verkoop|vertrieb|verkauf|einkauf|inkoop|vente|ventes|achats|vendite|acquisti|ventas|compras|vendas|sprzedaz|zakupy|obchod|nakup|myynti|hankinta|indkob|innkjop|inkop|purchasing|procurement|recruitment|finance|logistics|legal|communications";
const plain =
  "konsulent|konsult|consultant|adviseur|medewerker|manager|specialist|spezialist|mitarbeiter(?:in)?|berater(?:in)?|responsable|charge|responsabile|addetto|tecnico|gestor|especialista|specjalista|kierownik|specialista|asiantuntija|paallikko|chef|leder|medarbejder|medarbeider|medarbetare|coordinator|koordinator|officer|assistant|executive|advisor|director";
const ofField = new RegExp(`^(?:${plain}),? (?:${fields})(?!\\w)`);

const office = new RegExp(`(?<![\\w-])(?:${Object.values(kinds).flat().join("|")})(?![\\w])`);

/** Whether a folded title names somebody who works at a desk for those who run the plant, or on what is none. */
export const isOfficeWork = (head: string, whole = head): boolean =>
  office.test(head) || ofField.test(whole);
